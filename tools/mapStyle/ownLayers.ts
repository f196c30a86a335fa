import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { DETAIL_FROM, DETAIL_SOURCE, LANGUAGE_MARK } from '../../web/src/map/style/detailSource.ts'
import { MAP_FONT } from '../../web/src/map/style/fontNames.ts'
import type { DetailColours } from './palette.ts'

const from = (layer: string, minzoom = DETAIL_FROM) => ({ source: DETAIL_SOURCE, 'source-layer': layer, minzoom })
const isShape: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
const isOneOf = (key: string, values: string[]): ExpressionSpecification => ['in', ['get', key], ['literal', values]]

/** The layer and filter of water in the tiles of each schema. */
const WATER: Record<TileSchema, { layer: string; filter: FilterSpecification }> = {
  openmaptiles: { layer: 'water', filter: ['all', isShape, ['!', isOneOf('class', ['swimming_pool'])]] },
  shortbread: { layer: 'water_polygons', filter: isShape },
  protomaps: { layer: 'water', filter: isShape },
}

/**
 * Returns ground layers that VersaTiles' style does not have. `below` is for below all other layers: the ground that our server puts
 * into each tile, which covers the bundled map. `overWater` is for above the water: heath, shores, tidal flats in the sea, and reserves.
 */
export function ownGround(
  schema: TileSchema,
  colours: DetailColours,
): { below: LayerSpecification[]; overWater: LayerSpecification[] } {
  const ground: LayerSpecification = {
    id: 'detail-ground',
    type: 'fill',
    ...from('ground'),
    paint: { 'fill-color': colours.land, 'fill-antialias': false },
  }
  const shore: LayerSpecification = {
    id: 'detail-shore',
    type: 'line',
    ...from(WATER[schema].layer, 10),
    filter: WATER[schema].filter,
    paint: { 'line-color': colours.coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.4, 15, 1] },
  }
  if (schema !== 'openmaptiles') return { below: [ground], overWater: [shore] }
  const cover = (id: string, colour: string, filter: FilterSpecification): LayerSpecification => ({
    id: `detail-${id}`,
    type: 'fill',
    ...from('landcover'),
    filter,
    paint: { 'fill-color': colour },
  })
  const flats = cover('flats', colours.flat, isOneOf('subclass', ['tidalflat', 'mud', 'shoal']))
  const heath = cover('heath', colours.heath, isOneOf('subclass', ['heath']))
  return { below: [ground], overWater: [heath, shore, flats, ...reserves(colours)] }
}

/** Returns the layers of nature reserves and parks: a very light fill, and a dashed outline. */
function reserves(colours: DetailColours): LayerSpecification[] {
  return [
    {
      id: 'detail-reserve',
      type: 'fill',
      ...from('park'),
      filter: isShape,
      paint: { 'fill-color': colours.reserve, 'fill-opacity': 0.07 },
    },
    {
      id: 'detail-reserve-line',
      type: 'line',
      ...from('park'),
      filter: isShape,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.reserve,
        'line-opacity': 0.5,
        'line-width': ['interpolate', ['linear'], ['zoom'], 9, 0.6, 15, 1.4],
        'line-dasharray': [5, 3],
      },
    },
  ]
}

/** Returns the layers of reserves' names, which give way to names of towns and villages. */
export function ownNames(schema: TileSchema, colours: DetailColours): LayerSpecification[] {
  if (schema !== 'openmaptiles') return []
  return [
    {
      id: 'detail-reserve-name',
      type: 'symbol',
      ...from('park', 10),
      layout: {
        'text-field': ['coalesce', ['get', `name:${LANGUAGE_MARK}`], ['get', 'name:latin'], ['get', 'name']],
        'text-font': [MAP_FONT.water],
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 12, 15, 14.5],
        'text-max-width': 8,
        'text-padding': 12,
        'symbol-sort-key': ['to-number', ['get', 'rank'], 99],
      },
      paint: { 'text-color': colours.labelNature, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
    },
  ]
}
