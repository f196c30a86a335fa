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
  /** Makes the draft without a shape, from the saved content of the draft. */
  draftOf: (content: unknown) => Record<string, unknown>
  /** Goes to the drawing step of the wizard to which the draft belongs. */
  toWizard: () => unknown
}

/** Makes chosen shapes of a file the outline of the land in a draft; several shapes become parts of that outline. Other fields are kept. */
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
          // If the device has no room to save the draft, the draft is still available until the page is left.
          await keepDraft(kind, draftKey, content, 'draw').catch(logError)
          if (united.simplified) showToast(t('fromFile.land.simplified'))
          await toWizard()
        }
        use().catch(() => setWhy(t('fromFile.error.broken')))
      }}
    />
  )
}
