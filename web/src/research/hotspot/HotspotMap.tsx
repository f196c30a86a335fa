import type { HotspotBox, HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import type { Map } from 'maplibre-gl'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useHotspotCells } from '../../map/hotspot/useHotspotCells.ts'
import type { MapControl } from '../../map/view/mapProps.ts'
import { MapView } from '../../map/view/MapView.tsx'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import classes from './HotspotMap.module.css'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers']
interface HotspotMapProps {
  /** True to show the map in light colours even in the dark theme, for printing. */
  light: boolean
  run: Pick<HotspotRunView, 'id'>
  box: HotspotBox
  map: Map | null
  onMap: (map: Map | null) => void
}

/** A map of a hotspot run's cells, coloured by how far their numbers of people differ from chance. */
export function HotspotMap({ light, run, box, map, onMap }: HotspotMapProps) {
  const { t } = useTranslation()
  const scheme = useColourScheme()
  const config = usePublicConfig()
  const query = useHotspotCells(map, run.id)
  const failure = failureIn(query)
  return (
    <>
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
      <div className={classes.map}>
        <MapView
          label={t('hotspot.map')}
          theme={light ? 'light' : scheme}
          styleUrl={config?.mapStyleUrl}
          fit={box}
          everyone={false}
          controls={CONTROLS}
          onReady={(created) => {
            onMap(created)
            return () => onMap(null)
          }}
        />
      </div>
    </>
  )
}
