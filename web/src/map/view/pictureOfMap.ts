import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { Map } from 'maplibre-gl'
import { styleName } from '../style/baseStyle.ts'
import { createMap } from './createMap.ts'

interface Size {
  width: number
  height: number
  /** Dots of the picture for each pixel of CSS. */
  ratio: number
}

/** Milliseconds after which what is drawn by then is the picture. */
const PATIENCE_MS = 30_000
/** Milliseconds that a change of theme is waited for, and between two looks. */
const THEME_MS = 5000
const LOOK_MS = 50

/** Waits until a map has the style of a theme, which was asked for before; for five seconds at most. */
export async function themeShown(map: Map, theme: MapTheme): Promise<void> {
  for (const began = Date.now(); Date.now() - began < THEME_MS;) {
    if (map.getStyle().name === styleName(theme)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/**
 * Draws a map's view anew at another size, for print, with all of it that is in view.
 * @returns the address of a picture, to be revoked
 * @throws Error where the device cannot draw it
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
