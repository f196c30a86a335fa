import { useTranslation } from 'react-i18next'
import { useUndoableAction } from '../ui/overlay/useUndoableAction.ts'
import type { LocatedRef } from './kind.ts'
import { useDeleteContent, useRestoreContent } from './mutations.ts'

/** Content with its title for toasts; a comment goes without. */
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
    said: t(`content.${ref.kind}.restored`, { title }),
  })
  const deleted = (content: Titled) => ({
    said: t(`content.${content.ref.kind}.deleted`, { title: content.title }),
    undo: restoring(content),
  })
  return {
    deleting: isPending,
    /** A failure is said in a toast. @returns whether it is deleted */
    deleteOwn: (content: Titled): Promise<boolean> =>
      run({ do: () => remove({ ref: content.ref }), ...deleted(content) }),
    /** Throws when refused, for the form that asked for the reason. */
    deleteWithReason: async (content: Titled, reason: string): Promise<void> => {
      await remove({ ref: content.ref, reason })
      announce(deleted(content))
    },
    restore: (content: Titled): Promise<boolean> => run(restoring(content)),
  }
}
