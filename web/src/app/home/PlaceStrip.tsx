import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { type AreaNews, NEWS_AREAS } from '@fieldfare/shared/waiting.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { areas } from '../../land/area/data.ts'
import { PlacePicture } from '../../map/thumbnail/PlacePicture.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { Skeleton } from '../../platform/ui/feedback/Skeleton.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './HomePage.module.css'

/** Pictures of the person's newest areas, each with its news. */
export function PlaceStrip({ news }: { news: readonly AreaNews[] | undefined }) {
  const { t } = useTranslation()
  const { items, failure, retry } = usePagedQuery(areas.mine)
  return (
    <section aria-labelledby="home-areas">
      <Row justify="between" align="baseline">
        <h2 id="home-areas">{t('home.places.title')}</h2>
        {items && items.length > 0 && (
          <Link to={paths.myAreas} className={textClasses.link}>
            {t('home.areas.all')}
          </Link>
        )}
      </Row>
      {failure !== null && <FailureStrip failure={failure} onRetry={retry} />}
      {!items && failure === null && <Skeleton height={210} />}
      {items?.length === 0 && <p className={textClasses.intro}>{t('home.areas.empty')}</p>}
      {items && items.length > 0 && (
        <ul className={classes.strip}>
          {items.slice(0, NEWS_AREAS).map((area) => (
            <li key={area.id}>
              <Place area={area} news={news?.find(({ areaId }) => areaId === area.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** One area with its news: its photo with a small map in the corner, or its map alone. */
function Place({ area, news }: { area: MyAreaView; news: AreaNews | undefined }) {
  const { id, version, geometry, level, title, photos } = area
  return (
    <Link to={paths.measureDetail} search={{ id }} className={layoutClass('stack', { gap: 's', pressed: true })}>
      <PlacePicture
        of={{ kind: 'areas', id, version }}
        own
        photo={photos[0]}
        size="214x158"
        geometry={geometry}
        level={level}
      />
      <span>
        <strong className={textClasses.name}>{title}</strong>
        <NewsLine area={area} news={news} />
      </span>
    </Link>
  )
}

function NewsLine({ area: { likes }, news }: { area: MyAreaView; news: AreaNews | undefined }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  if (news?.people)
    return (
      <span className={classes.news}>{t('home.news.people', { count: news.people, number: number(news.people) })}</span>
    )
  const loved = (count: number) => t('home.news.likes', { count, number: number(count) })
  if (news?.likes) return <span className={classes.news}>{loved(news.likes)}</span>
  return (
    <span className={`${textClasses.quiet} ${classes.quiet}`}>{likes > 0 ? loved(likes) : t('home.news.quiet')}</span>
  )
}
