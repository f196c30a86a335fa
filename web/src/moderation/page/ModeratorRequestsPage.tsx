import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../api/queries.ts'
import { failureOf, failureText } from '../../i18n/failure.ts'
import { paths } from '../../paths.ts'
import { BackdropMap } from '../../ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageFrame } from '../../ui/layout/PageFrame.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useLookedAfter } from '../data.ts'
import { Log } from './Log.tsx'
import { Moderators } from './Moderators.tsx'
import { Reports } from './Reports.tsx'
import { Requests } from './Requests.tsx'

const isLost = (error: Error) => ['forbidden', 'not-found'].includes(failureOf(error).code)

/** What waits for somebody in the communities that they look after, or in one of them; and what was done. */
export function ModeratorRequestsPage() {
  const { t } = useTranslation()
  const { community: communityId } = useSearch({ from: '/main/moderator-requests' })
  const lookedAfter = useLookedAfter(communityId)
  const communities = lookedAfter.data?.pages.flatMap(({ items }) => items)
  // Who lost the right while the page is open reads so, whatever was read before.
  const failure = lookedAfter.error && isLost(lookedAfter.error) ? lookedAfter.error : failureIn(lookedAfter)

  if (failure)
    return (
      <EmptyState
        title={failureText(t, failure)}
        behind={<BackdropMap />}
        actions={
          communityId ? (
            <ButtonLink to={paths.moderatorRequests}>{t('moderation.page.showAll')}</ButtonLink>
          ) : (
            <Button onClick={() => void lookedAfter.refetch()}>{t('app.word.tryAgain')}</Button>
          )
        }
      />
    )
  if (communities?.length === 0)
    return (
      <EmptyState
        title={t('moderation.page.emptyTitle')}
        behind={<BackdropMap />}
        actions={
          <ButtonLink to={paths.myCommunities} kind="call">
            {t('moderation.page.find')}
          </ButtonLink>
        }
      >
        {t('moderation.page.empty')}
      </EmptyState>
    )
  const title = communityId && communities?.find(({ id }) => id === communityId)?.title
  return (
    <PageFrame
      title={t('app.title.moderatorRequests')}
      intro={title ? t('moderation.page.one', { title }) : t('moderation.page.intro')}
      actions={communityId && <ButtonLink to={paths.moderatorRequests}>{t('moderation.page.showAll')}</ButtonLink>}
      aside={
        communities && (
          <>
            <Moderators list={lookedAfter} communities={communities} />
            <Log communityId={communityId} />
          </>
        )
      }
    >
      {communities ? (
        <>
          <Reports communityId={communityId} />
          <Requests communityId={communityId} />
        </>
      ) : (
        <SkeletonLines label={t('moderation.page.loading')} lines={6} />
      )}
    </PageFrame>
  )
}
