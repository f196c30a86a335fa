import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { failureIn } from '../../api/queries.ts'
import { useRights } from '../../community/useRights.ts'
import { failureText } from '../../i18n/failure.ts'
import { JoinPrompt } from '../../content/JoinPrompt.tsx'
import { Button } from '../../ui/Button.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useDesk } from '../../ui/layout/usePhone.ts'
import { useThreads } from '../data.ts'
import { StartDiscussion } from '../StartDiscussion.tsx'
import classes from './Discussions.module.css'
import { ThreadRow } from './ThreadRow.tsx'

/** The discussions of a community, newest first; everyone may read them. */
export function Discussions({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const desk = useDesk()
  const { why } = useRights(community)
  useChannel({ feed: 'threads', scope: 'community', id: community.id })
  const asked = useThreads(community.id)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = asked
  const threads = data?.pages.flatMap(({ items }) => items)
  const failure = failureIn(asked)
  const refused = why('thread.add')

  return (
    <div className={classes.discussions}>
      {refused ? (
        <JoinPrompt community={community} why={refused} />
      ) : (
        !desk && <StartDiscussion community={community} />
      )}
      {failure !== null && (
        <NoticeStrip kind="bad" action={<Button onClick={() => void refetch()}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, failure)}
        </NoticeStrip>
      )}
      {!threads && failure === null && <SkeletonLines label={t('discussion.loading')} lines={6} />}
      {threads?.length === 0 && (
        <section className={classes.empty}>
          <h2>{t('discussion.emptyTitle')}</h2>
          <p>{t('discussion.empty')}</p>
        </section>
      )}
      {threads && threads.length > 0 && (
        <ul className={classes.list}>
          {threads.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage && t('app.word.loading')} onClick={() => void fetchNextPage()}>
          {t('discussion.more')}
        </Button>
      )}
    </div>
  )
}
