import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  /** The verb with its thing: "Delete area". */
  confirm: string
  /** The way out: "Keep it". */
  cancel: string
  /** Takes something away: the button is red. */
  danger?: boolean
  busy?: string | false
  /** It asks whether to leave the page. */
  leaving?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once before something that the specification wants confirmed; everything else is undo. */
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
