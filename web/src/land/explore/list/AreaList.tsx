import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useCommunities } from '../../community/data.ts'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip, MoreButton } from '../../../platform/ui/layout/PagedList.tsx'
import { AreaRow, type Pointing } from './AreaRow.tsx'
import { roomsOf } from './areasInView.ts'
import { CommunityRow } from './CommunityRow.tsx'
import classes from '../MapSidebar.module.css'
import { NearList } from './NearList.tsx'
import { type NearPoint, NearWays } from './NearWays.tsx'
import { OfflineNote, Overview } from './Overview.tsx'
import type { View } from '../useView.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { useOnceEach } from '../../../platform/api/useOnceEach.ts'
import { communities } from '../../../content/membership/community.ts'
import { Box } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface AreaListProps {
  view: View
  zoom: number
  pointing: Pointing
  /** The id of the community that the filter by land names; the list then shows no other community. */
  land: string | undefined
}

/** The content of the map as a list: the areas in view, newest first, then the communities. */
export function AreaList({ view, zoom, pointing, land }: AreaListProps) {
  const { t } = useTranslation()
  const within = view.bounds && roomsOf(view.bounds, zoom)
  const communityQuery = useCommunities(
    { within: within?.within ?? inWorld(view.bounds) },
    view.bounds !== null && !land,
  )
  const { data: only } = useLive(communities.one, land ? { id: land } : null)
  const here = useOnceEach(
    communities.one,
    (view.offline ?? []).map((id) => ({ id })),
  )
  const lands = land ? (only ? [only] : []) : (communityQuery.items ?? here)
  const [near, setNear] = useState<NearPoint | null>(null)
  if (near) return <NearList near={near} mine={view.mine} pointing={pointing} onEnd={() => setNear(null)} />
  const ways = <NearWays bounds={view.bounds} onChoose={setNear} />
  if (view.far || view.error)
    return (
      <>
        {ways}
        <Overview view={view} pointing={pointing} />
      </>
    )
  return (
    <>
      {ways}
      {view.offline && <OfflineNote />}
      <section className={classes.section}>
        <h3 className={`${textClasses.label} ${classes.label}`}>{t('map.page.areas')}</h3>
        {view.areas.length > 0 ? (
          <ul>
            {view.areas.map((area) => (
              <AreaRow key={area.id} {...area} area={area} mine={view.mine.has(area.id)} {...pointing} />
            ))}
          </ul>
        ) : view.waiting ? (
          <Box pad="gutter">
            <SkeletonLines label={t('map.page.loading')} />
          </Box>
        ) : (
          <p className={`${textClasses.intro} ${classes.part}`}>
            {t(view.filtered ? 'map.page.filters.none' : 'map.page.emptyText')}
          </p>
        )}
        {view.more && (
          <Box pad="gutter">
            <MoreButton busy={view.loadingMore} label={t('map.page.more')} onPress={view.loadMore} />
          </Box>
        )}
      </section>
      {communityQuery.failure !== null && !view.offline && (
        <FailureStrip failure={communityQuery.failure} onRetry={communityQuery.retry} />
      )}
      {lands.length > 0 && (
        <section className={classes.section}>
          <h3 className={`${textClasses.label} ${classes.label}`}>{t('map.page.communities')}</h3>
          <ul>
            {lands.map((community) => (
              <CommunityRow key={community.id} {...community} community={community} {...pointing} />
            ))}
          </ul>
          {!land && communityQuery.hasMore && (
            <Box pad="gutter">
              <MoreButton
                busy={communityQuery.loadingMore}
                label={t('map.page.moreCommunities')}
                onPress={communityQuery.more}
              />
            </Box>
          )}
        </section>
      )}
    </>
  )
}

// Clamps the view to one world, and rounds it, so that a small move of the map needs no new request.
function inWorld(bounds: View['bounds']): [number, number, number, number] | undefined {
  if (!bounds) return undefined
  const [west, south, east, north] = bounds
  return [
    Math.max(-180, Math.floor(west)),
    Math.max(-85, Math.floor(south)),
    Math.min(180, Math.ceil(east)),
    Math.min(85, Math.ceil(north)),
  ]
}
