import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { BackdropMap } from '../../ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PagedList } from '../../ui/layout/PagedList.tsx'
import { PageFrame } from '../../ui/layout/PageFrame.tsx'
import { useMyCommunities, useMyCommunityTotals } from '../data.ts'
import { useSubscription } from '../useSubscription.ts'
import { CommunityEntry } from './CommunityEntry.tsx'

/** The communities that one subscribes to, with the land they cover together. */
export function MyCommunitiesPage() {
  const { t } = useTranslation()
  const { number, km2 } = useFormat()
  const list = useMyCommunities('subscribed')
  const totals = useMyCommunityTotals('subscribed').data
  const { change } = useSubscription()
  const [leaving, setLeaving] = useState<CommunityView | null>(null)
  useChannel({ feed: 'land', scope: 'all' })
  // One that was just left stays in the list until that is read again.
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
        totals &&
        t('community.mine.total', {
          count: totals.count,
          number: number(totals.count),
          km2: km2(totals.jointKm2, totals.approximate),
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
          <ul>
            {communities.map((community) => (
              <li key={community.id}>
                <CommunityEntry community={community}>
                  <Button
                    kind="dangerText"
                    aria-label={t('community.unsubscribeFrom', { title: community.title })}
                    onClick={() => setLeaving(community)}
                  >
                    {t('community.unsubscribe')}
                  </Button>
                </CommunityEntry>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <ConfirmDialog
        open={leaving !== null}
        title={t('community.mine.leaveTitle', { title: leaving?.title })}
        cancel={t('app.word.keep')}
        confirm={t('community.mine.leaveConfirm')}
        danger
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) change(leaving, false)
          setLeaving(null)
        }}
      >
        <p>{t('community.mine.leaveText')}</p>
      </ConfirmDialog>
    </PageFrame>
  )
}
