import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { FRESH_SOURCE, MINE_SOURCE, TILE_LAYERS, TILES_SOURCE } from './areaSources.ts'
import { casingColour, glowColour, LEVEL_RULES, OWN_GLOW, type Palette } from '@fieldfare/shared/map/levels.ts'
import { byLevel, dashByLevel, hasState, isLevel, unless } from './levelExpressions.ts'

/** The sources of area shapes. The reader's own areas are last, so that they are drawn on top. */
const SHAPES = [
  { id: 'tile', source: TILES_SOURCE, 'source-layer': TILE_LAYERS.area, own: false },
  { id: 'fresh', source: FRESH_SOURCE, own: false },
  { id: 'mine', source: MINE_SOURCE, own: true },
] as const
type Shapes = (typeof SHAPES)[number]

/** The ids of the layers whose areas react to a press. */
export const AREA_HIT_LAYERS = SHAPES.map(({ id }) => `area-${id}-fill`)

/**
 * Makes the layers of fills and outlines of areas, from the back to the front, without badges.
 * @param everyone whether the tiles of everybody's areas are a source of this style
 */
export function areaLayers(palette: Palette, everyone = true, selected: string | null = null): LayerSpecification[] {
  const shapes = SHAPES.filter(({ source }) => everyone || source !== TILES_SOURCE)
  return [
    ...shapes.map((from) => fill(from, palette)),
    ...shapes.flatMap((from) => outline(from, palette, from.own ? 'own' : 'others')),
    ...shapes.flatMap((from) => selectedLayers(from, palette, selected)),
  ]
}

/** Returns the filters that make an area the selected one, with the layer of each filter. */
export function selectedFilters(selected: string | null, everyone: boolean): [layer: string, FilterSpecification][] {
  return areaLayers('light', everyone, selected)
    .filter((layer) => layer.id.includes('-selected-'))
    .flatMap((layer) => ('filter' in layer && layer.filter ? [[layer.id, layer.filter]] : []))
}

const sourceOf = (from: Shapes) =>
  'source-layer' in from ? { source: from.source, 'source-layer': from['source-layer'] } : { source: from.source }
const isShape: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

function fill(from: Shapes, palette: Palette): LayerSpecification {
  const { others, world, selected } = LEVEL_RULES.fill
  const resting: ExpressionSpecification | number = from.own
    ? OWN_GLOW.fill[palette]
    : ['match', ['get', 'level'], 'world', world, others]
  const lit = from.own ? OWN_GLOW.litFill[palette] : selected
  return {
    id: `area-${from.id}-fill`,
    type: 'fill',
    ...sourceOf(from),
    filter: isShape,
    paint: {
      'fill-color': fillColour(from, palette),
      'fill-opacity': unless(['hidden', 'selected'], ['case', hasState('lit'), lit, resting]),
    },
  }
}

const fillColour = (from: Shapes, palette: Palette) => (from.own ? OWN_GLOW.fillColour : byLevel(palette))

/**
 * Makes the layer of the glow of own areas, a blurred line below their casing; none for others' areas. The map's blur only fades a line
 * towards its edges, so this line is as wide as the whole glow, but thinner when zoomed out, where a small area would be all glow.
 */
function glow(
  from: Shapes,
  palette: Palette,
  id: string,
  filter: FilterSpecification,
  width: number,
  opacity: ExpressionSpecification,
): LayerSpecification[] {
  if (!from.own) return []
  const byZoom = (whole: number): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    ['zoom'],
    5,
    whole / 2,
    9,
    whole,
  ]
  return [
    {
      id,
      type: 'line',
      ...sourceOf(from),
      layout: round,
      filter,
      paint: {
        'line-color': glowColour(palette),
        'line-width': byZoom(width + 2 * OWN_GLOW.blur),
        'line-blur': byZoom(2 * OWN_GLOW.blur),
        'line-opacity': opacity,
      },
    },
  ]
}

function outline(from: Shapes, palette: Palette, as: 'own' | 'others'): LayerSpecification[] {
  const opacity = unless(['hidden', 'selected'], 1)
  const [line, casing] = [LEVEL_RULES.line[as], LEVEL_RULES.casing[as]]
  const lit = (width: number): ExpressionSpecification => ['case', hasState('lit'), width + 1, width]
  const common = { type: 'line', ...sourceOf(from), layout: round } as const
  const paint = { 'line-color': byLevel(palette), 'line-opacity': opacity }
  const glowing = unless(['hidden', 'selected'], OWN_GLOW.opacity)
  return [
    ...glow(from, palette, `area-${from.id}-glow`, isShape, OWN_GLOW.width, glowing),
    {
      ...common,
      id: `area-${from.id}-casing`,
      filter: isShape,
      paint: { 'line-color': casingColour(palette), 'line-width': lit(casing), 'line-opacity': opacity },
    },
    {
      ...common,
      id: `area-${from.id}-line`,
      filter: ['all', isShape, isLevel('neighborhood')],
      paint: { ...paint, 'line-width': lit(line) },
    },
    {
      ...common,
      id: `area-${from.id}-dash`,
      filter: ['all', isShape, ['!', isLevel('neighborhood')]],
      paint: { ...paint, 'line-width': lit(line), 'line-dasharray': dashByLevel(line) },
    },
  ]
}

/** Makes layers that draw the selected area again, more opaque and wider. By filter, since dashes cannot depend on feature states. */
function selectedLayers(from: Shapes, palette: Palette, selected: string | null): LayerSpecification[] {
  const { fill: fills, line, casing } = LEVEL_RULES
  const isSelected: ExpressionSpecification = ['==', ['get', 'id'], selected ?? '']
  const common = { type: 'line', ...sourceOf(from), layout: round } as const
  const opacity = unless(['hidden'], 1)
  const paint = { 'line-color': byLevel(palette), 'line-width': line.selected, 'line-opacity': opacity }
  const filter: FilterSpecification = ['all', isShape, isSelected]
  const glowing = unless(['hidden'], OWN_GLOW.opacity)
  return [
    {
      id: `area-${from.id}-selected-fill`,
      type: 'fill',
      ...sourceOf(from),
      filter,
      paint: {
        'fill-color': fillColour(from, palette),
        'fill-opacity': unless(['hidden'], from.own ? OWN_GLOW.fill[palette] : fills.selected),
      },
    },
    ...glow(from, palette, `area-${from.id}-selected-glow`, filter, OWN_GLOW.selectedWidth, glowing),
    {
      ...common,
      id: `area-${from.id}-selected-casing`,
      filter,
      paint: { 'line-color': casingColour(palette), 'line-width': casing.selected, 'line-opacity': opacity },
    },
    {
      ...common,
      id: `area-${from.id}-selected-line`,
      filter: ['all', isShape, isSelected, isLevel('neighborhood')],
      paint,
    },
    {
      ...common,
      id: `area-${from.id}-selected-dash`,
      filter: ['all', isShape, isSelected, ['!', isLevel('neighborhood')]],
      paint: { ...paint, 'line-dasharray': dashByLevel(line.selected) },
    },
  ]
}
