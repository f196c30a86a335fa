import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LevelGlyph } from '../../map/style/LevelGlyph.tsx'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { paths } from '../../platform/paths.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { Skeleton } from '../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { areas } from '../../land/area/data.ts'
import classes from './HomePage.module.css'

/** A row of the newest; their own page has all. */
const MOST = 6

/** The newest of one's own areas, with thumbnails. */
export function AreaStrip() {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const { items, failure, retry } = usePagedQuery(areas.mine)
  return (
    <section aria-labelledby="home-areas">
      <div className={classes.head}>
        <h2 id="home-areas">{t('home.areas.title')}</h2>
        {items && items.length > 0 && <Link to={paths.myAreas}>{t('home.areas.all')}</Link>}
      </div>
      {failure !== null && <FailureStrip failure={failure} onRetry={retry} />}
      {!items && failure === null && <Skeleton height={196} />}
      {items?.length === 0 && <p className={classes.quiet}>{t('home.areas.empty')}</p>}
      {items && items.length > 0 && (
        <ul className={classes.strip}>
          {items.slice(0, MOST).map(({ id, geometry, level, title, rating }) => (
            <li key={id}>
              <Link to={paths.measureDetail} search={{ id }} className={classes.area}>
                <MapThumbnail geometry={geometry} level={level} theme={theme} width={180} height={196} />
                <span className={classes.areaTitle}>{title}</span>
              </Link>
              <span className={classes.areaLine}>
                <LevelGlyph level={level} size={20} />
                {t('area.rated', { rating })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
