import type { Map } from 'maplibre-gl'
import type { SeenMap } from './analytics.ts'

/** Keys in a style's metadata that name the base map and its version. */
const BASE = 'fieldfare:base'
const VERSION = 'fieldfare:baseVersion'
const AERIAL = 'aerial'

/** Reads from a map's style which base map is shown, its version if the style names one, and whether aerial photographs are shown. */
export function seenOn(map: Map): SeenMap {
  const style = map.getStyle() as ReturnType<Map['getStyle']> | undefined
  if (!style) return {}
  const metadata = (style.metadata ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
  return {
    base: text(metadata[BASE]) ?? text(style.name) ?? 'bundled',
    baseVersion: text(metadata[VERSION]),
    aerial: AERIAL in style.sources,
  }
}
