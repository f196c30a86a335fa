import type { NearView } from '@fieldfare/shared/story.ts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { PlacePicture } from '../../../map/thumbnail/PlacePicture.tsx'
import { PlaceThumbnail } from '../../../map/thumbnail/PlaceThumbnail.tsx'
import { Thumbnail } from '../../../map/thumbnail/Thumbnail.tsx'
import { kindOf } from '../../../content/kind.ts'
import { paths } from '../../../platform/paths.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { stories } from '../../story/data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import classes from './Around.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { Grid, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'

/** The surroundings of an area: other people's ratings of the place, its communities, and areas and treasures near it. */
export function Around({ id }: { id: string }) {
  const { t } = useTranslation()
  const heading = useId()
  const { data } = useOnce(stories.around, { id })
  const near = usePagedQuery(stories.near, { id })
  const phone = usePhone()
  return (
    <Stack as="section" ruled aria-labelledby={heading}>
      <h2 id={heading}>{t('story.around.title')}</h2>
      {data && <Overlap {...data.overlapping} />}
      {data && data.communities.length > 0 && (
        <>
          <h3>{t('story.around.communities')}</h3>
          <Row as="ul" gap="l">
            {data.communities.map((community) => (
              <li key={community.id}>
                <Link to={paths.community(community.id)} className={textClasses.link}>
                  <Thumbnail
                    of={{ kind: 'communities', id: community.id }}
                    size="56x56"
                    geometry={community.geometry}
                    level={null}
                  />
                  {community.title}
                </Link>
              </li>
            ))}
          </Row>
        </>
      )}
      <h3>{t('story.around.near')}</h3>
      <PagedList
        query={near}
        loading={t('story.around.loading')}
        empty={<p className={textClasses.quiet}>{t('story.around.nothing')}</p>}
      >
        {(things) => (
          <Grid as="ul" gap="l" least={phone ? 's' : 'm'}>
            {things.map((thing) => (
              <li key={thing.id}>
                <NearThing thing={thing} />
              </li>
            ))}
          </Grid>
        )}
      </PagedList>
    </Stack>
  )
}

interface OverlapProps {
  count: number
  atLeast: boolean
  rating: number
}

function Overlap({ count, atLeast, rating }: OverlapProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const params = { number: number(count), rating: number(rating) }
  return (
    <p className={textClasses.quiet}>
      {count === 0
        ? t('story.around.overlapNone')
        : atLeast
          ? t('story.around.overlapMany', params)
          : t('story.around.overlap', { count, ...params })}
    </p>
  )
}

const PICTURE = '220x148'

function NearThing({ thing }: { thing: NearView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const away =
    thing.metres === 0
      ? t('story.around.overlaps')
      : t('story.around.away', { distance: format.distance(Math.max(thing.metres, 100)) })
  if (thing.kind === 'area')
    return (
      <Link
        to={paths.measureDetail}
        search={{ id: thing.id }}
        className={layoutClass('stack', { gap: 's' }, classes.thing)}
      >
        <PlacePicture
          of={{ kind: 'areas', id: thing.id, version: thing.version }}
          photo={thing.photo ?? undefined}
          size={PICTURE}
          geometry={thing.geometry}
          level={thing.level}
        />
        <Stack as="span" gap="none">
          <span className={textClasses.name}>{thing.title}</span>
          <Row as="span" className={textClasses.quiet}>
            <span>{t(`area.level.${thing.level}`)}</span>
            <span>{t('area.rated', { rating: thing.rating })}</span>
            <span>{away}</span>
          </Row>
        </Stack>
      </Link>
    )
  const { ref, communityId, place, placeHidden, title } = thing
  return (
    <Link {...kindOf(ref.kind).placeOf(ref, communityId)} className={layoutClass('stack', { gap: 's' }, classes.thing)}>
      <PlaceThumbnail {...place} about={placeHidden} size={PICTURE} />
      <Stack as="span" gap="none">
        <span className={textClasses.name}>{title}</span>
        <Row as="span" className={textClasses.quiet}>
          <span>{t(`content.${ref.kind}.label`)}</span>
          <span>{away}</span>
          {placeHidden && <span>{t('story.around.about')}</span>}
        </Row>
      </Stack>
    </Link>
  )
}
