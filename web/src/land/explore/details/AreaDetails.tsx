import type { AreaView } from '@fieldfare/shared/area.ts'
import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { PhotoGrid } from '../../../content/photo/PhotoGrid.tsx'
import { shareView } from '../../../map/controls/shareView.ts'
import classes from '../MapSidebar.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface AreaDetailsProps {
  area: AreaView
  mine: boolean
  onZoom: () => void
}

/** The details of the chosen area beside the map: facts, rating and a link to its full page. */
export function AreaDetails({ area, mine, onZoom }: AreaDetailsProps) {
  const { t } = useTranslation()
  const { number, size, date, dateTime } = useFormat()
  const { level, likes, rating, creator, dateCreated, geometry } = area
  const m2 = useMemo(() => geodesicArea(geometry), [geometry])
  const by = mine ? t('area.detail.byMe') : creator ? t('area.detail.by', { name: creator.name }) : null
  return (
    <Stack className={classes.part}>
      {area.photos && <PhotoGrid photos={area.photos} title={area.title} />}
      {area.description && (
        <p className={textClasses.people}>
          <LinkedText>{area.description}</LinkedText>
        </p>
      )}
      <p>
        <strong className={classes.rating}>{rating}</strong> {t('area.ofTen', { max: RATING_MAX })}
      </p>
      <Stack gap="none" className={textClasses.quiet}>
        <Row as="p" tight gap="s">
          <LevelGlyph level={level} mine={mine} size={22} />
          {[t(`area.level.${level}`), size(m2)].join(', ')}
        </Row>
        <p>
          {likes > 0
            ? t('map.page.likes', { count: likes, number: number(likes) })
            : t(mine ? 'area.detail.likesNoneOwn' : 'map.page.likesNone')}
        </p>
        <p title={dateTime(dateCreated)}>{[by, date(dateCreated)].filter(Boolean).join(', ')}</p>
      </Stack>
      <Row gap="s">
        <ButtonLink to={paths.measureDetail} search={{ id: area.id }} kind="action">
          {t('map.page.details')}
        </ButtonLink>
        <Button onClick={onZoom}>{t('map.page.zoomTo')}</Button>
        <Button kind="text" onClick={() => void shareView()}>
          {t('map.page.share')}
        </Button>
      </Row>
    </Stack>
  )
}
