import type { StyleSpecification } from 'maplibre-gl'
import { baseStyle } from './baseStyle.ts'
import type { MapTheme } from './levels.ts'

/** Long enough for a slow phone; longer would leave a person looking at nothing. */
const PATIENCE_MS = 4000

export interface ChosenStyle {
  style: StyleSpecification
  /** False when the operator's style was wanted but could not be had: worth another try later. */
  wanted: boolean
}

interface Choice {
  /** May hold `{theme}`, which becomes light or dark. */
  url: string | null | undefined
  theme: MapTheme
  language?: string
  online?: boolean
  load?: typeof fetch
}

/** The operator's map style if it answers in time and is one, else the bundled map. Never fails. */
export async function chooseStyle({ url, theme, language, online = true, load = fetch }: Choice): Promise<ChosenStyle> {
  const bundled = baseStyle(theme, language)
  const address = addressFor(url, theme)
  if (!address) return { style: bundled, wanted: true }
  if (!online) return { style: bundled, wanted: false }
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await load(address, { signal })
    const given: unknown = response.ok ? await response.json() : null
    const style = isStyle(given) ? absolute(given, address) : null
    const lists = style ? await Promise.all(tileListsOf(style).map((list) => load(list, { signal }))) : []
    return style && lists.every(({ ok }) => ok) ? { style, wanted: true } : { style: bundled, wanted: false }
  } catch {
    return { style: bundled, wanted: false }
  }
}

/** The address of the operator's style in a theme; null where there is none. */
export function addressFor(url: string | null | undefined, theme: MapTheme): string | null {
  return url?.trim().replace(/\{theme\}|%7Btheme%7D/i, theme) || null
}

/** Where a style's sources say what tiles there are: without them it draws nothing. */
function tileListsOf({ sources }: StyleSpecification): string[] {
  const urls = Object.values(sources).map((source) => ('url' in source ? source.url : undefined))
  return urls.filter((url) => typeof url === 'string').filter((url) => url.startsWith('http'))
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false
  const { version, layers, sources } = value as Record<string, unknown>
  return version === 8 && Array.isArray(layers) && layers.length > 0 && typeof sources === 'object' && sources !== null
}

/** Addresses inside a style are relative to the style's own. */
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
