import { useId, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import textClasses from '../../platform/ui/text.module.css'
import classes from './MapCanvas.module.css'
import crossClasses from './cross.module.css'
import { MapControls } from '../controls/MapControls.tsx'
import { MapCredits } from '../controls/MapCredits.tsx'
import { choseAerial, rememberGround } from './aerialChoice.ts'
import type { MapControl, MapInset, MapViewProps } from './mapProps.ts'
import { useBaseStyle } from './useBaseStyle.ts'
import { useComposition, useOverlay, useRestyle, type LayerChoice } from './useComposition.ts'
import { useDetailNames } from './useDetailNames.ts'
import { useBaseMapLoaded } from './useBaseMapLoaded.ts'
import { useLoveGlow } from './useLoveGlow.ts'
import { useMap } from './useMap.ts'
import { useSettledMap } from './useSettledMap.ts'
import { useTileServerStatus } from './useTileServerStatus.ts'
import { usePicking } from './usePicking.ts'
import { Card } from '../../platform/ui/layout/Layout.tsx'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position', 'share']

/** The map with its controls. It imports the map library, so it is imported only by `MapView`, lazily. */
export function MapCanvas(props: MapViewProps) {
  const { t } = useTranslation()
  const hint = useId()
  const config = usePublicConfig()
  const controls = props.controls ?? CONTROLS
  // Without a layers menu, the map ignores the stored choice of aerial photos.
  const aerial = controls.includes('layers') ? (config?.aerial ?? null) : null
  const [choice, setChoice] = useState<LayerChoice>(() => ({ aerial: choseAerial(), communities: true }))
  const choose = (next: LayerChoice) => {
    rememberGround(next.aerial)
    setChoice(next)
  }
  const [unreachable, setUnreachable] = useState<string | null>(null)
  const styleUrl = props.styleUrl === unreachable ? null : (props.styleUrl ?? null)
  const [isNamed, setIsNamed] = useState(false)
  const [isSettled, setIsSettled] = useState(false)
  const base = useBaseStyle({ url: styleUrl, theme: props.theme, offer: config?.baseMap, isNamed, isSettled })
  const shownAerial = choice.aerial ? aerial : null
  const composition = useComposition(props, base, shownAerial, choice.communities)
  const { holder, map, failed } = useMap(props, base !== null, composition.compose)
  const grounded = useBaseMapLoaded(map)
  useRestyle(map, composition, props, base, shownAerial, choice.communities)
  useDetailNames(map, config?.baseMap?.maxzoom, setIsNamed)
  useSettledMap(map, setIsSettled)
  useTileServerStatus(map, styleUrl ? base : null, () => setUnreachable(styleUrl))
  useOverlay(map, props)
  useLoveGlow(map, base?.theme, props.love)
  usePicking(map, props, hint)

  return (
    // The role is group, since the canvas inside is the landmark with this name.
    <div
      role="group"
      className={classes.frame}
      aria-label={props.label}
      style={insetStyle(props.inset)}
      aria-busy={!map && !failed}
    >
      <div ref={holder} className={classes.map} data-ready={grounded} data-detail={isNamed} />
      <p id={hint} className={textClasses.heard}>
        {t('map.keys')}
      </p>
      {props.onPick && <div className={`${crossClasses.cross} ${classes.aim}`} aria-hidden="true" />}
      {failed && (
        <Card as="p" className={classes.failed}>
          {t('map.fallback')}
        </Card>
      )}
      {map && (
        <>
          <MapControls
            map={map}
            controls={controls}
            choice={choice}
            onChoice={choose}
            aerialBounds={aerial?.bounds ?? null}
            isDrawing={!props.onPick}
            inRow={props.inRow}
            onShare={props.onShare}
            onOffline={config?.baseMap?.offline ? props.onOffline : undefined}
          />
          <MapCredits map={map} hasDetail={Boolean(config?.baseMap)} />
        </>
      )}
      {props.children}
    </div>
  )
}

const insetStyle = ({ top = 0, right = 0, bottom = 0, left = 0 }: MapInset = {}): Record<string, string> => ({
  '--map-top': `${top}px`,
  '--map-right': `${right}px`,
  '--map-bottom': `${bottom}px`,
  '--map-left': `${left}px`,
})
