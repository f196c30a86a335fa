import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface UnsavedDialogProps {
  dirty: boolean
  /** The words are given up. */
  onLeave: () => void
}

/** Asks before unsaved words are left behind. A reload keeps them and need not ask. */
export function UnsavedDialog({ dirty, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !dirty,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={t('account.unsaved.title')}
      confirm={t('account.unsaved.leave')}
      cancel={t('account.unsaved.stay')}
      danger
      onConfirm={() => {
        onLeave()
        proceed?.()
      }}
      onCancel={() => reset?.()}
    >
      {t('account.unsaved.text')}
    </ConfirmDialog>
  )
}
