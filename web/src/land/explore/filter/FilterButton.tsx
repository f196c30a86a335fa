import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconAdjustmentsHorizontal } from '../../../platform/ui/icons.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import classes from './FilterButton.module.css'
import type { Filtering } from './Filters.tsx'
import { countFilters, mapQuery } from './mapFilter.ts'

/** The dialog of filters, loaded later since most visits never open it. */
const Filters = lazyPart(async () => (await import('./Filters.tsx')).Filters, null)

/** Opens the filters of the map, and says how many are set. */
export function FilterButton({ filter, onFilter }: Filtering) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(filter)
  // A filter that was set closes the dialog by the address it leads to: the dialog's history entry is this address then.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const query = mapQuery(filter)
  const count = countFilters(filter)
  const set = (next: Filtering['filter']) => (mapQuery(next) === query ? setOpenedAt(null) : onFilter(next))
  return (
    <>
      <IconButton
        label={t('map.page.filters.label', { count })}
        aria-haspopup="dialog"
        className={classes.button}
        data-set={count > 0}
        onClick={() => {
          setDraft(filter)
          setOpenedAt(query)
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
        open={openedAt === query}
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
