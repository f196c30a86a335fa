import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useTranslation } from 'react-i18next'
import { ReasonForm } from '../../moderation/ReasonForm.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

interface RemoveDialogProps {
  open: boolean
  onClose: () => void
  treasure: TreasureView
  onRemove: (reason: string) => Promise<unknown>
}

/** Asks a moderator why; its finder reads it. */
export function RemoveDialog({ open, onClose, treasure, onRemove }: RemoveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('moderation.hide.titleTreasure')}>
      <ReasonForm
        text={t('moderation.hide.text', {
          name: treasure.creator.name || t('app.word.formerMember'),
          days: HIDDEN_DAYS,
        })}
        submit={t('moderation.hide.submit')}
        keptAs={`remove-${treasure.id}`}
        send={onRemove}
        onCancel={onClose}
      />
    </Dialog>
  )
}
