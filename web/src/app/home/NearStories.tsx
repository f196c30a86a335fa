import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import type { NearStory } from '@fieldfare/shared/waiting.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import textClasses from '../../platform/ui/text.module.css'
import classes from './HomePage.module.css'

const PICTURE = { width: 112, height: 92 }

/** The stories of others about places near one's own, each with a photo or its map; nothing where there are none. */
export function NearStories({ stories }: { stories: readonly NearStory[] }) {
  const { t } = useTranslation()
  const { distance } = useFormat()
  const theme = useColourScheme()
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="home-stories">
      <Row justify="between" align="baseline">
        <h2 id="home-stories">{t('home.stories.title')}</h2>
        <Link to={paths.map} className={textClasses.link}>
          {t('home.stories.onMap')}
        </Link>
      </Row>
      <Stack as="ul" gap="l">
        {stories.map(({ area: { id, title, description, photos, geometry, level }, metres }) => (
          <li key={id}>
            <Link
              to={paths.measureDetail}
              search={{ id }}
              className={layoutClass('row', { tight: true, align: 'start', pressed: true })}
            >
              {photos?.[0] ? (
                <img
                  className={classes.photo}
                  src={photoUrl(photos[0].id, 'list')}
                  {...PICTURE}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className={classes.photo}>
                  <MapThumbnail geometry={geometry} level={level} theme={theme} {...PICTURE} />
                </span>
              )}
              <Stack as="span" gap="xs" grow>
                <q className={`${textClasses.people} ${textClasses.beginning}`}>{description}</q>
                <span className={textClasses.quiet}>
                  {t('home.stories.of', { title, distance: distance(Math.max(metres, 100)) })}
                </span>
              </Stack>
            </Link>
          </li>
        ))}
      </Stack>
    </section>
  )
}
