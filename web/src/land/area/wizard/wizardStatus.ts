import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import type { DraftStatus } from '../../../platform/draft/useDraft.ts'
import { type Failure, failureText, isUnanswered } from '../../../platform/i18n/failure.ts'
import { isReachable, useStatus } from '../../../platform/shell/states/status.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { type AreaDraft, firstOpen } from '../areaPlan.ts'

/** Returns the name of an unfinished area, and what it still misses. */
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

/** Says in a few words where the draft is kept: on this device alone for guests and while offline. Empty until something has been kept. */
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

/** The text of the last button, and why the last try failed: offline one can try again, later. */
export function useSaveTexts(edit: boolean, failure: Failure | null): { submit: string; why: string } {
  const { t } = useTranslation()
  const { connection } = useStatus()
  const submit = t(edit ? 'area.wizard.saveEdit' : 'area.wizard.save')
  if (!failure) return { submit, why: '' }
  if (failure.code === 'network' && !isReachable(connection))
    return { submit: t('area.wizard.again'), why: t('area.wizard.offline') }
  return { submit: isUnanswered(failure) ? t('area.wizard.again') : submit, why: failureText(t, failure) }
}
