import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { BASE_SOURCE } from './baseSource.ts'
import { MAP_FONT } from './fontNames.ts'
import type { MapColours } from '@fieldfare/shared/map/mapColours.ts'

/** Label sizes in pixels by population, from the type scale. */
const TEXT = { place: 12.5, over20k: 14, over100k: 16, water: 13.5 }

/** Places of a town's label around its point, the best first. */
export const ANCHORS: (
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'
)[] = ['center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right']

const sizeByPeople = (scale: number): ExpressionSpecification => [
  'step',
  ['get', 'people'],
  TEXT.place * scale,
  ...([20_000, TEXT.over20k * scale] as const),
  ...([100_000, TEXT.over100k * scale] as const),
]

/** Labels of towns and waters of the bundled map. Where two collide, waters win over towns, and larger towns over smaller. */
export function labelLayers(colours: MapColours, language: string): LayerSpecification[] {
  const named: ExpressionSpecification = ['coalesce', ['get', language], ['get', 'name']]
  const place = { 'text-color': colours.labelPlace, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 }
  return [
    {
      id: 'place-name',
      type: 'symbol',
      source: BASE_SOURCE,
      'source-layer': 'town',
      minzoom: 2,
      // The tiles of the last zoom serve every closer view: small places appear only when there is room.
      filter: ['>=', ['get', 'people'], ['step', ['zoom'], 0, 7, 25_000, 8, 7_000, 9, 2_500, 10, 0]],
      layout: {
        'text-field': named,
        'text-font': ['step', ['get', 'people'], ['literal', [MAP_FONT.place]], 20_000, ['literal', [MAP_FONT.town]]],
        'text-size': ['interpolate', ['linear'], ['zoom'], 8, sizeByPeople(1), 13, sizeByPeople(1.25)],
        'symbol-sort-key': ['-', 0, ['get', 'people']],
        // A badge on a town moves the town's label aside instead of hiding it.
        'text-variable-anchor': ANCHORS,
        'text-radial-offset': 1.1,
        'text-max-width': 10,
        'text-padding': 3,
      },
      paint: place,
    },
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
  ]
}
