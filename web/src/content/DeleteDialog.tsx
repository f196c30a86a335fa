import type { Author } from '@fieldfare/shared/content.ts'
import { RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../platform/i18n/translation.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { ConfirmDialog } from '../platform/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../platform/ui/overlay/Dialog.tsx'
import { type Titled, useContentActions } from './actions.ts'

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
  content: Titled
  creator: Author
  /** True for the reader's own content, which needs only a confirmation; content of others needs a reason, which its creator gets. */
  own: boolean
  onDeleted?: () => void
}

/** Asks before content of any kind is deleted; a toast then offers Undo. */
export function DeleteDialog({ open, onClose, content, creator, own, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation()
  const { deleting, deleteOwn, deleteWithReason } = useContentActions()
  const { kind, id } = content.ref
  const title = t(`content.${kind}.deleteTitle`)
  const text = t(`content.${kind}.deleteText`, {
    name: creator.name || t('app.word.formerMember'),
    days: RESTORABLE_DAYS,
  })
  if (own)
    return (
      <ConfirmDialog
        open={open}
        title={title}
        confirm={t(`content.${kind}.delete`)}
        cancel={t('app.word.keep')}
        danger
        busy={deleting && t('app.word.sending')}
        onConfirm={() => {
          void deleteOwn(content).then((done) => {
            onClose()
            if (done) onDeleted?.()
          })
        }}
        onCancel={onClose}
      >
        <p>{text}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ReasonForm
        text={text}
        submit={t(`content.${kind}.delete`)}
        keptAs={`delete ${kind} ${id}`}
        send={async (reason) => {
          await deleteWithReason(content, reason)
          onClose()
          onDeleted?.()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
