import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import type { DraftStatus } from '../../../platform/draft/useDraft.ts'
import { type Failure, failureText, isUnanswered } from '../../../platform/i18n/failure.ts'
import { isReachable, useStatus } from '../../../platform/shell/states/status.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { type AreaDraft, firstOpen } from '../areaPlan.ts'

/** Returns a function that returns the name of an unfinished area and a text about the answer that is still missing. */
export function useDraftSummary(): (draft: AreaDraft) => { title: string; missing: string } {
  const { t } = useTranslation()
  return (draft) => {
    const open = firstOpen(draft)
    return {
      title: draft.title.trim() || t('area.wizard.untitled'),
      missing: open ? t(`area.draft.missing.${open}`) : draft.edit ? t('area.draft.edit') : t('area.draft.ready'),
    }
  }
}

/** Returns a short text that says where the draft is stored: for guests and while offline only on this device. Empty until it is stored. */
export function useSavedText(begun: boolean, { kept, unwritten }: DraftStatus): string {
  const { t } = useTranslation()
  const { me } = useMe()
  const phone = usePhone()
  const { connection } = useStatus()
  if (!begun || (unwritten === 'writing' && !kept)) return ''
  if (unwritten === 'refused') return t('area.wizard.notKept')
  if (kept === 'server' || (me && isReachable(connection))) return t('app.word.draftSaved')
  return phone ? t('draw.kept') : t('area.wizard.keptDevice')
}

/** Returns the text of the save button and the reason of a failed attempt. If the server did not answer, the button says to try again. */
export function useSaveTexts(edit: boolean, failure: Failure | null): { submit: string; why: string } {
  const { t } = useTranslation()
  const { connection } = useStatus()
  const submit = t(edit ? 'area.wizard.saveEdit' : 'area.wizard.save')
  if (!failure) return { submit, why: '' }
  if (failure.code === 'network' && !isReachable(connection))
    return { submit: t('area.wizard.again'), why: t('area.wizard.offline') }
  return { submit: isUnanswered(failure) ? t('area.wizard.again') : submit, why: failureText(t, failure) }
}
