import { useTranslation } from 'react-i18next'
import { failureText } from '../i18n/failure.ts'
import { showToast } from '../ui/overlay/toasts.ts'

/** Says what a decision did, with the way back where there is one, or why it did nothing. */
export function useDecided(): (decision: Promise<unknown>, said: string, undo?: () => Promise<unknown>) => void {
  const { t } = useTranslation()
  const failed = (error: unknown) => void showToast(failureText(t, error))
  return (decision, said, undo) => {
    const takeBack = undo && {
      label: t('app.word.undo'),
      onPress: () => void undo().then(() => void showToast(t('moderation.page.undone')), failed),
    }
    decision.then(() => void showToast(said, takeBack), failed)
  }
}
