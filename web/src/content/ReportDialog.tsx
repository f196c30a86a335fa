import type { ReportSubject } from '@fieldfare/shared/moderation.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ThemeProvider } from '../shell/layout/ThemeProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { useReport } from '../moderation/data.ts'
import { ReasonForm } from '../moderation/ReasonForm.tsx'
import { idOf } from '../moderation/subject.ts'

interface ReportDialogProps {
  open: boolean
  onClose: () => void
  subject: ReportSubject
}

/** Asks what is wrong with something, sends it to the moderators, and says what happens next. */
export function ReportDialog({ open, onClose, subject }: ReportDialogProps) {
  const { t } = useTranslation()
  const report = useReport(subject)
  const [thanked, setThanked] = useState(false)
  const close = () => {
    setThanked(false)
    onClose()
  }
  if (thanked)
    return (
      <Dialog
        open={open}
        onClose={close}
        title={t('moderation.report.thanksTitle')}
        actions={
          <Button kind="action" onClick={close}>
            {t('app.word.close')}
          </Button>
        }
      >
        <p role="status">{t('moderation.report.thanks')}</p>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(subject.kind === 'comment' ? 'moderation.report.titleComment' : 'moderation.report.titleTreasure')}
    >
      <ThemeProvider>
        <ReasonForm
          text={t('moderation.report.text')}
          submit={t('moderation.report.submit')}
          keptAs={`report-${idOf(subject)}`}
          send={async (reason) => {
            await report.mutateAsync(reason)
            setThanked(true)
          }}
          onCancel={close}
        />
      </ThemeProvider>
    </Dialog>
  )
}
