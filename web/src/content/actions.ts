import type { ContentRef } from '@fieldfare/shared/content.ts'
import { useTranslation } from '../platform/i18n/translation.ts'
import { api } from '../platform/api/client.ts'
import { answers, readAgain } from '../platform/api/queries.ts'
import { outbox } from '../platform/outbox/outbox.ts'
import { deleteContent, dismissReports, reportContent, restoreContent } from './contentApi.ts'
import { isDeletionOf, type WaitingDeletion } from './deletionAct.ts'
import { kindOf } from './kind.ts'
import { useUndoableAction } from '../platform/ui/overlay/useUndoableAction.ts'
import { dropContent, findContent, markReported, patchOptimistically, putContent, withinOf } from './contentCache.ts'
import type { LocatedRef } from './kind.ts'
import { useCall } from '../platform/api/useCall.ts'

// Actions on content of every kind. Deleting, restoring and closing reports read the moderators' lists again.

const readModeration = () => readAgain(answers.moderation)

/** Deletes content; a moderator gives the reason. A kind with tombstones shows one at once, and the content again if the server refuses. */
const useDeleteContent = () =>
  useCall(({ ref, reason }: { ref: LocatedRef; reason?: string }) => deleteContent(ref, reason), {
    onMutate: ({ ref, reason = '' }) => {
      const { tombstone } = kindOf(ref.kind)
      const deletion = { at: new Date().toISOString(), by: reason ? 'moderator' : 'creator', reason } as const
      return tombstone && patchOptimistically(ref.kind, ref.id, (one) => tombstone(one, deletion))
    },
    onSuccess: (tombstone, { ref }) => {
      if (tombstone) putContent(ref.kind, withinOf(ref), tombstone)
      else dropContent(ref.kind, withinOf(ref), ref.id)
    },
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSettled: readModeration,
  })

export const useRestoreContent = () =>
  useCall((ref: LocatedRef) => restoreContent(ref), {
    onSuccess: (view, ref) => putContent(ref.kind, withinOf(ref), view),
    onSettled: readModeration,
  })

/** Content with its title for toasts; a comment has none. */
export interface Titled {
  ref: LocatedRef
  title?: string
  /** If set, the deletion of one's own content waits on this device while there is no connection. */
  waits?: WaitingDeletion
}

/** Returns functions that delete content of any kind, with Undo in a toast, and restore it. */
export function useContentActions() {
  const { t } = useTranslation()
  const { mutateAsync: remove, isPending } = useDeleteContent()
  const { mutateAsync: restore } = useRestoreContent()
  const { run, announce } = useUndoableAction()

  const restoring = (content: Titled) => ({
    do: async () => (await giveUpDeletion(content)) || restore(content.ref),
    message: t(`content.${content.ref.kind}.restored`, { title: content.title }),
  })
  const deleted = (content: Titled) => ({
    message: t(`content.${content.ref.kind}.deleted`, { title: content.title }),
    undo: restoring(content),
  })
  /** @returns true if the deletion waits on this device */
  const removeOwn = async ({ ref, waits }: Titled): Promise<boolean> => {
    const before = waits && findContent(ref.kind, ref.id)
    if (before) return (await outbox.post(waits.act, { ref, before, at: new Date().toISOString() }, waits.about)).kept
    await remove({ ref })
    return false
  }
  return {
    deleting: isPending,
    /** Deletes the content; a failure is shown in a toast. @returns true if it is deleted, or the deletion waits on this device */
    deleteOwn: (content: Titled): Promise<boolean> => {
      const { message, undo } = deleted(content)
      return run({ do: () => removeOwn(content), message: (kept) => (kept ? t('outbox.kept') : message), undo })
    },
    /** Deletes the content of another person; throws when refused, so that the form with the reason shows the error. */
    deleteWithReason: async (content: Titled, reason: string): Promise<void> => {
      await remove({ ref: content.ref, reason })
      announce(deleted(content))
    },
    restore: (content: Titled): Promise<boolean> => run(restoring(content)),
  }
}

/** Discards the deletion of this content that waits on this device. @returns false if none waits */
async function giveUpDeletion({ ref, waits }: Titled): Promise<boolean> {
  const entry = waits && outbox.waiting(waits.act, { ref })
  if (entry) await outbox.discard(entry.id)
  // A deletion that is being sent ends before the restoration begins.
  else if (waits && outbox.state.get().entries.some(({ input }) => isDeletionOf(ref, input))) await outbox.send()
  return entry !== undefined
}

/** Reports content to the moderators of its community. */
export const useReportContent = (ref: ContentRef) =>
  useCall((reason: string) => reportContent(ref, reason), {
    onSuccess: () => markReported(ref),
  })

/** Closes the reports on content, which stays. */
export const useDismissReports = () =>
  useCall(dismissReports, {
    onSettled: readModeration,
  })

/** Undoes `useDismissReports`. */
export const useReopenReports = () =>
  useCall(({ kind, id, parentId }: ContentRef) => api.reopenReports.mutate({ subject: { kind, id, parentId } }), {
    onSettled: readModeration,
  })
