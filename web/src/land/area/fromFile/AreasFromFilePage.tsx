import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { logError } from '../../../platform/api/log.ts'
import { findDraft, keepDraft } from '../../../platform/draft/draftSync.ts'
import { FromFileScreen } from '../../../map/import/FromFileScreen.tsx'
import type { TakenShape } from '../../../map/import/reading/importFile.ts'
import { parseAt } from '../../../map/view/mapAddress.ts'
import { fromGeometry } from '../../../map/operations/shape.ts'
import { paths } from '../../../platform/paths.ts'
import { AreaDraft, areaPlan, draftOf } from '../areaPlan.ts'
import { findMyArea } from '../data.ts'
import { titleOf, useFileAreas } from './useFileAreas.tsx'

/** The zoom at the person's home before a file is chosen: close enough to recognise the surroundings. */
const HOME_ZOOM = 9

/** The page that makes areas from a file's shapes. One shape opens in the area wizard; for several, the questions are asked once. */
export function AreasFromFilePage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const navigate = useNavigate()
  const { draft, edit, at } = useSearch({ from: '/main/add-area/from-file' })
  const [newKey] = useState(() => crypto.randomUUID())
  const key = edit ?? draft ?? newKey
  const [level, setLevel] = useState<AreaDraft['level']>(null)
  const areas = useFileAreas(setLevel)

  const toWizard = () =>
    navigate({
      to: paths.addArea,
      search: edit ? { edit, step: 'map' } : { draft: key, step: 'map', at },
      replace: true,
    })

  /** Writes the shape into the draft that the wizard opens, and keeps the answers that are in the draft. */
  const draw = async ({ geometry, name }: TakenShape) => {
    const stored = await findDraft(areaPlan.kind, key).catch(logError)
    const area = !stored && edit ? await findMyArea(edit).catch(logError) : null
    const before = stored ? AreaDraft.parse(stored.content) : area ? draftOf(area) : AreaDraft.parse({})
    const content = { ...before, shape: fromGeometry(geometry), around: null, title: before.title || titleOf(name) }
    // If the device cannot store the draft, it is kept in memory until the page is left.
    await keepDraft(areaPlan.kind, key, content, 'map').catch(logError)
    await toWizard()
  }

  return (
    <>
      <FromFileScreen
        at={parseAt(at) ?? (me?.home ? { ...me.home, zoom: HOME_ZOOM } : null)}
        level={level}
        title={t('fromFile.choose.areas')}
        nextOf={(count) => t('fromFile.choose.next', { count: Math.max(1, count), amount: count })}
        onBack={() => void toWizard()}
        onNext={(chosen, reader) => {
          const openWizard = async () => {
            const [only] = chosen
            if (chosen.length === 1 && only) await draw(await reader.take(only.index))
            else areas.begin(chosen, reader)
          }
          openWizard().catch(logError)
        }}
        asked={areas.step}
      />
      {areas.dialogs}
    </>
  )
}
