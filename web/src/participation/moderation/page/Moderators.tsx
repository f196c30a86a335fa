import type { LookedAfterView, ModeratorView } from '@fieldfare/shared/moderation.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../platform/session/me.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { useDecision } from '../../../content/membership/data.ts'
import { api } from '../../../platform/api/client.ts'
import classes from './ModeratorRequestsPage.module.css'

/** The moderators of one community. */
export function Moderators({ community }: { community: LookedAfterView }) {
  return (
    <div className={classes.community}>
      <h3>
        <Link to={paths.community(community.id)}>{community.title}</Link>
      </h3>
      <ul className={classes.list}>
        {community.moderators.map((moderator) => (
          <ModeratorRow key={moderator.person.id} community={community} moderator={moderator} />
        ))}
      </ul>
    </div>
  )
}

function ModeratorRow({ community, moderator }: { community: LookedAfterView; moderator: ModeratorView }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { me } = useMe()
  const [leaving, setLeaving] = useState(false)
  const { mutateAsync: remove } = useDecision(api.removeModerator.mutate)
  const { mutateAsync: restore } = useDecision(api.restoreModerator.mutate)
  const { run } = useUndoableAction()
  const { title, id: communityId, owner } = community
  const { person, creator, since } = moderator
  const name = person.name || t('app.word.formerMember')
  const mine = person.id === me?.id
  const one = { userId: person.id, communityId }
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <p className={classes.words}>
        <strong>{name}</strong>
        <span>{creator ? t('moderation.page.creator') : t('moderation.page.since', { date: date(since) })}</span>
      </p>
      {mine && !creator && (
        <Button kind="text" aria-label={t('moderation.page.stepDownNamed', { title })} onClick={() => setLeaving(true)}>
          {t('moderation.page.stepDown')}
        </Button>
      )}
      {owner && !mine && !creator && (
        <Button
          kind="text"
          aria-label={t('moderation.page.removeNamed', { name, title })}
          onClick={() =>
            void run({
              do: () => remove(one),
              said: t('moderation.page.removed', { name, title }),
              undo: { do: () => restore(one), said: t('moderation.page.undone') },
            })
          }
        >
          {t('moderation.page.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={leaving}
        title={t('moderation.page.stepDownTitle')}
        cancel={t('app.word.cancel')}
        confirm={t('moderation.page.stepDown')}
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false)
          void run({ do: () => remove(one), said: t('moderation.page.steppedDown', { title }) })
        }}
      >
        <p>{t('moderation.page.stepDownText', { title })}</p>
      </ConfirmDialog>
    </li>
  )
}
