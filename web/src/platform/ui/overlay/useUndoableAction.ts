import { useTranslation } from '../../i18n/translation.ts'
import { failureText } from '../../i18n/failure.ts'
import { showToast } from './toasts.ts'

interface Undoable {
  /** The text of the toast once it is done. */
  message: string
  /** Puts Undo into the toast. */
  undo?: { do: () => Promise<unknown>; message: string }
}

/** Runs actions that report their success in a toast, with Undo where there is one. */
export function useUndoableAction() {
  const { t } = useTranslation()

  /** Shows the toast alone, for an action whose failure is shown elsewhere, as in a form. */
  const announce = ({ message, undo }: Undoable): void =>
    void showToast(message, undo && { label: t('app.word.undo'), onPress: () => void run(undo) })

  /** Runs an action; a failure is said in a toast. @returns whether it was done */
  const run = async ({ do: act, ...undoable }: Undoable & { do: () => Promise<unknown> }): Promise<boolean> => {
    try {
      await act()
    } catch (error) {
      showToast(failureText(t, error))
      return false
    }
    announce(undoable)
    return true
  }
  return { run, announce }
}
