import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LevelGlyph } from '../../map/style/LevelGlyph.tsx'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { paths } from '../../platform/paths.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { Skeleton } from '../../platform/ui/feedback/Skeleton.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { areas } from '../../land/area/data.ts'
import classes from './HomePage.module.css'

/** The number of areas: a row of the newest; the list of areas has all. */
const MOST = 6

/** The newest of one's own areas, with thumbnails. */
export function AreaStrip() {
  const { t } = useTranslation()
  const theme = useColourScheme()
  const { items, failure, retry } = usePagedQuery(areas.mine)
  return (
    <section aria-labelledby="home-areas">
      <Row justify="between" align="baseline">
        <h2 id="home-areas">{t('home.areas.title')}</h2>
        {items && items.length > 0 && (
          <Link to={paths.myAreas} className={textClasses.link}>
            {t('home.areas.all')}
          </Link>
        )}
      </Row>
      {failure !== null && <FailureStrip failure={failure} onRetry={retry} />}
      {!items && failure === null && <Skeleton height={196} />}
      {items?.length === 0 && <p className={textClasses.intro}>{t('home.areas.empty')}</p>}
      {items && items.length > 0 && (
        <ul className={classes.strip}>
          {items.slice(0, MOST).map(({ id, geometry, level, title, rating }) => (
            <li key={id}>
              <Link
                to={paths.measureDetail}
                search={{ id }}
                className={layoutClass('stack', { gap: 's', pressed: true })}
              >
                <MapThumbnail geometry={geometry} level={level} theme={theme} width={180} height={196} />
                <strong className={textClasses.name}>{title}</strong>
              </Link>
              <Row as="span" gap="xs" className={textClasses.quiet}>
                <LevelGlyph level={level} size={20} />
                {t('area.rated', { rating })}
              </Row>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
