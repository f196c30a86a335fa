import { LEVELS, RATING_MAX, RATING_MIN } from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../platform/session/me.ts'
import { useNow } from '../../../platform/i18n/now.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import classes from './FilterButton.module.css'
import { LandFilter } from './LandFilter.tsx'
import type { MapFilter } from './mapFilter.ts'
import { Grid, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The years to choose from: this one and those before. */
const YEARS = 10

export interface Filtering {
  filter: MapFilter
  onFilter(filter: MapFilter): void
}

/** The questions of the map's filter, in its dialog. */
export function Filters({ filter, onFilter }: Filtering) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { levels = LEVELS, rating, from, to, mine = false } = filter
  const change = (part: MapFilter) => onFilter({ ...filter, ...part })
  const chooseLevel = (level: (typeof LEVELS)[number]) => {
    const next = levels.includes(level) ? levels.filter((one) => one !== level) : [...levels, level]
    // Selecting all and selecting none mean the same: everything.
    change({ levels: next.length % LEVELS.length === 0 ? undefined : LEVELS.filter((one) => next.includes(one)) })
  }
  const thisYear = new Date(useNow()).getFullYear()
  const years = Array.from({ length: YEARS }, (_, ago) => thisYear - ago)
  const numberOf = (value: string) => (value ? Number(value) : undefined)
  const year = (which: 'from' | 'to', value: number | undefined, allowed: (year: number) => boolean) => (
    <SelectField
      label={t(`map.page.filters.${which}`)}
      value={value ?? ''}
      data={[
        { value: '', label: t('map.page.filters.anyYear') },
        ...[...new Set([...years, ...(value ? [value] : [])])].filter(allowed).map(String),
      ]}
      onChange={({ target }) => change({ [which]: numberOf(target.value) })}
    />
  )
  return (
    <Stack gap="l">
      <Grid as="fieldset" least="s">
        <legend>{t('map.legend')}</legend>
        {LEVELS.map((level) => (
          <CheckField
            key={level}
            value={levels.includes(level)}
            onChange={() => chooseLevel(level)}
            label={
              <Row as="span" tight gap="s">
                <LevelGlyph level={level} size={18} />
                {t(`area.level.${level}`)}
              </Row>
            }
          />
        ))}
      </Grid>
      <SelectField
        label={t('map.page.filters.rating')}
        value={rating ?? ''}
        data={[
          { value: '', label: t('map.page.filters.anyRating') },
          ...Array.from({ length: RATING_MAX - RATING_MIN }, (_, i) => RATING_MAX - i).map((value) => ({
            value: String(value),
            label: value === RATING_MAX ? String(value) : t('map.page.filters.ratingFrom', { rating: value }),
          })),
        ]}
        onChange={({ target }) => change({ rating: numberOf(target.value) })}
      />
      <Grid gap="l" least="s" className={classes.years}>
        {year('from', from, (one) => !to || one <= to)}
        {year('to', to, (one) => !from || one >= from)}
      </Grid>
      <LandFilter land={filter.land} onLand={(land) => change({ land })} />
      {me && (
        <CheckField
          value={mine}
          onChange={() => change({ mine: mine ? undefined : true })}
          label={t('map.page.filters.mine')}
        />
      )}
    </Stack>
  )
}
