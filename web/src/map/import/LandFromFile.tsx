import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { logError } from '../../platform/api/log.ts'
import { type DraftKind, findDraft, keepDraft } from '../../platform/draft/draftSync.ts'
import { fromGeometry } from '../operations/shape.ts'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { withFileName } from '../wizard/drawnDraft.ts'
import { FromFileScreen } from './FromFileScreen.tsx'

interface LandFromFileProps {
  kind: DraftKind
  draftKey: string
  /** The draft without a shape, from what was kept of it. */
  draftOf: (content: unknown) => Record<string, unknown>
  /** Leads to the drawing step of the wizard that the draft belongs to. */
  toWizard: () => unknown
}

/** Shapes of a file as the outline of one's land: several become its parts. What else the draft has stays. */
export function LandFromFile({ kind, draftKey, draftOf, toWizard }: LandFromFileProps) {
  const { t } = useTranslation()
  const [why, setWhy] = useState('')
  return (
    <FromFileScreen
      title={t('fromFile.choose.land')}
      nextOf={() => t('fromFile.choose.landNext')}
      why={why || undefined}
      onBack={toWizard}
      onNext={(chosen, reader) => {
        const use = async () => {
          const united = await reader.unite(chosen.map(({ index }) => index))
          if (!united) return setWhy(t('fromFile.error.unite'))
          const stored = await findDraft(kind, draftKey).catch(logError)
          const draft = withFileName(
            draftOf(stored?.content ?? {}),
            chosen.map(({ name }) => name),
          )
          const content = { ...draft, shape: fromGeometry(united.geometry) }
          // The draft opens even if the device has no room for it, until the page is left.
          await keepDraft(kind, draftKey, content, 'draw').catch(logError)
          if (united.simplified) showToast(t('fromFile.land.simplified'))
          await toWizard()
        }
        use().catch(() => setWhy(t('fromFile.error.broken')))
      }}
    />
  )
}
