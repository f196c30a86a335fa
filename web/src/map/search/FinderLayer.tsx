import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconArrowLeft, IconSearch } from '../../platform/ui/icons.tsx'
import { useModal } from '../../platform/ui/overlay/useModal.ts'
import { Finder, type FinderProps } from './Finder.tsx'
import classes from './FinderLayer.module.css'

interface FinderLayerProps extends Omit<FinderProps, 'look' | 'ref'> {
  /** The style of the button: like the field, over a map (`pill`) or in a page (`field`); or an icon, in a bar (`icon`) or over a map (`round`). */
  opener: 'pill' | 'field' | 'icon' | 'round'
  /** An icon to show in place of the magnifier. */
  lead?: ReactNode
}

/** A button that opens the search field over the whole screen of a phone, so that the keyboard leaves room for results. Back or Escape close it. */
export function FinderLayer({ opener, lead, onChoose, ...finder }: FinderLayerProps) {
  const { t } = useTranslation()
  const { label, placeholder = label } = finder
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const modal = useModal(open, () => setOpen(false))
  // This effect runs after the dialog has moved the focus into itself.
  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])
  const small = opener === 'icon' || opener === 'round'
  return (
    <>
      {opener === 'icon' ? (
        <IconButton label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconSearch size={24} aria-hidden="true" />
        </IconButton>
      ) : (
        <button
          type="button"
          className={`${classes.opener} ${classes[opener]}`}
          aria-haspopup="dialog"
          aria-label={small ? label : undefined}
          onClick={() => setOpen(true)}
        >
          {lead ?? <IconSearch size={22} aria-hidden="true" />}
          {!small && <span>{placeholder}</span>}
        </button>
      )}
      <dialog {...modal} className={classes.layer} aria-label={label}>
        {open && (
          <>
            <IconButton className={classes.close} label={t('search.close')} onClick={() => setOpen(false)}>
              <IconArrowLeft size={24} aria-hidden="true" />
            </IconButton>
            <Finder
              {...finder}
              look="layer"
              ref={input}
              onChoose={(found) => {
                // `onChoose` is called first: if it navigates, closing the layer no longer goes back in the history.
                onChoose(found)
                setOpen(false)
              }}
            />
          </>
        )}
      </dialog>
    </>
  )
}
