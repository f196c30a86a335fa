import { useTranslation } from '../../i18n/translation.ts'
import { failureText } from '../../i18n/failure.ts'
import { showToast } from './toasts.ts'

interface Undoable {
  /** The text of the toast once it is done. */
  message: string
  /** Puts Undo into the toast. */
  undo?: { do: () => Promise<unknown>; message: string }
}

interface Action<R> extends Omit<Undoable, 'message'> {
  do: () => Promise<R>
  /** The text of the toast, or makes it of the outcome. */
  message: string | ((done: R) => string)
}

/** Runs actions that report their success in a toast, with Undo where there is one. */
export function useUndoableAction() {
  const { t } = useTranslation()

  /** Shows the toast alone, for an action whose failure is shown elsewhere, as in a form. */
  const announce = ({ message, undo }: Undoable): void =>
    void showToast(message, undo && { label: t('app.word.undo'), onPress: () => void run(undo) })

  /** Runs an action; a failure is said in a toast. @returns whether it was done */
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
