import { useTranslation } from 'react-i18next'
import { type AreaDraft, firstMissing } from './wizard.ts'

/** How an unfinished area is spoken of: its name, and what it still misses. */
export function useDraftWords(): (draft: AreaDraft) => { title: string; missing: string } {
  const { t } = useTranslation()
  return (draft) => {
    const step = firstMissing(draft)
    const known =
      step === 'level' || step === 'map' || step === 'description' || step === 'rating' || step === 'frequency'
    return {
      title: draft.title.trim() || t('area.wizard.untitled'),
      missing: known ? t(`area.draft.missing.${step}`) : draft.edit ? t('area.draft.edit') : t('area.draft.ready'),
    }
  }
}
