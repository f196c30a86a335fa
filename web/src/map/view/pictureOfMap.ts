import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { Map } from 'maplibre-gl'
import { styleName } from '../style/baseStyle.ts'
import { createMap } from './createMap.ts'

interface Size {
  width: number
  height: number
  /** The pixels of the picture per CSS pixel. */
  ratio: number
}

/** Milliseconds after which the picture is taken, even if the map is not fully drawn. */
const PATIENCE_MS = 30_000
/** Milliseconds to wait for a change of theme; `LOOK_MS` are those between two checks. */
const THEME_MS = 5000
const LOOK_MS = 50

/** Waits until a map has the style of a theme, for at most five seconds. The theme must have been requested before. */
export async function themeShown(map: Map, theme: MapTheme): Promise<void> {
  for (const began = Date.now(); Date.now() - began < THEME_MS;) {
    if (map.getStyle().name === styleName(theme)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/**
 * Draws the view of a map again at another size, for print, so that the picture shows everything in view.
 * @returns the object URL of the picture, which the caller must revoke
 * @throws Error if the device cannot draw the map
 */
export async function pictureOfMap(map: Map, { width, height, ratio }: Size): Promise<string> {
  const { clientWidth, clientHeight } = map.getContainer()
  const larger = Math.log2(Math.min(width / clientWidth, height / clientHeight))
  const { lng, lat } = map.getCenter()
  const container = document.createElement('div')
  container.ariaHidden = 'true'
  Object.assign(container.style, { position: 'fixed', left: '-10000px', width: `${width}px`, height: `${height}px` })
  document.body.append(container)
  const style = map.getStyle()
  const at = { lng, lat, zoom: map.getZoom() + larger }
  const drawn = createMap({ container, style, at, fit: null, label: '', dots: ratio })
  try {
    await Promise.race([drawn.once('idle'), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    const picture = await new Promise<Blob | null>((resolve) => drawn.getCanvas().toBlob(resolve, 'image/jpeg', 0.92))
    if (!picture) throw new Error('the map has no picture')
    return URL.createObjectURL(picture)
  } finally {
    drawn.remove()
    container.remove()
  }
}
