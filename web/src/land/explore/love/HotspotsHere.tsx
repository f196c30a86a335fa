import { Link } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { publishedRuns } from '../../../map/hotspot/data.ts'
import { HotspotLegend } from '../../../map/hotspot/HotspotLegend.tsx'
import { aboutText, placeText } from '../../../map/hotspot/runTexts.ts'
import { useHotspotCells } from '../../../map/hotspot/useHotspotCells.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The choice of a published hotspot run to show as a map layer, with a legend and links to the runs' figures. */
export function HotspotsHere({ map }: { map: Map | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [runId, setRunId] = useState<string | null>(null)
  const { data } = useOnce(publishedRuns)
  const cells = useHotspotCells(map, runId)
  const failure = runId === null ? null : failureIn(cells)
  const runs = data?.items ?? []
  const shown = runs.find(({ id }) => id === runId)
  return (
    <Stack gap="m">
      {runs.length > 0 && (
        <SelectField
          label={t('hotspot.onMap')}
          value={runId ?? ''}
          onChange={({ currentTarget: { value } }) => setRunId(value || null)}
          data={[
            { value: '', label: t('hotspot.notOnMap') },
            ...runs.map((run) => ({
              value: run.id,
              label: `${placeText(t, format, run)}, ${aboutText(t, format, run)}`,
            })),
          ]}
        />
      )}
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void cells.refetch()} />}
      {shown && <HotspotLegend />}
      <Link className={textClasses.link} to={shown ? paths.hotspot(shown.id) : paths.hotspots}>
        {t(shown ? 'hotspot.figures' : 'hotspot.ofResearch')}
      </Link>
    </Stack>
  )
}
