import type { Level } from '@fieldfare/shared/limits.ts'
import { LOVE_CELL_ZOOMS, LOVE_TILE_ZOOM_MAX } from '@fieldfare/shared/loveMap.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { LOVE_DENSITY, LOVE_PEOPLE, loveRamp } from '@fieldfare/shared/map/loveRamp.ts'
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'

/** The levels and the year that a reader of the love map has chosen: the map glows where people had areas of these levels at the year's end. */
export interface LoveLook {
  levels: readonly Level[]
  year: number
}

export const LOVE_SOURCE = 'love'
/** The name of the layer within a tile. */
export const LOVE_TILE_LAYER = 'love'

export const loveSource = (origin: string): SourceSpecification => ({
  type: 'vector',
  tiles: [`${origin}/tiles/love/{z}/{x}/{y}.pbf`],
  maxzoom: LOVE_TILE_ZOOM_MAX,
})

/** The width of a cell in pixels at a whole zoom, where tiles are 512 pixels wide. */
const CELL = 512 / 2 ** LOVE_CELL_ZOOMS
/** The radius of a cell's glow, in widths of the cell: the glows of neighbours merge, and a single cell stays a spot. */
const REACH = 1.6
const FAR = 22

/** The radius in pixels by zoom: it doubles with the map until the next zoom has smaller cells; beyond the last zoom of tiles it keeps growing. */
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

/** The density at a cell's middle as a share of its weight, if about half of its neighbours glow too: 0.4 with none, 0.72 with all. */
const SHARE = 0.55
/** The weight of a cell by the least number of people who drew there, so that the cell glows with the density of the legend. */
const weight = [
  'interpolate',
  ['linear'],
  ['get', 'people'],
  ...LOVE_PEOPLE.flatMap((people, i) => [people, (LOVE_DENSITY[i] ?? 1) / SHARE]),
] as ExpressionSpecification

/** The ids of two layers, of which one is visible, so that one year can fade into another. */
export const LOVE_LAYERS = ['love-front', 'love-back'] as const
/** Milliseconds of the fade between years. */
const FADE_MS = 300
const NOTHING: LoveLook = { levels: [], year: 0 }

/** Makes the two layers of the glow; each shows all chosen levels together. */
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

/** Returns the colours of the glow by its density: warm colours, or for a single level that level's hue. */
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

/** Returns the filter of the cells that are shown for a look (levels and year). */
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
