import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface UnsavedWords {
  title: string
  text: string
  stay: string
  leave: string
}

interface UnsavedDialogProps {
  dirty: boolean
  /** Called when the person leaves and so gives up the edits. */
  onLeave?: () => void
  /** Asks before the tab is closed or reloaded, too. Leave it out where edits survive a reload. */
  closing?: boolean
  words?: UnsavedWords
}

/** Asks before a person leaves the page with unsaved edits. If the edits are saved while the dialog asks, the person leaves. */
export function UnsavedDialog({ dirty, onLeave, closing = false, words }: UnsavedDialogProps) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    disabled: !dirty,
    enableBeforeUnload: closing,
    withResolver: true,
  })
  useEffect(() => {
    if (!dirty) proceed?.()
  }, [dirty, proceed])
  return (
    <ConfirmDialog
      open={status === 'blocked' && dirty}
      title={words?.title ?? t('app.unsaved.title')}
      confirm={words?.leave ?? t('app.unsaved.leave')}
      cancel={words?.stay ?? t('app.unsaved.stay')}
      danger
      leaving
      onConfirm={() => {
        onLeave?.()
        proceed?.()
      }}
      onCancel={() => reset?.()}
    >
      {words?.text ?? t('app.unsaved.text')}
    </ConfirmDialog>
  )
}
