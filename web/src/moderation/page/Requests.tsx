import type { ModeratorRequestView } from '@fieldfare/shared/moderation.ts'
import { useTranslation } from 'react-i18next'
import { Ago } from '../../i18n/Ago.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAddModerator, useRefuse, useRequests, useRestoreRequest } from '../data.ts'
import { useDecided } from '../useDecided.ts'
import classes from './people.module.css'
import { Section } from './Section.tsx'

/** Who would like to moderate. */
export function Requests({ communityId }: { communityId: string | undefined }) {
  const { t } = useTranslation()
  const list = useRequests(communityId)
  const requests = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Section
      title={t('moderation.page.requests')}
      list={list}
      none={requests?.length === 0 && t('moderation.page.noRequests')}
    >
      {requests && requests.length > 0 && (
        <ul className={classes.list}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function RequestRow({ request }: { request: ModeratorRequestView }) {
  const { t } = useTranslation()
  const { person, communityId, communityTitle: title, requestedAt } = request
  const name = person.name || t('app.word.formerMember')
  const one = { userId: person.id, communityId }
  const add = useAddModerator()
  const refuse = useRefuse()
  const restore = useRestoreRequest()
  const decided = useDecided()
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <p className={classes.words}>
        <strong>{name}</strong>
        <span>
          {t('moderation.page.asked', { title })}, <Ago at={requestedAt} />
        </span>
      </p>
      <div className={classes.buttons}>
        <Button
          kind="action"
          aria-label={t('moderation.page.approveNamed', { name, title })}
          busy={add.isPending && t('app.word.sending')}
          onClick={() => decided(add.mutateAsync(one), t('moderation.page.added', { name, title }))}
        >
          {t('moderation.page.approve')}
        </Button>
        <Button
          kind="soft"
          aria-label={t('moderation.page.refuseNamed', { name, title })}
          busy={refuse.isPending && t('app.word.sending')}
          onClick={() =>
            decided(refuse.mutateAsync(one), t('moderation.page.refused', { name }), () => restore.mutateAsync(one))
          }
        >
          {t('moderation.page.refuse')}
        </Button>
      </div>
    </li>
  )
}
