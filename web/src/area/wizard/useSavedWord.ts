import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { useKept } from '../../draft/data.ts'
import { isReachable, useStatus } from '../../shell/states/status.ts'
import { usePhone } from '../../ui/layout/usePhone.ts'
import type { AreaWizard } from './useAreaWizard.ts'

/** Says in quiet words where the draft is kept: here alone for guests and while offline. */
export function useSavedWord({ key, begun, unkept }: AreaWizard): string {
  const { t } = useTranslation()
  const { me } = useMe()
  const phone = usePhone()
  const kept = useKept('area', key)
  const { connection } = useStatus()
  if (!begun) return ''
  if (unkept === 'refused') return t('area.wizard.notKept')
  if (kept === 'server' || (me && isReachable(connection))) return t('app.word.draftSaved')
  return phone ? t('draw.kept') : t('area.wizard.keptDevice')
}
