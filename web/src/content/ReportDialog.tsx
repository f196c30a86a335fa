import type { ContentRef } from '@fieldfare/shared/content.ts'
import { useState } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { Button } from '../platform/ui/Button.tsx'
import { Dialog } from '../platform/ui/overlay/Dialog.tsx'
import { useReportContent } from './actions.ts'
import textClasses from '../platform/ui/text.module.css'

interface ReportDialogProps {
  open: boolean
  onClose: () => void
  content: ContentRef
}

/** Asks what is wrong with content, sends the answer to the moderators, and says what happens next. */
export function ReportDialog({ open, onClose, content }: ReportDialogProps) {
  const { t } = useTranslation()
  const report = useReportContent(content)
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
    <Dialog open={open} onClose={close} title={t(`content.${content.kind}.reportTitle`)}>
      <ReasonForm
        text={t('moderation.report.text')}
        submit={t('moderation.report.submit')}
        keptAs={`report ${content.kind} ${content.id}`}
        send={async (reason) => {
          await report.mutateAsync(reason)
          setThanked(true)
        }}
        onCancel={close}
      />
    </Dialog>
  )
}

/** The button to report content; once the reader has reported the content, a text that says so. */
export function ReportButton({ content, reported }: { content: ContentRef; reported: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      {reported ? (
        <p className={textClasses.quiet}>{t('moderation.report.done')}</p>
      ) : (
        <Button kind="text" onClick={() => setOpen(true)}>
          {t('moderation.report.open')}
        </Button>
      )}
      <ReportDialog open={open} onClose={() => setOpen(false)} content={content} />
    </>
  )
}
