import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from 'react-i18next'
import { failureText } from '../i18n/failure.ts'
import { showToast } from '../ui/overlay/toasts.ts'
import { useDeleteCommunity, useRestoreCommunity } from './manage.ts'

type Named = Pick<CommunityView, 'id' | 'title'>

/** Deletes a community, with the way back in a toast, and takes one back. */
export function useDeletion() {
  const { t } = useTranslation()
  const remove = useDeleteCommunity()
  const { mutateAsync: restoreOne, variables, isPending } = useRestoreCommunity()
  const failed = (error: unknown) => void showToast(failureText(t, error))

  const restore = ({ id, title }: Named): Promise<void> =>
    restoreOne(id).then(() => void showToast(t('community.delete.restored', { title })), failed)

  return {
    deleting: remove.isPending,
    /** The one that is being taken back. */
    restoring: isPending ? variables : null,
    restore,
    /** Whether it is gone. */
    remove: ({ id, title }: Named): Promise<boolean> =>
      remove.mutateAsync(id).then(
        () => {
          const undo = { label: t('app.word.undo'), onPress: () => void restore({ id, title }) }
          showToast(t('community.delete.done', { title }), undo)
          return true
        },
        (error: unknown) => {
          failed(error)
          return false
        },
      ),
  }
}
