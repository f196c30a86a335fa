import type { Level } from '@fieldfare/shared/limits.ts'
import { LEVEL_RULES, LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'

/** The colour of a circle: `level` is the colour of the area's level, `casing` the white (or near-black) between glyph and map. */
export type GlyphPaint = 'level' | 'casing'

export interface GlyphCircle {
  /** The radius, in units of the glyph: a badge is 28 units across. */
  radius: number
  fill?: GlyphPaint
  stroke?: GlyphPaint
  /** The width of the stroke, centred on the radius. */
  width?: number
}

/** The kind of a glyph: `badge` for maps; `bare` for lists, where other people's areas have no disc. */
export type GlyphKind = 'badge' | 'bare'

const DISC = LEVEL_RULES.badge.size / 2
/** Half the size of a glyph in its units: of a `badge` including the line around its disc, of a `bare` glyph without. */
export const GLYPH_REACH: Record<GlyphKind, number> = { badge: DISC + 2, bare: DISC + 1 }

const INNER: Record<0 | 1 | 2 | 3, { dot: number; rings: readonly number[]; width: number; bareScale: number }> = {
  0: { dot: 4.8, rings: [], width: 0, bareScale: 1.5 },
  1: { dot: 3.1, rings: [7], width: 2, bareScale: 1.6 },
  2: { dot: 2.5, rings: [5.6, 9.2], width: 1.6, bareScale: 1.4 },
  3: { dot: 2.2, rings: [4.6, 7.2, 9.8], width: 1.3, bareScale: 1.35 },
}

/**
 * Returns the circles of a level's glyph, from the back to the front: a large dot, or a dot with one, two or three rings.
 * Used both for the images on the map and for the icons in lists.
 */
export function glyphCircles(level: Level, mine: boolean, kind: GlyphKind): GlyphCircle[] {
  const { dot, rings, width, bareScale } = INNER[LEVEL_STYLE[level].rings]
  const scale = kind === 'bare' && !mine ? bareScale : 1
  const paint: GlyphPaint = mine ? 'casing' : 'level'
  return [
    ...disc(mine, kind),
    ...rings.map((radius): GlyphCircle => ({ radius: radius * scale, stroke: paint, width: width * scale ** 0.5 })),
    { radius: dot * scale, fill: paint },
  ]
}

function disc(mine: boolean, kind: GlyphKind): GlyphCircle[] {
  if (mine)
    return [{ radius: DISC + (kind === 'bare' ? 1 : 0.5), fill: 'level', ...(kind === 'badge' && line('casing')) }]
  return kind === 'badge' ? [{ radius: DISC + 0.5, fill: 'casing', ...line('level') }] : []
}

function line(stroke: GlyphPaint): Pick<GlyphCircle, 'stroke' | 'width'> {
  return { stroke, width: 2 }
}
