import { type ReactNode, useId } from 'react'
import { Row } from '../layout/Layout.tsx'
import classes from './Dialog.module.css'
import { useModal } from './useModal.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, the cancelling one first. */
  actions?: ReactNode
  /** True when the dialog asks whether to leave the page: it adds no history entry, since Back is what it asks about. */
  leaving?: boolean
}

/**
 * A native modal dialog: the browser moves focus into it, keeps it there and returns it. Escape and Back close it.
 * @see ConfirmDialog for confirmations
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
          {actions && (
            <Row justify="end" className={classes.actions}>
              {actions}
            </Row>
          )}
        </>
      )}
    </dialog>
  )
}
