import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './MapCanvas.module.css'
import { MapControls } from '../controls/MapControls.tsx'
import { MapCredits } from '../controls/MapCredits.tsx'
import type { MapControl, MapInset, MapViewProps } from './mapProps.ts'
import { useBaseStyle } from './useBaseStyle.ts'
import { useComposition, useOverlay, useRestyle, type LayerChoice } from './useLook.ts'
import { useMap } from './useMap.ts'
import { useTileServerStatus } from './useTileServerStatus.ts'
import { usePicking } from './usePicking.ts'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position', 'share']

/** The map itself. Imports the map library, so only `MapView` imports it, lazily. */
export function MapCanvas(props: MapViewProps) {
  const { t } = useTranslation()
  const hint = useId()
  const [choice, setChoice] = useState<LayerChoice>({ aerial: false, communities: true })
  const [unreachable, setUnreachable] = useState<string | null>(null)
  const styleUrl = props.styleUrl === unreachable ? null : (props.styleUrl ?? null)
  const base = useBaseStyle(styleUrl, props.theme)
  const composition = useComposition(props, base, choice)
  const { holder, map, failed } = useMap(props, base !== null, composition.compose)
  useRestyle(map, composition, props, base, choice)
  useTileServerStatus(map, styleUrl ? base : null, () => setUnreachable(styleUrl))
  useOverlay(map, props)
  usePicking(map, props, hint)

  return (
    // A group, not a landmark: the canvas within is the landmark of that name.
    <div
      role="group"
      className={classes.frame}
      aria-label={props.label}
      style={insetStyle(props.inset)}
      aria-busy={!map && !failed}
    >
      <div ref={holder} className={classes.map} data-ready={map !== null} />
      <p id={hint} className={classes.hint}>
        {t('map.keys')}
      </p>
      {props.onPick && <div className={classes.cross} aria-hidden="true" />}
      {failed && <p className={classes.failed}>{t('map.fallback')}</p>}
      {map && (
        <>
          <MapControls
            map={map}
            controls={props.controls ?? CONTROLS}
            choice={choice}
            onChoice={setChoice}
            hasAerial={Boolean(props.aerialUrl)}
            onShare={props.onShare}
          />
          <MapCredits map={map} />
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
