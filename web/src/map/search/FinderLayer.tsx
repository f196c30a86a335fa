import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconArrowLeft, IconSearch } from '../../platform/ui/icons.tsx'
import { useModal } from '../../platform/ui/overlay/useModal.ts'
import { Finder, type FinderProps } from './Finder.tsx'
import classes from './FinderLayer.module.css'

interface FinderLayerProps extends Omit<FinderProps, 'look' | 'ref'> {
  /** `pill`: looks like the field, over a map. `field`: the same on a page. `icon`: a button in a bar. `round`: one over a map. */
  opener: 'pill' | 'field' | 'icon' | 'round'
  /** The icon in place of the magnifier. */
  lead?: ReactNode
}

/** A button that opens the finder over all of a phone, so that the keyboard leaves room for results. Back and Escape close it. */
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
                // The choice comes first: a layer that closes after a navigation does not go back in the history.
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
