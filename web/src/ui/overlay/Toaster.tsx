import { IconX } from '@tabler/icons-react'
import classes from './Toaster.module.css'
import { closeToast, useTopToast } from './toasts.ts'

/** Renders the current toast, announced politely. Mounted once, at the root. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toast = useTopToast()
  return (
    <div role="status" aria-live="polite">
      {toast && (
        <div key={toast.id} className={classes.toast}>
          <span className={classes.text}>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                closeToast(toast.id)
                toast.action?.onPress()
              }}
            >
              {toast.action.label}
            </button>
          )}
          {toast.action && (
            <button
              type="button"
              className={classes.close}
              aria-label={closeLabel}
              onClick={() => closeToast(toast.id)}
            >
              <IconX size={18} />
            </button>
          )}
        </div>
      )}
    </div>
  )
}
