import type { StyleImageMetadata } from 'maplibre-gl'
import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'
import { drawCell, drawCommunity, drawGlyph, drawTown } from './drawGlyph.ts'
import type { Palette } from '@fieldfare/shared/map/levels.ts'

/** The content of an image on the map, parsed from the image's name in a style. */
export type MapImage =
  | { kind: 'badge'; palette: Palette; mine: boolean; level: Level }
  | { kind: 'community' | 'town'; palette: Palette }
  /** A total that counts a single area. */
  | { kind: 'one'; palette: Palette; level: Level }
  | { kind: 'cell'; palette: Palette; shares: readonly [number, number, number, number] }

const NAME = /^(badge|cell|community|one|town)\/(light|dark|aerial)(?:\/(.+))?$/

/** Parses the name of an image; null for the name of an image that we do not draw. */
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
 * Returns the metadata that the map needs with an image. Totals are fitted around their number, as squares, so that they move aside for
 * a name together with the number, which a plain icon cannot.
 */
export function imageOptions(name: string, { width, height }: ImageData): Partial<StyleImageMetadata> {
  const kind = parseImageName(name)?.kind
  const fits = kind === 'cell' || kind === 'one'
  return {
    pixelRatio: IMAGE_RATIO,
    ...(fits && { content: [0, 0, width, height], textFitWidth: PROPORTIONAL, textFitHeight: PROPORTIONAL }),
  }
}
// The library exports only the type of this value.
const PROPORTIONAL = 'proportional' as NonNullable<StyleImageMetadata['textFitWidth']>

/** Draws the image with a name, at twice the size for high-density screens; null for the name of an image that we do not draw. */
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
