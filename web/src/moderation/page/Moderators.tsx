import type { LookedAfterView, ModeratorView } from '@fieldfare/shared/moderation.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { type useLookedAfter, useRemoveModerator, useRestoreModerator } from '../data.ts'
import { useDecided } from '../useDecided.ts'
import classes from './people.module.css'
import { Section } from './Section.tsx'

interface ModeratorsProps {
  list: ReturnType<typeof useLookedAfter>
  communities: LookedAfterView[]
}

/** Who moderates each community. */
export function Moderators({ list, communities }: ModeratorsProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('moderation.page.moderators')} list={list}>
      {communities.map((community) => (
        <div key={community.id} className={classes.community}>
          <h3>
            <Link to={paths.community(community.id)}>{community.title}</Link>
          </h3>
          <ul className={classes.list}>
            {community.moderators.map((moderator) => (
              <ModeratorRow key={moderator.person.id} community={community} moderator={moderator} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function ModeratorRow({ community, moderator }: { community: LookedAfterView; moderator: ModeratorView }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { me } = useMe()
  const [leaving, setLeaving] = useState(false)
  const remove = useRemoveModerator()
  const restore = useRestoreModerator()
  const decided = useDecided()
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
            decided(remove.mutateAsync(one), t('moderation.page.removed', { name, title }), () =>
              restore.mutateAsync(one),
            )
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
          decided(remove.mutateAsync(one), t('moderation.page.steppedDown', { title }))
        }}
      >
        <p>{t('moderation.page.stepDownText', { title })}</p>
      </ConfirmDialog>
    </li>
  )
}
