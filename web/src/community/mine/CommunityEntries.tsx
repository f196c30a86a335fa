import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { failureIn } from '../../api/queries.ts'
import { failureText } from '../../i18n/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import type { useMyCommunities } from '../data.ts'
import { CommunityEntry } from './CommunityEntry.tsx'

interface CommunityEntriesProps {
  list: ReturnType<typeof useMyCommunities>
  communities: readonly CommunityView[] | undefined
  action?: (community: CommunityView) => ReactNode
}

/** Communities one below the other, page by page; their counts follow what happens. */
export function CommunityEntries({ list, communities, action }: CommunityEntriesProps) {
  const { t } = useTranslation()
  useChannel({ feed: 'land', scope: 'all' })
  const failure = failureIn(list)
  const { refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (!communities)
    return failure ? (
      <NoticeStrip kind="bad" action={<Button onClick={() => void refetch()}>{t('app.word.tryAgain')}</Button>}>
        {failureText(t, failure)}
      </NoticeStrip>
    ) : (
      <SkeletonLines label={t('community.mine.loading')} lines={8} />
    )
  return (
    <>
      <ul>
        {communities.map((community) => (
          <li key={community.id}>
            <CommunityEntry community={community} action={action?.(community)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage && t('app.word.loading')} onClick={() => void fetchNextPage()}>
          {t('community.mine.more')}
        </Button>
      )}
    </>
  )
}
