import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS } from '@fieldfare/shared/map/mapColours.ts'
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { BASE_SOURCE } from './baseSource.ts'
import { DETAIL_FROM } from './detailSource.ts'
import { MAP_FONT } from './fontNames.ts'

/** Label sizes in pixels: of towns by population, and of waters. From the type scale. */
const TEXT = { place: 13.5, over60k: 15, over150k: 18, water: 13.5 }
/** The halo of place names, wide enough that names are legible over a ring, a border or a glow. */
export const NAME_HALO = { 'text-halo-width': 3.5, 'text-halo-blur': 2 } as const

/** The positions of a label around its point, the best first. */
export type Anchors = Extract<SymbolLayerSpecification['layout'], object>['text-variable-anchor'] & string[]
/** The positions of a name that lies on its place. */
export const ANCHORS: Anchors = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
]
/** The positions of a name beside the dot of its place. */
const DOT_ANCHORS: Anchors = ['left', 'right', 'bottom-left', 'top-left', 'bottom-right', 'top-right', 'top', 'bottom']

/** Matches great towns, whose names are never hidden: capitals (also of provinces) and large towns. */
const isGreat: ExpressionSpecification = ['has', 'rank']
const people: ExpressionSpecification = ['get', 'people']
/** The least population of towns whose names appear, by zoom: the bundled tiles contain small places, for which there is no room when zoomed out. */
const SEEN: ExpressionSpecification = ['step', ['zoom'], 0, 6, 60_000, 7, 25_000, 8, 7_000, 9, 2_500, 10, 0]

const sizeByPeople = (scale: number): ExpressionSpecification => [
  'step',
  people,
  TEXT.place * scale,
  ...([60_000, TEXT.over60k * scale] as const),
  ...([150_000, TEXT.over150k * scale] as const),
]

/** The layer of great towns' names. It must be the last, since the map places the symbols of the last layer first. */
export const GREAT_NAMES = 'place-name-great'

/**
 * Makes the labels of towns and waters of the bundled map. Of labels that collide, great towns win over everything, waters over other
 * towns, and larger towns over smaller. Zoomed out, a name lies beside the dot of its town and totals of areas move aside for it; zoomed
 * in, where there is room around a town, the name moves aside.
 */
export function labelLayers(theme: MapTheme, language: string): LayerSpecification[] {
  const colours = MAP_COLOURS[theme]
  const named: ExpressionSpecification = ['coalesce', ['get', language], ['get', 'name']]
  const towns = (id: string, filter: FilterSpecification): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    source: BASE_SOURCE,
    'source-layer': 'town',
    minzoom: 2,
    filter,
    layout: {
      'text-field': named,
      'text-font': ['step', people, ['literal', [MAP_FONT.place]], 20_000, ['literal', [MAP_FONT.town]]],
      'text-size': ['interpolate', ['linear'], ['zoom'], 8, sizeByPeople(1), 13, sizeByPeople(1.15)],
      'symbol-sort-key': ['-', 0, people],
      'icon-image': ['step', ['zoom'], `town/${theme}`, DETAIL_FROM, ''],
      'icon-optional': true,
      'text-variable-anchor': ['step', ['zoom'], ['literal', DOT_ANCHORS], DETAIL_FROM, ['literal', ANCHORS]],
      'text-radial-offset': ['step', ['zoom'], 0.4, DETAIL_FROM, 1.1],
      'text-max-width': 10,
      'text-padding': 3,
    },
    paint: { 'text-color': colours.labelPlace, 'text-halo-color': colours.halo, ...NAME_HALO },
  })
  const near = towns('place-name-near', isGreat)
  return [
    towns('place-name', ['all', ['!', isGreat], ['>=', people, SEEN]]),
    {
      id: 'water-name',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'water',
      filter: ['<=', ['get', 'from'], ['zoom']],
      layout: {
        'text-field': named,
        'text-font': [MAP_FONT.water],
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, TEXT.water, 9, TEXT.water + 2],
        'text-letter-spacing': 0.05,
        'text-max-width': 7,
        'text-padding': 4,
      },
      paint: { 'text-color': colours.labelWater, 'text-halo-color': colours.waterHalo, 'text-halo-width': 1.2 },
    },
    { ...near, minzoom: DETAIL_FROM, layout: { ...near.layout, 'text-overlap': 'always' } },
    { ...towns(GREAT_NAMES, isGreat), maxzoom: DETAIL_FROM },
  ]
}
