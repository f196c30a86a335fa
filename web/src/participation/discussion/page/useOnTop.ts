import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureOf, failureText, issueText } from '../../../platform/i18n/failure.ts'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putThread } from '../data.ts'

/** Returns a function that keeps a discussion on top of its community's list, or stops that, with Undo in a toast. */
export function useOnTop({ id, title, onTop }: ThreadView): () => void {
  const { t } = useTranslation()
  const { mutateAsync: keep } = useCall(api.keepThreadOnTop.mutate, { onSuccess: putThread })
  const turn = async (to: boolean, undoes = false): Promise<void> => {
    try {
      await keep({ threadId: id, onTop: to })
      const undo = { label: t('app.word.undo'), onPress: () => void turn(!to, true) }
      showToast(t(to ? 'discussion.page.onTop' : 'discussion.page.offTop', { title }), undoes ? undefined : undo)
    } catch (error) {
      const [issue] = failureOf(error).issues
      showToast(issue ? issueText(t, issue) : failureText(t, error))
    }
  }
  return () => void turn(onTop === null)
}
