import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconPolygon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { BackdropMap } from '../../ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageFrame } from '../../ui/layout/PageFrame.tsx'
import { NotOwner } from '../create/NotOwner.tsx'
import { useMyCommunities, useMyCommunityTotals } from '../data.ts'
import { Deleted } from '../delete/Deleted.tsx'
import { DeleteDialog } from '../delete/DeleteDialog.tsx'
import { useDeletedCommunities } from '../manage.ts'
import { CommunityEntries } from './CommunityEntries.tsx'

/** The communities that one looks after, with the people who subscribe and the land they cover together. */
export function MyOwnedCommunitiesPage() {
  const { t } = useTranslation()
  const { number, km2 } = useFormat()
  const { me } = useMe()
  const list = useMyCommunities('owned')
  const totals = useMyCommunityTotals('owned').data
  const deleted = useDeletedCommunities(Boolean(me?.owner || me?.admin)).data
  const [ending, setEnding] = useState<CommunityView | null>(null)
  const communities = list.data?.pages.flatMap(({ items }) => items)
  const start = (
    <ButtonLink to={paths.createCommunity} kind="call" icon={<IconPolygon size={22} aria-hidden="true" />}>
      {t('community.owned.start')}
    </ButtonLink>
  )
  if (!me?.owner && !me?.admin) return <NotOwner />
  if (communities?.length === 0 && !list.hasNextPage && deleted?.pages[0]?.items.length === 0)
    return (
      <EmptyState title={t('community.owned.emptyTitle')} behind={<BackdropMap />} actions={start}>
        {t('community.owned.empty')}
      </EmptyState>
    )
  return (
    <PageFrame
      title={t('app.title.myOwnedCommunities')}
      intro={
        totals &&
        [
          t('community.owned.total', {
            count: totals.count,
            number: number(totals.count),
            km2: km2(totals.jointKm2, totals.approximate),
          }),
          t('community.owned.people', { count: totals.subscribers, number: number(totals.subscribers) }),
        ].join(' ')
      }
      actions={start}
    >
      <CommunityEntries
        list={list}
        communities={communities}
        action={(community) => (
          <>
            <ButtonLink
              to={paths.editCommunity(community.id)}
              kind="text"
              aria-label={t('community.owned.editNamed', { title: community.title })}
            >
              {t('community.page.edit')}
            </ButtonLink>
            <Button
              kind="dangerText"
              aria-label={t('community.delete.named', { title: community.title })}
              onClick={() => setEnding(community)}
            >
              {t('community.delete.confirm')}
            </Button>
          </>
        )}
      />
      <Deleted />
      <DeleteDialog community={ending} onClose={() => setEnding(null)} />
    </PageFrame>
  )
}
