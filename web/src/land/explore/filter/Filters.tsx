import { type Level, LEVELS, RATING_MAX } from '@fieldfare/shared/limits.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { useOnce } from '../../../platform/api/useLive.ts'
import { useMe } from '../../../platform/session/me.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import { areas } from '../../area/data.ts'
import { LandFilter } from './LandFilter.tsx'
import { chooseLevel, chooseYear, type MapFilter } from './mapFilter.ts'

/** The minimum ratings to choose from. Nearly everybody rates a place that they draw higher than five. */
const LEAST = [6, 7, 8, 9, RATING_MAX]

interface FiltersProps {
  filter: MapFilter
  onFilter: (filter: MapFilter) => void
}

/** The filters of the map as chips, each applied at once. */
export function Filters({ filter, onFilter }: FiltersProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { levels, rating, from, to, mine } = filter
  const change = (part: MapFilter) => onFilter({ ...filter, ...part })
  const { data: drawnIn = [] } = useOnce(areas.years)
  const isShown = (year: number) =>
    (from !== undefined || to !== undefined) && (from ?? 0) <= year && year <= (to ?? year)
  // The URL may contain a rating that is not among the choices.
  const ratings = rating && !LEAST.includes(rating) ? [rating, ...LEAST] : LEAST
  return (
    <Stack gap="l">
      <Chips label={t('map.legend')}>
        {LEVELS.map((level: Level) => (
          <Chip
            key={level}
            pressed={levels?.includes(level) ?? false}
            onPress={() => change({ levels: chooseLevel(levels, level) })}
            icon={<LevelGlyph level={level} size={18} kind="badge" />}
          >
            {t(`area.level.${level}`)}
          </Chip>
        ))}
      </Chips>
      <Chips label={t('map.page.filters.rating')}>
        {ratings.map((least) => (
          <Chip
            key={least}
            pressed={rating === least}
            label={least === RATING_MAX ? undefined : t('map.page.filters.ratingFrom', { rating: least })}
            onPress={() => change({ rating: rating === least ? undefined : least })}
          >
            {least === RATING_MAX ? least : `${least}+`}
          </Chip>
        ))}
      </Chips>
      {drawnIn.length > 0 && (
        <Chips label={t('map.page.filters.years')}>
          {drawnIn.map((year) => (
            <Chip key={year} pressed={isShown(year)} onPress={() => change(chooseYear(filter, year))}>
              {year}
            </Chip>
          ))}
        </Chips>
      )}
      {me && (
        <Row>
          <Chip pressed={mine === true} onPress={() => change({ mine: mine ? undefined : true })}>
            {t('map.page.filters.mine')}
          </Chip>
        </Row>
      )}
      <LandFilter land={filter.land} onLand={(land) => change({ land })} />
    </Stack>
  )
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <Row gap="s">{children}</Row>
    </fieldset>
  )
}

interface ChipProps {
  pressed: boolean
  onPress: () => void
  /** The accessible name if the visible text is too short. */
  label?: string | undefined
  icon?: ReactNode
  children: ReactNode
}

function Chip({ pressed, onPress, label, icon, children }: ChipProps) {
  return (
    <Button kind={pressed ? 'action' : 'soft'} aria-pressed={pressed} aria-label={label} icon={icon} onClick={onPress}>
      {children}
    </Button>
  )
}
