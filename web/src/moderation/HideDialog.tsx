import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { ThemeProvider } from '../shell/layout/ThemeProvider.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { useHide, useRestoreHidden } from './data.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { idOf, type Reported } from './subject.ts'
import { useDecided } from './useDecided.ts'

/** Asks why something is hidden, which its author reads; the way back is in the toast and in the log. */
export function HideDialog({ open, onClose, reported }: { open: boolean; onClose: () => void; reported: Reported }) {
  const { t } = useTranslation()
  const { subject, first } = reported
  const hide = useHide()
  const restore = useRestoreHidden()
  const decided = useDecided()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(subject.kind === 'comment' ? 'moderation.hide.titleComment' : 'moderation.hide.titleTreasure')}
    >
      <ThemeProvider>
        <ReasonForm
          text={t('moderation.hide.text', { name: first.author.name || t('app.word.formerMember'), days: HIDDEN_DAYS })}
          submit={t('moderation.hide.submit')}
          keptAs={`hide-${idOf(subject)}`}
          send={async (reason) => {
            const hidden = hide.mutateAsync({ subject, reason })
            await hidden
            onClose()
            decided(hidden, t('moderation.hide.done'), () => restore.mutateAsync(subject))
          }}
          onCancel={onClose}
        />
      </ThemeProvider>
    </Dialog>
  )
}
