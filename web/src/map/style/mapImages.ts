import type { StyleImageMetadata } from 'maplibre-gl'
import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'
import { drawCell, drawCommunity, drawGlyph, drawTown } from './drawGlyph.ts'
import type { Palette } from '@fieldfare/shared/map/levels.ts'

/** The content of a map image, parsed from its name in a style. */
export type MapImage =
  | { kind: 'badge'; palette: Palette; mine: boolean; level: Level }
  | { kind: 'community' | 'town'; palette: Palette }
  /** A total of a single area. */
  | { kind: 'one'; palette: Palette; level: Level }
  | { kind: 'cell'; palette: Palette; shares: readonly [number, number, number, number] }

const NAME = /^(badge|cell|community|one|town)\/(light|dark|aerial)(?:\/(.+))?$/

/** Parses the name of an image. Null for a name that is not ours. */
export function parseImageName(name: string): MapImage | null {
  const [, kind, palette, rest = ''] = NAME.exec(name) ?? []
  if (palette !== 'light' && palette !== 'dark' && palette !== 'aerial') return null
  if (kind === 'community' || kind === 'town') return rest ? null : { kind, palette }
  if (kind === 'one') {
    const level = LEVELS.find((known) => known === rest)
    return level ? { kind, palette, level } : null
  }
  if (kind === 'badge') {
    const [who, wanted] = rest.split('/')
    const level = LEVELS.find((one) => one === wanted)
    return level && (who === 'own' || who === 'others') ? { kind, palette, mine: who === 'own', level } : null
  }
  const [a = NaN, b = NaN, c = NaN, d = NaN] = rest.split('-').map(Number)
  return kind === 'cell' && [a, b, c, d].every((n) => n >= 0 && n <= 8) ? { kind, palette, shares: [a, b, c, d] } : null
}

export const IMAGE_RATIO = 2

/**
 * Returns the facts that the map needs beside an image. Totals are fitted around their number, as squares: so they go aside of a name
 * with it, which a plain icon cannot.
 */
export function imageOptions(name: string, { width, height }: ImageData): Partial<StyleImageMetadata> {
  const kind = parseImageName(name)?.kind
  const fits = kind === 'cell' || kind === 'one'
  return {
    pixelRatio: IMAGE_RATIO,
    ...(fits && { content: [0, 0, width, height], textFitWidth: PROPORTIONAL, textFitHeight: PROPORTIONAL }),
  }
}
// The library has its type alone.
const PROPORTIONAL = 'proportional' as NonNullable<StyleImageMetadata['textFitWidth']>

/** Draws one of our images for the map, at twice the size for high-density screens. Null for a name that is not ours. */
export function paintImage(name: string): ImageData | null {
  const image = parseImageName(name)
  switch (image?.kind) {
    case 'badge':
      return drawGlyph(image.level, image.mine, image.palette, IMAGE_RATIO)
    case 'one':
      return drawGlyph(image.level, false, image.palette, IMAGE_RATIO)
    case 'town':
      return drawTown(image.palette, IMAGE_RATIO)
    case 'community':
      return drawCommunity(image.palette, IMAGE_RATIO)
    case 'cell':
      return drawCell(image.shares, image.palette, IMAGE_RATIO)
    case undefined:
      return null
  }
}
