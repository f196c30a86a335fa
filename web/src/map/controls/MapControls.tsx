import { IconCurrentLocation, IconMinus, IconPlus, IconShare } from '@tabler/icons-react'
import type { Map } from 'maplibre-gl'
import { useTranslation } from 'react-i18next'
import { prefersStill } from '../view/fit.ts'
import { LayersMenu } from './LayersMenu.tsx'
import { MapButton } from './MapButton.tsx'
import classes from './MapControls.module.css'
import type { MapControl } from '../view/mapProps.ts'
import { shareView } from './shareView.ts'
import type { LayerChoice } from '../view/useLook.ts'
import { useMyPosition } from './useMyPosition.ts'

interface MapControlsProps {
  map: Map
  controls: readonly MapControl[]
  choice: LayerChoice
  onChoice(choice: LayerChoice): void
  hasAerial: boolean
  onShare?: (() => void) | undefined
}

/** The column of buttons at the right edge of a map. */
export function MapControls({ map, controls, choice, onChoice, hasAerial, onShare }: MapControlsProps) {
  const { t } = useTranslation()
  const shown = (control: MapControl) => controls.includes(control)
  const [findMe, finding] = useMyPosition(map, shown('position'))
  const motion = { duration: prefersStill() ? 0 : 300 }
  return (
    <div className={classes.column}>
      {shown('zoom') && (
        <div className={classes.zoom}>
          <MapButton label={t('map.zoomIn')} icon={<IconPlus />} onPress={() => map.zoomIn(motion)} />
          <MapButton label={t('map.zoomOut')} icon={<IconMinus />} onPress={() => map.zoomOut(motion)} />
        </div>
      )}
      {shown('layers') && <LayersMenu choice={choice} onChoice={onChoice} hasAerial={hasAerial} />}
      {shown('position') && (
        <MapButton label={t('map.myPosition')} icon={<IconCurrentLocation />} onPress={findMe} busy={finding} />
      )}
      {shown('share') && (
        <MapButton label={t('map.share')} icon={<IconShare />} onPress={onShare ?? (() => void shareView())} />
      )}
    </div>
  )
}
