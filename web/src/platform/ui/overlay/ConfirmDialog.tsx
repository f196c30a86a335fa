import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  /** Label of the confirming button, verb first: "Delete area". */
  confirm: string
  /** Label of the cancelling button: "Keep it". */
  cancel: string
  /** Makes the confirming button red. */
  danger?: boolean
  busy?: string | false
  /** True when the dialog asks whether to leave the page. */
  leaving?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A confirmation before an action that others notice or that cannot be undone. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirm,
  cancel,
  danger,
  busy,
  leaving,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    leaving={leaving}
    actions={
      <>
        <Button kind="soft" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind={danger ? 'danger' : 'action'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
