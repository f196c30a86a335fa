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

/** Pixels from the middle of an area, right and down. */
const OWN_ASIDE: [number, number] = [-10, -8]

/** The layers of totals: a press on one zooms in. */
export const CELL_LAYER = 'area-cells'
export const BADGE_LAYERS = POINTS.flatMap(({ id }) => [`badge-${id}`, `badge-${id}-selected`])
const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point']

/** Badges of areas, and totals where single areas are too small to draw. `mapImages.ts` has the image names. */
export function badgeLayers(palette: Palette, everyone = true, selected: string | null = null): LayerSpecification[] {
  const points = POINTS.filter(({ from }) => everyone || from.source !== TILES_SOURCE)
  // The map gives room to the last layers first: totals and badges of others before one's own, which are shown in any case.
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
      // The badge lies aside, so that neither hides the other where two people drew the same place.
      ...(own && !selected && { 'icon-offset': OWN_ASIDE }),
      'icon-allow-overlap': own || selected,
      'icon-ignore-placement': selected,
      'icon-padding': 1,
    },
    paint: { 'icon-opacity': unless(['hidden'], 1) },
  }
}

/** Shares of the four levels in eighths, so that few images serve all totals. */
function eighths(level: 'n0' | 'n1' | 'n2' | 'n3'): ExpressionSpecification {
  return ['to-string', ['round', ['/', ['*', 8, ['coalesce', ['get', level], 0]], ['max', 1, ['get', 'count']]]]]
}

/** Matches a total of one, which needs no number. */
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
        ['concat', `badge/${palette}/others/`, onlyLevel],
        ['concat', `cell/${palette}/`, ...shares],
      ],
      'icon-size': ['step', ['get', 'count'], 1, 2, 0.8, 10, 1, 100, 1.2, 1000, 1.45],
      'text-field': ['case', isOne, '', ['to-string', ['get', 'count']]],
      'text-font': [MAP_FONT.town],
      'text-size': ['step', ['get', 'count'], 12.5, 100, 14],
      'symbol-sort-key': ['-', 0, ['get', 'count']],
      'icon-allow-overlap': false,
      'text-optional': false,
      'icon-optional': false,
    },
    paint: { 'text-color': dark ? '#f1f4f6' : '#12212e' },
  }
}

/** Filters that mark another badge as selected, by layer. */
export function selectedBadgeFilters(
  selected: string | null,
  everyone: boolean,
): [layer: string, FilterSpecification][] {
  return badgeLayers('light', everyone, selected).flatMap((layer) =>
    'filter' in layer && layer.filter ? [[layer.id, layer.filter]] : [],
  )
}
