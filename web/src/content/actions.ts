import type { ContentRef } from '@fieldfare/shared/content.ts'
import { useTranslation } from '../platform/i18n/translation.ts'
import { api } from '../platform/api/client.ts'
import { answers, readAgain } from '../platform/api/queries.ts'
import { deleteContent, dismissReports, reportContent, restoreContent } from './contentApi.ts'
import { kindOf } from './kind.ts'
import { useUndoableAction } from '../platform/ui/overlay/useUndoableAction.ts'
import { dropContent, markReported, patchOptimistically, putContent, withinOf } from './contentCache.ts'
import type { LocatedRef } from './kind.ts'
import { useCall } from '../platform/api/useCall.ts'

// Actions on content of every kind. Each reads the lists of moderators again.

const readModeration = () => readAgain(answers.moderation)

/** Deletes content; a moderator gives the reason. Content that leaves a tombstone shows it at once, and is back when the server refuses. */
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
}

/** Deletes content of any kind with Undo in a toast, and restores it. */
export function useContentActions() {
  const { t } = useTranslation()
  const { mutateAsync: remove, isPending } = useDeleteContent()
  const { mutateAsync: restore } = useRestoreContent()
  const { run, announce } = useUndoableAction()

  const restoring = ({ ref, title }: Titled) => ({
    do: () => restore(ref),
    message: t(`content.${ref.kind}.restored`, { title }),
  })
  const deleted = (content: Titled) => ({
    message: t(`content.${content.ref.kind}.deleted`, { title: content.title }),
    undo: restoring(content),
  })
  return {
    deleting: isPending,
    /** Deletes the content; a failure is shown in a toast. @returns whether it is deleted */
    deleteOwn: (content: Titled): Promise<boolean> =>
      run({ do: () => remove({ ref: content.ref }), ...deleted(content) }),
    /** Deletes the content; throws when refused, for the form that asked for the reason. */
    deleteWithReason: async (content: Titled, reason: string): Promise<void> => {
      await remove({ ref: content.ref, reason })
      announce(deleted(content))
    },
    restore: (content: Titled): Promise<boolean> => run(restoring(content)),
  }
}

/** Reports content to the moderators of its community. */
export const useReportContent = (ref: ContentRef) =>
  useCall((reason: string) => reportContent(ref, reason), {
    onSuccess: () => markReported(ref),
  })

/** Closes the reports on content that stays. */
export const useDismissReports = () =>
  useCall(dismissReports, {
    onSettled: readModeration,
  })

/** Undoes `useDismissReports`. */
export const useReopenReports = () =>
  useCall(({ kind, id, parentId }: ContentRef) => api.reopenReports.mutate({ subject: { kind, id, parentId } }), {
    onSettled: readModeration,
  })
