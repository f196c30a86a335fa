import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { failureIn, readAgain } from '../../platform/api/queries.ts'
import { Avatar } from '../../platform/ui/Avatar.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { communities } from './community.ts'
import { moderators } from './data.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import textClasses from '../../platform/ui/text.module.css'

/** The moderators of a community; a subscriber can ask here to become a moderator, and sees the answer. */
export function CommunityModerators({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const query = useLive(moderators, { communityId: community.id })
  const { data } = query
  const failure = failureIn(query)
  return (
    <Stack as="section" align="start" aria-labelledby="moderators">
      <h2 id="moderators" className={textClasses.heading}>
        {t('moderation.about.title')}
      </h2>
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
      {!data && failure === null && <SkeletonLines label={t('moderation.page.loading')} lines={2} />}
      <Row as="ul" gap="xl">
        {data?.map(({ person, creator }) => (
          <Row key={person.id} as="li" tight>
            <Avatar name={person.name || t('app.word.formerMember')} />
            <Stack as="span" gap="none" className={textClasses.strong}>
              {person.name || t('app.word.formerMember')}
              {creator && <span className={textClasses.quiet}>{t('moderation.page.creator')}</span>}
            </Stack>
          </Row>
        ))}
      </Row>
      <MyRequest community={community} />
    </Stack>
  )
}

function MyRequest({ community: { id, mine } }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const onSettled = () => readAgain({ queryKey: communities.one.key({ id }) })
  const ask = useCall(api.addModeratorRequest.mutate, { onSettled })
  const withdraw = useCall(api.removeModeratorRequest.mutate, { onSettled })
  const { run } = useUndoableAction()
  if (!me || !mine) return null
  if (mine.moderator) return <p>{t('moderation.about.moderate')}</p>
  if (mine.request === 'refused')
    return <p className={textClasses.quiet}>{t('moderation.about.refused', { days: RESTORABLE_DAYS })}</p>
  if (mine.request === 'pending')
    return (
      <>
        <p>{t('moderation.about.pending')}</p>
        <Button
          kind="soft"
          busy={withdraw.isPending && t('app.word.sending')}
          onClick={() =>
            void run({
              do: () => withdraw.mutateAsync({ userId: me.id, communityId: id }),
              message: t('moderation.about.withdrawn'),
            })
          }
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
      onClick={() => void run({ do: () => ask.mutateAsync({ communityId: id }), message: t('moderation.about.asked') })}
    >
      {t('moderation.about.ask')}
    </Button>
  )
}
