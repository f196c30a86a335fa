import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconX } from '../../platform/ui/icons.tsx'
import { useModal } from '../../platform/ui/overlay/useModal.ts'
import { Drawer } from './Drawer.tsx'
import classes from './LayerNav.module.css'

/** The navigation drawer over the page: a sheet on a phone, at the side on wider screens. Back and Escape close it. */
export function LayerNav({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} className={classes.layer} aria-label={t('app.nav.sections')} closedby="any">
      {open && (
        <nav aria-label={t('app.nav.sections')}>
          <IconButton className={classes.close} label={t('app.word.close')} onClick={onClose}>
            <IconX size={22} aria-hidden="true" />
          </IconButton>
          <Drawer layered />
        </nav>
      )}
    </dialog>
  )
}
