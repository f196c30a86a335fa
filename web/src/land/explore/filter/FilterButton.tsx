import type { Ref } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconAdjustmentsHorizontal } from '../../../platform/ui/icons.tsx'
import classes from './FilterButton.module.css'
import { countFilters, type MapFilter } from './mapFilter.ts'

interface FilterButtonProps {
  filter: MapFilter
  open: boolean
  onOpen: (open: boolean) => void
  ref: Ref<HTMLButtonElement>
}

/** The button that opens and closes the filters of the map and shows how many filters are set. */
export function FilterButton({ filter, open, onOpen, ref }: FilterButtonProps) {
  const { t } = useTranslation()
  const count = countFilters(filter)
  return (
    <IconButton
      ref={ref}
      label={t('map.page.filters.label', { count })}
      aria-expanded={open}
      className={classes.button}
      data-set={count > 0 || open}
      onClick={() => onOpen(!open)}
    >
      <IconAdjustmentsHorizontal size={22} aria-hidden="true" />
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {count}
        </span>
      )}
    </IconButton>
  )
}
