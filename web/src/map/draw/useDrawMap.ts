import type { Map } from 'maplibre-gl'
import { useState } from 'react'
import { usePublicConfig } from '../../platform/api/publicConfig.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { useLyingPhone, usePhone } from '../../platform/ui/layout/usePhone.ts'
import type { MapControl, MapViewProps } from '../view/mapProps.ts'

const CONTROLS: readonly MapControl[] = ['zoom', 'layers', 'position']
/** The controls of a touch screen: without zoom buttons, since people pinch to zoom. */
const TOUCH_CONTROLS: readonly MapControl[] = ['layers', 'position']

/** Returns the map of a drawing screen, null until it has loaded, and the props that the maps of all drawing screens share. */
export function useDrawMap() {
  const theme = useColourScheme()
  const config = usePublicConfig()
  const phone = usePhone()
  const lying = useLyingPhone()
  const touch = phone || lying
  const [map, setMap] = useState<Map | null>(null)
  const mapProps = {
    theme,
    styleUrl: config?.mapStyleUrl,
    everyone: false,
    inRow: true,
    controls: touch ? TOUCH_CONTROLS : CONTROLS,
    onReady: (made: Map) => {
      setMap(made)
      return () => setMap(null)
    },
  } satisfies Partial<MapViewProps>
  return { map, theme, phone, lying, touch, mapProps }
}
