import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/failure.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useRemoveComment, useRestoreComment } from '../comments.ts'
import { commentElement } from './commentElement.ts'

/** Removes a comment at once, with the way back in a toast. */
export function useRemoval() {
  const { t } = useTranslation()
  const { mutateAsync: remove } = useRemoveComment()
  const { mutateAsync: restore } = useRestoreComment()
  const failed = (error: unknown) => void showToast(failureText(t, error))

  const bringBack = (comment: CommentView): void =>
    void restore(comment).then(() => void showToast(t('discussion.comment.restored')), failed)

  const removed = (comment: CommentView): void => {
    showToast(t('discussion.comment.removed'), { label: t('app.word.undo'), onPress: () => bringBack(comment) })
    // What was pressed is gone with it: the reader stays at its place.
    commentElement(comment.id)?.focus({ preventScroll: true })
  }
  return {
    bringBack,
    /** One's own. */
    remove: (comment: CommentView): void => void remove({ comment }).then(() => removed(comment), failed),
    /** Another's, for a moderator; fails to whoever asked for the reason. */
    removeFor: async (comment: CommentView, reason: string): Promise<void> => {
      await remove({ comment, reason })
      removed(comment)
    },
  }
}
