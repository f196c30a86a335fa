import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/failure.ts'
import type { AreaWizard } from './useAreaWizard.ts'
import type { SaveArea } from './useSaveArea.ts'

/** What the last button says, and why the last try did not work: offline it still works, later. */
export function useSaveWords(
  { draft }: AreaWizard,
  { failure, needsAccount }: SaveArea,
): { button: string; failure?: string } {
  const { t } = useTranslation()
  const button = t(draft.edit ? 'area.wizard.saveEdit' : 'area.wizard.save')
  if (!failure || needsAccount) return { button }
  if (failure.code === 'network') return { button: t('area.wizard.again'), failure: t('area.wizard.offline') }
  return { button, failure: failureText(t, failure) }
}
