import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface UnsavedDialogProps {
  dirty: boolean
  /** Called when the user discards the text. */
  onLeave: () => void
}

/** Asks before navigation discards unsaved text. A reload keeps the text and needs no question. */
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
