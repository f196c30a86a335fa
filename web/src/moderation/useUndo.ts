import type { ModerationLogView } from '@fieldfare/shared/moderation.ts'
import { useTranslation } from 'react-i18next'
import { useReopen, useRestoreHidden, useRestoreModerator, useRestoreRequest } from './data.ts'
import { useDecided } from './useDecided.ts'

/** Takes something in the log back. */
export function useUndo(): (entry: ModerationLogView) => void {
  const { t } = useTranslation()
  const reopen = useReopen()
  const restore = useRestoreHidden()
  const restoreRequest = useRestoreRequest()
  const restoreModerator = useRestoreModerator()
  const decided = useDecided()

  const takeBack = ({ action, subject: id, threadId, communityId }: ModerationLogView): Promise<unknown> => {
    const subject = threadId
      ? { kind: 'comment' as const, commentId: id, threadId }
      : { kind: 'treasure' as const, treasureId: id }
    if (action === 'report.left') return reopen.mutateAsync(subject)
    if (action === 'moderator.refused') return restoreRequest.mutateAsync({ userId: id, communityId })
    if (action === 'moderator.removed') return restoreModerator.mutateAsync({ userId: id, communityId })
    return restore.mutateAsync(action === 'thread.delete' ? { kind: 'thread', threadId: id } : subject)
  }
  return (entry) => decided(takeBack(entry), t('moderation.page.undone'))
}
