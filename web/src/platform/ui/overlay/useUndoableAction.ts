import { useTranslation } from '../../i18n/translation.ts'
import { failureText } from '../../i18n/failure.ts'
import { showToast } from './toasts.ts'

interface Undoable {
  /** The text of the toast after the action. */
  message: string
  /** The action of an Undo button in the toast, and the text of the toast after the undo. */
  undo?: { do: () => Promise<unknown>; message: string }
}

interface Action<R> extends Omit<Undoable, 'message'> {
  do: () => Promise<R>
  /** The text of the toast, or a function that makes the text from the result. */
  message: string | ((done: R) => string)
}

/** Runs actions that report their success in a toast, with an Undo button if they can be undone. */
export function useUndoableAction() {
  const { t } = useTranslation()

  /** Shows only the toast of success, for an action whose failure is shown elsewhere, as in a form. */
  const announce = ({ message, undo }: Undoable): void =>
    void showToast(message, undo && { label: t('app.word.undo'), onPress: () => void run(undo) })

  /** Runs an action; a toast shows its success or failure. @returns true if the action succeeded */
  const run = async <R>({ do: act, message, undo }: Action<R>): Promise<boolean> => {
    try {
      const done = await act()
      announce({ message: typeof message === 'string' ? message : message(done), undo })
    } catch (error) {
      showToast(failureText(t, error))
      return false
    }
    return true
  }
  return { run, announce }
}
