import { type ReactNode, useId } from 'react'
import classes from './Dialog.module.css'
import { useModal } from './useModal.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, the way out first. */
  actions?: ReactNode
  /** It asks whether to leave the page: Back is what it asks about, and must find the history as it was. */
  leaving?: boolean
}

/**
 * The browser's own modal dialog: focus goes in, stays in and returns; Escape and Back close it.
 * @see ConfirmDialog for the specified confirmations
 */
export function Dialog({ open, onClose, title, children, actions, leaving = false }: DialogProps) {
  const modal = useModal(open, onClose, !leaving)
  const titleId = useId()
  return (
    <dialog {...modal} className={classes.dialog} aria-labelledby={titleId}>
      {open && (
        <>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {children}
          {actions && <div className={classes.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  )
}
