import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

/** Warns before leaving the wizard, only while the last change is kept nowhere. */
export function LeaveGuard({ unkept }: { unkept: boolean }) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => unkept && next.pathname !== paths.addArea,
    enableBeforeUnload: () => unkept,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={t('area.wizard.leave.title')}
      cancel={t('area.wizard.leave.stay')}
      confirm={t('area.wizard.leave.leave')}
      danger
      leaving
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      <p>{t('area.wizard.leave.text')}</p>
    </ConfirmDialog>
  )
}
