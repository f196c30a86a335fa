import { LEVELS, RATING_MAX, RATING_MIN } from '@fieldfare/shared/limits.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useNow } from '../../i18n/now.ts'
import { LevelGlyph } from '../../map/style/LevelGlyph.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import classes from './FilterButton.module.css'
import { LandFilter } from './LandFilter.tsx'
import { countFilters, type MapFilter, mapQuery } from './mapFilter.ts'

/** The years to choose from: this one and those before. */
const YEARS = 10

export interface Filtering {
  filter: MapFilter
  onFilter(filter: MapFilter): void
}

/** Opens the filters of the map, and says how many are set. */
export function FilterButton({ filter, onFilter }: Filtering) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(filter)
  // A filter that was set closes the dialog by the address it leads to: the dialog's history entry is this address then.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const now = mapQuery(filter)
  const count = countFilters(filter)
  const set = (next: MapFilter) => (mapQuery(next) === now ? setOpenedAt(null) : onFilter(next))
  return (
    <>
      <IconButton
        label={t('map.page.filters.label', { count })}
        aria-haspopup="dialog"
        className={classes.button}
        data-set={count > 0}
        onClick={() => {
          setDraft(filter)
          setOpenedAt(now)
        }}
      >
        <IconAdjustmentsHorizontal size={22} aria-hidden="true" />
        {count > 0 && (
          <span className={classes.count} aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      <Dialog
        open={openedAt === now}
        onClose={() => setOpenedAt(null)}
        title={t('map.page.filters.title')}
        actions={
          <>
            {count > 0 && <Button onClick={() => set({})}>{t('map.page.filters.clear')}</Button>}
            <Button kind="action" onClick={() => set(draft)}>
              {t('map.page.filters.done')}
            </Button>
          </>
        }
      >
        <Filters filter={draft} onFilter={setDraft} />
      </Dialog>
    </>
  )
}

function Filters({ filter, onFilter }: Filtering) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { levels = LEVELS, rating, from, to, mine = false } = filter
  const change = (part: MapFilter) => onFilter({ ...filter, ...part })
  const chooseLevel = (level: (typeof LEVELS)[number]) => {
    const next = levels.includes(level) ? levels.filter((one) => one !== level) : [...levels, level]
    // All of them and none of them ask for the same: everything.
    change({ levels: next.length % LEVELS.length === 0 ? undefined : LEVELS.filter((one) => next.includes(one)) })
  }
  const thisYear = new Date(useNow()).getFullYear()
  const years = Array.from({ length: YEARS }, (_, ago) => thisYear - ago)
  const chosen = (value: string) => (value ? Number(value) : undefined)
  const year = (which: 'from' | 'to', value: number | undefined, allowed: (year: number) => boolean) => (
    <SelectField
      label={t(`map.page.filters.${which}`)}
      value={value ?? ''}
      data={[
        { value: '', label: t('map.page.filters.anyYear') },
        ...[...new Set([...years, ...(value ? [value] : [])])].filter(allowed).map(String),
      ]}
      onChange={({ target }) => change({ [which]: chosen(target.value) })}
    />
  )
  return (
    <div className={classes.filters}>
      <fieldset className={classes.levels}>
        <legend>{t('map.legend')}</legend>
        {LEVELS.map((level) => (
          <CheckField
            key={level}
            value={levels.includes(level)}
            onChange={() => chooseLevel(level)}
            label={
              <span className={classes.level}>
                <LevelGlyph level={level} size={18} />
                {t(`area.level.${level}`)}
              </span>
            }
          />
        ))}
      </fieldset>
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
        onChange={({ target }) => change({ rating: chosen(target.value) })}
      />
      <div className={classes.years}>
        {year('from', from, (one) => !to || one <= to)}
        {year('to', to, (one) => !from || one >= from)}
      </div>
      <LandFilter land={filter.land} onLand={(land) => change({ land })} />
      {me && (
        <CheckField
          value={mine}
          onChange={() => change({ mine: mine ? undefined : true })}
          label={t('map.page.filters.mine')}
        />
      )}
    </div>
  )
}
