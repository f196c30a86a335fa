import type { Map } from 'maplibre-gl'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconCurrentLocation, IconMinus, IconPlus, IconShare } from '../../platform/ui/icons.tsx'
import { prefersStill } from '../view/fit.ts'
import type { Bounds } from '../view/mapAddress.ts'
import { LayersMenu } from './LayersMenu.tsx'
import { MapButton } from './MapButton.tsx'
import classes from './MapControls.module.css'
import pillClasses from './pill.module.css'
import type { MapControl } from '../view/mapProps.ts'
import { shareView } from './shareView.ts'
import type { LayerChoice } from '../view/useComposition.ts'
import { useMyPosition } from './useMyPosition.ts'

interface MapControlsProps {
  map: Map
  controls: readonly MapControl[]
  choice: LayerChoice
  onChoice(choice: LayerChoice): void
  /** The box of the map that aerial photos cover; null if there are no aerial photos. */
  aerialBounds: Bounds | null
  /** True while drawing: shows a button that switches between the base map and aerial photos with one press. */
  isDrawing: boolean
  /** Lays the buttons beside each other on a phone. */
  inRow?: boolean | undefined
  onShare?: (() => void) | undefined
  onOffline?: (() => void) | undefined
}

/** The column of buttons at the right edge of a map. */
export function MapControls({
  map,
  controls,
  choice,
  onChoice,
  aerialBounds,
  isDrawing,
  inRow,
  onShare,
  onOffline,
}: MapControlsProps) {
  const { t } = useTranslation()
  const isShown = (control: MapControl) => controls.includes(control)
  const [findMe, finding] = useMyPosition(map, isShown('position'))
  const motion = { duration: prefersStill() ? 0 : 300 }
  return (
    <div className={inRow ? `${classes.column} ${classes.row}` : classes.column}>
      {isShown('zoom') && (
        <div className={classes.zoom}>
          <MapButton label={t('map.zoomIn')} icon={<IconPlus />} onPress={() => map.zoomIn(motion)} />
          <MapButton label={t('map.zoomOut')} icon={<IconMinus />} onPress={() => map.zoomOut(motion)} />
        </div>
      )}
      {isShown('layers') && (
        <LayersMenu map={map} choice={choice} onChoice={onChoice} aerialBounds={aerialBounds} onOffline={onOffline} />
      )}
      {isShown('position') && (
        <MapButton label={t('map.myPosition')} icon={<IconCurrentLocation />} onPress={findMe} busy={finding} />
      )}
      {isShown('layers') && isDrawing && aerialBounds && (
        <button
          type="button"
          className={`${pillClasses.pill} ${classes.aerial}`}
          aria-pressed={choice.aerial}
          onClick={() => onChoice({ ...choice, aerial: !choice.aerial })}
        >
          {t('map.aerial')}
        </button>
      )}
      {isShown('share') && (
        <MapButton label={t('map.share')} icon={<IconShare />} onPress={onShare ?? (() => void shareView())} />
      )}
    </div>
  )
}
