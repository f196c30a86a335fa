import type { Level } from '@fieldfare/shared/limits.ts'
import { LOVE_CELL_ZOOMS, LOVE_TILE_ZOOM_MAX } from '@fieldfare/shared/loveMap.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { LOVE_DENSITY, LOVE_PEOPLE, loveRamp } from '@fieldfare/shared/map/loveRamp.ts'
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'

/** The view of the love map: the glow of these levels, of what was drawn by the end of a year. */
export interface LoveLook {
  levels: readonly Level[]
  year: number
}

export const LOVE_SOURCE = 'love'
/** The layer within a tile. */
export const LOVE_TILE_LAYER = 'love'

export const loveSource = (origin: string): SourceSpecification => ({
  type: 'vector',
  tiles: [`${origin}/tiles/love/{z}/{x}/{y}.pbf`],
  maxzoom: LOVE_TILE_ZOOM_MAX,
})

/** Width of a cell in pixels at a whole zoom, where tiles are 512 wide. */
const CELL = 512 / 2 ** LOVE_CELL_ZOOMS
/** The reach of a cell's glow, in its own widths: neighbours melt, and a single one stays a spot. */
const REACH = 1.6
const FAR = 22

/** Cells grow with the map until the next zoom has smaller ones; beyond the last tiles they grow on. */
const radius: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  ...Array.from({ length: LOVE_TILE_ZOOM_MAX }, (_, zoom) => [
    zoom,
    CELL * REACH,
    zoom + 0.999,
    CELL * REACH * 2 ** 0.999,
  ]).flat(),
  LOVE_TILE_ZOOM_MAX,
  CELL * REACH,
  FAR,
  CELL * REACH * 2 ** (FAR - LOVE_TILE_ZOOM_MAX),
]

/** The share of a cell's weight that its middle has as density, with about half of its neighbours glowing as well: alone it is 0.4, amid others 0.72. */
const SHARE = 0.55
/** The strength of a cell's glow, by how many people at least drew there: as dense as the legend says. */
const weight = [
  'interpolate',
  ['linear'],
  ['get', 'people'],
  ...LOVE_PEOPLE.flatMap((people, i) => [people, (LOVE_DENSITY[i] ?? 1) / SHARE]),
] as ExpressionSpecification

/** Two layers, of which one is seen: a year fades into the next. */
export const LOVE_LAYERS = ['love-front', 'love-back'] as const
/** Milliseconds of the fade. */
const FADE_MS = 300
const NOTHING: LoveLook = { levels: [], year: 0 }

/** The glow of the levels that are shown, all of them together. */
export function loveLayers(theme: MapTheme, look: LoveLook): LayerSpecification[] {
  return LOVE_LAYERS.map((id, i) => ({
    id,
    type: 'heatmap',
    source: LOVE_SOURCE,
    'source-layer': LOVE_TILE_LAYER,
    filter: loveFilter(i ? NOTHING : look),
    paint: {
      'heatmap-radius': radius,
      'heatmap-weight': weight,
      'heatmap-color': loveColour(theme, look),
      'heatmap-opacity': i ? 0 : 1,
      'heatmap-opacity-transition': { duration: FADE_MS },
    },
  }))
}

/** The colours of a look by the density of its glow: warm, or in the hue of its only level. */
export function loveColour(theme: MapTheme, { levels }: LoveLook): ExpressionSpecification {
  const [only] = levels
  const ramp = loveRamp(only && levels.length === 1 ? only : 'all', theme)
  return [
    'interpolate',
    ['linear'],
    ['heatmap-density'],
    ...ramp.flatMap(({ density, colour, opacity }) => [density, withOpacity(colour, opacity)]),
  ] as ExpressionSpecification
}

/** Selects the cells that are shown. */
export function loveFilter({ levels, year }: LoveLook): ExpressionSpecification {
  return [
    'all',
    ['in', ['get', 'level'], ['literal', [...levels]]],
    ['<=', ['get', 'since'], year],
    ['>', ['get', 'until'], year],
  ]
}

function withOpacity(hex: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgba(${red}, ${green}, ${blue}, ${opacity.toFixed(3)})`
}
