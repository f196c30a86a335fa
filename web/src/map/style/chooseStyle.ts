import type { StyleSpecification } from 'maplibre-gl'
import { baseStyle } from './baseStyle.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'

/** Milliseconds to wait for the style that the operator configured: enough for a slow phone. */
const PATIENCE_MS = 4000

export interface ChosenStyle {
  style: StyleSpecification
  /** False if the operator's style could not be loaded, so that another try later makes sense. */
  wanted: boolean
}

interface Choice {
  /** The URL of the operator's style. May contain `{theme}`, which is replaced by light or dark. */
  url: string | null | undefined
  theme: MapTheme
  language?: string
  online?: boolean
  load?: typeof fetch
}

/** Loads the map style that the operator configured. Returns the bundled map if that fails or takes too long; never rejects. */
export async function chooseStyle({ url, theme, language, online = true, load = fetch }: Choice): Promise<ChosenStyle> {
  const bundled = baseStyle(theme, language)
  const address = addressFor(url, theme)
  if (!address) return { style: bundled, wanted: true }
  if (!online) return { style: bundled, wanted: false }
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await load(address, { signal })
    const body: unknown = response.ok ? await response.json() : null
    const style = isStyle(body) ? absolute(body, address) : null
    const lists = style ? await Promise.all(tileListsOf(style).map((list) => load(list, { signal }))) : []
    return style && lists.every(({ ok }) => ok) ? { style, wanted: true } : { style: bundled, wanted: false }
  } catch {
    return { style: bundled, wanted: false }
  }
}

/** Returns the URL of the operator's style for a theme; null if none is configured. */
export function addressFor(url: string | null | undefined, theme: MapTheme): string | null {
  return url?.trim().replace(/\{theme\}|%7Btheme%7D/i, theme) || null
}

/** Returns the TileJSON URLs of a style's sources; if these cannot be loaded, the style draws nothing. */
function tileListsOf({ sources }: StyleSpecification): string[] {
  const urls = Object.values(sources).map((source) => ('url' in source ? source.url : undefined))
  return urls.filter((url) => typeof url === 'string').filter((url) => url.startsWith('http'))
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false
  const { version, layers, sources } = value as Record<string, unknown>
  return version === 8 && Array.isArray(layers) && layers.length > 0 && typeof sources === 'object' && sources !== null
}

/** Makes the URLs in a style absolute, relative to the style's own URL. */
function absolute(style: StyleSpecification, address: string): StyleSpecification {
  const resolve = (path: string) => decodeURI(new URL(path, address).href)
  const sources = Object.entries(style.sources).map(([id, source]) => {
    const url = 'url' in source && typeof source.url === 'string' ? { url: resolve(source.url) } : {}
    const tiles = 'tiles' in source && source.tiles ? { tiles: source.tiles.map(resolve) } : {}
    return [id, { ...source, ...url, ...tiles }]
  })
  return {
    ...style,
    ...(typeof style.sprite === 'string' && { sprite: resolve(style.sprite) }),
    ...(style.glyphs && { glyphs: resolve(style.glyphs) }),
    sources: Object.fromEntries(sources),
  }
}
