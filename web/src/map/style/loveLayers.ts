import { type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import { LOVE_CELL_ZOOMS, LOVE_TILE_ZOOM_MAX } from '@fieldfare/shared/loveMap.ts'
import { levelColour, type Palette } from '@fieldfare/shared/map/levels.ts'
import type { ExpressionSpecification, FilterSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'

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

/** The strength of a cell's glow, by how many people at least drew there. */
const weight: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['get', 'people'],
  5,
  0.45,
  10,
  0.62,
  20,
  0.82,
  50,
  1.05,
  100,
  1.3,
]
/** Opacity of the glow by its density. */
const OPACITY = [
  [0, 0],
  [0.08, 0.16],
  [0.2, 0.4],
  [0.45, 0.64],
  [0.8, 0.82],
  [1, 0.9],
] as const

/** The glow of each level that is shown, from the back to the front. */
export function loveLayers(palette: Palette, look: LoveLook): LayerSpecification[] {
  return LEVELS.map((level) => ({
    id: `love-${level}`,
    type: 'heatmap',
    source: LOVE_SOURCE,
    'source-layer': LOVE_TILE_LAYER,
    filter: loveFilter(level, look),
    paint: {
      'heatmap-radius': radius,
      'heatmap-weight': weight,
      'heatmap-color': [
        'interpolate',
        ['linear'],
        ['heatmap-density'],
        ...OPACITY.flatMap(([density, opacity]) => [density, withOpacity(levelColour(level, palette), opacity)]),
      ],
    },
  }))
}

/** The filters that show other levels or another year, by layer. */
export const loveFilters = (look: LoveLook): [layer: string, FilterSpecification][] =>
  LEVELS.map((level) => [`love-${level}`, loveFilter(level, look)])

/** Selects the cells of one level that are shown; none of a level that is not chosen. */
export function loveFilter(level: Level, { levels, year }: LoveLook): ExpressionSpecification {
  const shownLevel = levels.includes(level) ? level : ''
  return ['all', ['==', ['get', 'level'], shownLevel], ['<=', ['get', 'since'], year], ['>', ['get', 'until'], year]]
}

function withOpacity(hex: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`
}
