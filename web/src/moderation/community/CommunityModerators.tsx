import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useAsk, useModerators, useWithdraw } from '../data.ts'
import { useDecided } from '../useDecided.ts'
import classes from './CommunityModerators.module.css'

/** Who moderates a community; a subscriber asks to become one here, and reads what became of that. */
export function CommunityModerators({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { data: moderators } = useModerators(community.id)
  return (
    <section className={classes.section} aria-labelledby="moderators">
      <h2 id="moderators">{t('moderation.about.title')}</h2>
      {!moderators && <SkeletonLines label={t('moderation.page.loading')} lines={2} />}
      <ul className={classes.list}>
        {moderators?.map(({ person, creator }) => (
          <li key={person.id}>
            <Avatar name={person.name || t('app.word.formerMember')} />
            <span>
              {person.name || t('app.word.formerMember')}
              {creator && <span className={classes.quiet}>{t('moderation.page.creator')}</span>}
            </span>
          </li>
        ))}
      </ul>
      <MyPart community={community} />
    </section>
  )
}

function MyPart({ community: { id, mine } }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const ask = useAsk(id)
  const withdraw = useWithdraw(id)
  const decided = useDecided()
  if (!me || !mine) return null
  if (mine.moderator) return <p>{t('moderation.about.moderate')}</p>
  if (mine.request === 'refused')
    return <p className={classes.quiet}>{t('moderation.about.refused', { days: HIDDEN_DAYS })}</p>
  if (mine.request === 'pending')
    return (
      <>
        <p>{t('moderation.about.pending')}</p>
        <Button
          kind="soft"
          busy={withdraw.isPending && t('app.word.sending')}
          onClick={() => decided(withdraw.mutateAsync(me.id), t('moderation.about.withdrawn'))}
        >
          {t('moderation.about.withdraw')}
        </Button>
      </>
    )
  if (!mine.subscribed || !me.verified) return null
  return (
    <Button
      kind="soft"
      busy={ask.isPending && t('app.word.sending')}
      onClick={() => decided(ask.mutateAsync(), t('moderation.about.asked'))}
    >
      {t('moderation.about.ask')}
    </Button>
  )
}
