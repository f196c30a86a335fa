import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/failure.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useRemoveTreasure, useRestoreTreasure } from '../data.ts'

/** Removes a treasure, with the way back in a toast. */
export function useRemoval(onGone: () => void): (treasure: TreasureView, reason?: string) => Promise<void> {
  const { t } = useTranslation()
  const remove = useRemoveTreasure()
  const restore = useRestoreTreasure()
  const undo = ({ id, title }: TreasureView) =>
    restore.mutateAsync(id).then(
      () => void showToast(t('treasure.restored', { title })),
      (error: unknown) => void showToast(failureText(t, error)),
    )

  return async (treasure, reason) => {
    await remove.mutateAsync({ treasure, reason })
    onGone()
    showToast(t('treasure.removed', { title: treasure.title }), {
      label: t('app.word.undo'),
      onPress: () => void undo(treasure),
    })
  }
}
