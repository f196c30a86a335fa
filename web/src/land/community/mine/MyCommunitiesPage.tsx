import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { jointSize } from '../../../platform/i18n/jointSize.ts'
import { paths } from '../../../platform/paths.ts'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { communityLists } from '../data.ts'
import { SubscribeButton } from '../../../content/membership/SubscribeButton.tsx'
import { CommunityEntry } from './CommunityEntry.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The page with the communities that the person is a member of, and the land that these cover together. */
export function MyCommunitiesPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const list = usePagedQuery(communityLists.mine, { scope: 'subscribed' })
  const totals = useLive(communityLists.mineTotals, { scope: 'subscribed' }).data
  // Until the cached list is read again, it still contains a community that the person has just left.
  const stillMine = list.items?.filter(({ mine }) => mine?.subscribed)

  if (stillMine?.length === 0 && !list.hasMore)
    return (
      <EmptyState
        title={t('community.mine.emptyTitle')}
        behind={<BackdropMap />}
        actions={
          <ButtonLink to={paths.map} search={{ list: 'communities' }} kind="call">
            {t('community.mine.find')}
          </ButtonLink>
        }
      >
        {t('community.mine.empty')}
      </EmptyState>
    )
  return (
    <PageFrame
      title={t('app.title.myCommunities')}
      intro={
        totals === undefined
          ? null
          : t('community.mine.total', {
              count: totals.count,
              number: format.number(totals.count),
              km2: jointSize(format, totals, stillMine),
            })
      }
      actions={
        <ButtonLink to={paths.map} search={{ list: 'communities' }} kind="soft">
          {t('community.mine.find')}
        </ButtonLink>
      }
    >
      <PagedList query={{ ...list, items: stillMine }} loading={t('community.mine.loading')} lines={8}>
        {(communities) => (
          <Stack as="ul" lined>
            {communities.map((community) => (
              <li key={community.id}>
                <CommunityEntry community={community}>
                  <SubscribeButton community={community} />
                </CommunityEntry>
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </PageFrame>
  )
}
