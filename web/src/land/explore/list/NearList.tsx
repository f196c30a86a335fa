import { useTranslation } from '../../../platform/i18n/translation.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { Box } from '../../../platform/ui/layout/Layout.tsx'
import { FailureStrip, MoreButton } from '../../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from '../MapSidebar.module.css'
import { AreaRow, type Pointing } from './AreaRow.tsx'
import { nearbyHere } from './nearbyHere.ts'
import type { NearPoint } from './NearWays.tsx'
import { OfflineNote } from './Overview.tsx'

interface NearListProps {
  near: NearPoint
  /** The ids of the reader's own areas. */
  mine: ReadonlySet<string>
  pointing: Pointing
  onEnd: () => void
}

/** The list of areas near a point: first areas with a photo, then with a description, then the others, each group nearest first. */
export function NearList({ near: { lng, lat, own }, mine, pointing, onEnd }: NearListProps) {
  const { t } = useTranslation()
  const { size, distance } = useFormat()
  const query = usePagedQuery(nearbyHere, { lng, lat })
  const { items, failure } = query
  return (
    <section className={classes.section}>
      <h3 className={`${textClasses.label} ${classes.label}`}>{t(own ? 'map.near.title' : 'map.near.middle')}</h3>
      <Box pad="gutter">
        <Button kind="text" onClick={onEnd}>
          {t('map.near.newest')}
        </Button>
      </Box>
      {query.offline && <OfflineNote />}
      {failure !== null && <FailureStrip failure={failure} onRetry={query.retry} />}
      {failure === null && !items && (
        <Box pad="gutter">
          <SkeletonLines label={t('map.page.loading')} />
        </Box>
      )}
      {items?.length === 0 && <p className={`${textClasses.intro} ${classes.part}`}>{t('map.near.none')}</p>}
      <ul>
        {items?.map((area) => (
          <AreaRow
            key={area.id}
            {...area}
            area={area}
            mine={mine.has(area.id)}
            facts={
              area.metres === 0
                ? t('map.near.within', { size: size(area.areaM2) })
                : t('map.near.facts', { size: size(area.areaM2), distance: distance(area.metres) })
            }
            {...pointing}
          />
        ))}
      </ul>
      {query.hasMore && (
        <Box pad="gutter">
          <MoreButton busy={query.loadingMore} label={t('map.page.more')} onPress={query.more} />
        </Box>
      )}
    </section>
  )
}
