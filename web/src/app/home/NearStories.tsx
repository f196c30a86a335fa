import type { NearStory } from '@fieldfare/shared/waiting.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { PlacePicture } from '../../map/thumbnail/PlacePicture.tsx'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import textClasses from '../../platform/ui/text.module.css'

/** Other people's stories about areas near the person's own, each with a photo or a map. Renders nothing if there are none. */
export function NearStories({ stories }: { stories: readonly NearStory[] }) {
  const { t } = useTranslation()
  const { distance } = useFormat()
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
        {stories.map(({ area: { id, version, title, description, photos, geometry, level }, metres }) => (
          <li key={id}>
            <Link
              to={paths.measureDetail}
              search={{ id }}
              className={layoutClass('row', { tight: true, align: 'start', pressed: true })}
            >
              <Box as="span">
                <PlacePicture
                  of={{ kind: 'areas', id, version }}
                  photo={photos?.[0]}
                  size="112x92"
                  geometry={geometry}
                  level={level}
                />
              </Box>
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
