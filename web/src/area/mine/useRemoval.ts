import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/failure.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useRemoveArea, useRestoreArea } from '../data.ts'

/** Removes an area at once, with the way back in a toast. */
export function useRemoval(): (area: MyAreaView) => void {
  const { t } = useTranslation()
  const remove = useRemoveArea()
  const restore = useRestoreArea()
  const failed = (error: unknown) => void showToast(failureText(t, error))

  const undo = (area: MyAreaView) =>
    restore.mutateAsync(area).then(() => void showToast(t('area.mine.restored', { title: area.title })), failed)

  return (area) => {
    remove.mutateAsync(area).then(
      () =>
        void showToast(t('area.mine.removed', { title: area.title }), {
          label: t('app.word.undo'),
          onPress: () => void undo(area),
        }),
      failed,
    )
  }
}
