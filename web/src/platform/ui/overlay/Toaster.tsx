import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { IconX } from '../icons.tsx'
import classes from './Toaster.module.css'
import { closeToast, useTopToast } from './toasts.ts'
import { useSwipe } from './useSwipe.ts'

/**
 * Renders the current toast, announced politely. Mounted once, at the root. A swipe to either side closes the toast, and so does
 * Escape while the focus is in the toast; the focus goes back to where it was before.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useTopToast()
  const before = useRef<EventTarget | null>(null)
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget
  }
  const close = (id: number) => {
    closeToast(id)
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true })
    before.current = null
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (toast && key === 'Escape') close(toast.id)
  }
  const swipe = useSwipe(() => toast && close(toast.id))
  return (
    <div role="status" aria-live="polite" onFocus={remember}>
      {toast && (
        <div key={toast.id} className={classes.toast} {...swipe}>
          <span className={classes.text}>{toast.text}</span>
          <div className={classes.buttons}>
            {toast.action && (
              <button
                type="button"
                className={classes.action}
                onKeyDown={onKeyDown}
                onClick={() => {
                  close(toast.id)
                  toast.action?.onPress()
                }}
              >
                {toast.action.label}
              </button>
            )}
            <button
              type="button"
              className={classes.close}
              aria-label={closeLabel}
              onKeyDown={onKeyDown}
              onClick={() => close(toast.id)}
            >
              <IconX size={18} aria-hidden="true" />
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
