import { LEVELS } from '@fieldfare/shared/limits.ts'
import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { FRESH_SOURCE, MINE_SOURCE, TILE_LAYERS, TILES_SOURCE } from './areaSources.ts'
import { MAP_FONT } from './fontNames.ts'
import { LEVEL_RULES, type Palette } from '@fieldfare/shared/map/levels.ts'
import { unless } from './levelExpressions.ts'

const POINTS = [
  { id: 'tile', from: { source: TILES_SOURCE, 'source-layer': TILE_LAYERS.point }, own: false },
  { id: 'fresh', from: { source: FRESH_SOURCE }, own: false },
  { id: 'mine', from: { source: MINE_SOURCE }, own: true },
] as const
type Points = (typeof POINTS)[number]

/** Pixels by which the badge of an own area is moved from the area's middle: right, down. */
const OWN_ASIDE: [number, number] = [-10, -8]

/** The layer of totals (numbers of areas in a cell): a press on a total zooms in. */
export const CELL_LAYER = 'area-cells'
export const BADGE_LAYERS = POINTS.flatMap(({ id }) => [`badge-${id}`, `badge-${id}-selected`])
const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point']

/** Makes the layers of areas' badges, and of totals where single areas are too small to draw. `mapImages.ts` explains the image names. */
export function badgeLayers(palette: Palette, everyone = true, selected: string | null = null): LayerSpecification[] {
  const points = POINTS.filter(({ from }) => everyone || from.source !== TILES_SOURCE)
  // The map places the symbols of the last layers first: totals and others' badges. Own badges come later, but may overlap, so they always appear.
  const ownFirst = points.toSorted((a, b) => Number(b.own) - Number(a.own))
  return [
    ...ownFirst.map((point) => badge(point, palette, ['!=', ['get', 'id'], selected ?? ''], '')),
    ...(everyone ? [cells(palette)] : []),
    ...points.map((point) => badge(point, palette, ['==', ['get', 'id'], selected ?? ''], '-selected')),
  ]
}

function badge(
  { id, from, own }: Points,
  palette: Palette,
  filter: ExpressionSpecification,
  suffix: string,
): LayerSpecification {
  const selected = suffix !== ''
  const { size, selectedSize } = LEVEL_RULES.badge
  return {
    id: `badge-${id}${suffix}`,
    type: 'symbol',
    ...from,
    filter: ['all', isPoint, filter],
    layout: {
      'icon-image': ['concat', `badge/${palette}/${own ? 'own' : 'others'}/`, ['get', 'level']],
      'icon-size': selected ? selectedSize / size : 1,
      // Own badges are moved aside, so that they and other people's badges at the same place do not hide each other.
      ...(own && !selected && { 'icon-offset': OWN_ASIDE }),
      'icon-allow-overlap': own || selected,
      'icon-ignore-placement': selected,
      'icon-padding': 1,
    },
    paint: { 'icon-opacity': unless(['hidden'], 1) },
  }
}

/** Returns a level's share of a total in eighths, as text: few images then suffice for all totals. */
function eighths(level: 'n0' | 'n1' | 'n2' | 'n3'): ExpressionSpecification {
  return ['to-string', ['round', ['/', ['*', 8, ['coalesce', ['get', level], 0]], ['max', 1, ['get', 'count']]]]]
}

/** The line height of the number in a ring. The map fits the ring around that height, so that rings have radii of 15, 18 and 21 px. */
const RING_LINE = 2.9
const RING_TEXT = [11.6, 10, 13.2, 100, 15] as const
/** Distances by which a ring moves aside for a name, in text sizes of its number: about 24 px, then about 38 px. */
const FAR_ASIDE = [1.9, 2.9]
const DIRECTIONS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-0.75, -0.75],
  [0.75, -0.75],
  [-0.75, 0.75],
  [0.75, 0.75],
] as const
/** The offsets that the map tries for a ring: none first, then around its point, the nearest first. */
const RING_PLACES = [
  [0, 0] as [number, number],
  ...FAR_ASIDE.flatMap((far) => DIRECTIONS.map(([x, y]): [number, number] => [x * far, y * far])),
].flatMap((place) => ['center' as const, place])

/** Matches a total of a single area, which is shown without a number. */
const isOne: ExpressionSpecification = ['==', ['get', 'count'], 1]
const has = (level: 'n0' | 'n1' | 'n2'): ExpressionSpecification => ['>', ['coalesce', ['get', level], 0], 0]
const onlyLevel: ExpressionSpecification = [
  'case',
  has('n0'),
  LEVELS[0],
  has('n1'),
  LEVELS[1],
  has('n2'),
  LEVELS[2],
  LEVELS[3],
]

function cells(palette: Palette): LayerSpecification {
  const shares = (['n0', 'n1', 'n2', 'n3'] as const).flatMap((level, i) =>
    i ? ['-', eighths(level)] : [eighths(level)],
  )
  const dark = palette !== 'light'
  return {
    id: CELL_LAYER,
    type: 'symbol',
    source: TILES_SOURCE,
    'source-layer': TILE_LAYERS.cell,
    layout: {
      'icon-image': [
        'case',
        isOne,
        ['concat', `one/${palette}/`, onlyLevel],
        ['concat', `cell/${palette}/`, ...shares],
      ],
      // The ring is fitted around its number, so that both move aside together for the name of a large town.
      'icon-text-fit': 'both',
      'text-field': ['to-string', ['get', 'count']],
      'text-font': [MAP_FONT.town],
      'text-size': ['step', ['get', 'count'], ...RING_TEXT],
      'text-line-height': RING_LINE,
      'text-variable-anchor-offset': RING_PLACES,
      'text-padding': 1,
      'icon-padding': 1,
      'symbol-sort-key': ['-', 0, ['get', 'count']],
      'text-optional': false,
      'icon-optional': false,
    },
    // A total of a single area is shown without its number.
    paint: { 'text-color': dark ? '#f1f4f6' : '#12212e', 'text-opacity': ['case', isOne, 0, 1] },
  }
}

/** Returns the filters that make a badge the selected one, with the layer of each filter. */
export function selectedBadgeFilters(
  selected: string | null,
  everyone: boolean,
): [layer: string, FilterSpecification][] {
  return badgeLayers('light', everyone, selected).flatMap((layer) =>
    'filter' in layer && layer.filter ? [[layer.id, layer.filter]] : [],
  )
}
