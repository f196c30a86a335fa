import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS } from '@fieldfare/shared/map/mapColours.ts'
import { NATURE_ZOOMS } from '@fieldfare/shared/map/natureZooms.ts'
import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { MAP_FONT } from './fontNames.ts'

const NATURE_SOURCE = 'nature'

/** Adds nature (woods, mudflats, reserves) to the bundled map, above its ground, for zooms at which the detailed map is not shown. */
export function withNature(
  style: StyleSpecification,
  theme: MapTheme,
  { bounds, attribution }: Omit<NonNullable<PublicConfig['baseMap']>, 'offline'>,
  origin: string,
): StyleSpecification {
  const { onLand, inSea, names } = natureLayers(theme)
  const after = (id: string, more: LayerSpecification[]) => (layer: LayerSpecification) =>
    layer.id === id ? [layer, ...more] : [layer]
  return {
    ...style,
    sources: {
      ...style.sources,
      [NATURE_SOURCE]: {
        type: 'vector',
        tiles: [`${origin}/tiles/nature/{z}/{x}/{y}`],
        minzoom: NATURE_ZOOMS.min,
        maxzoom: NATURE_ZOOMS.max,
        bounds: [...bounds],
        attribution,
      },
    },
    // The map places the names of the last layers first: those of reserves before those of small towns.
    layers: style.layers
      .flatMap(after('land', onLand))
      .flatMap(after('shallows-near', inSea))
      .flatMap(after('place-name', names)),
  }
}

function natureLayers(theme: MapTheme): Record<'onLand' | 'inSea' | 'names', LayerSpecification[]> {
  const { nature, halo } = MAP_COLOURS[theme]
  const common = { source: NATURE_SOURCE, minzoom: NATURE_ZOOMS.min, maxzoom: NATURE_ZOOMS.max + 1 }
  const isKind = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind]
  const ground = (kind: 'wood' | 'heath' | 'dune' | 'marsh' | 'flat'): LayerSpecification => ({
    id: `nature-${kind}`,
    type: 'fill',
    ...common,
    'source-layer': 'nature',
    filter: isKind(kind),
    paint: { 'fill-color': nature[kind], 'fill-antialias': false },
  })
  return {
    onLand: [
      ...(['wood', 'dune', 'marsh', 'heath'] as const).map(ground),
      {
        id: 'nature-reserve',
        type: 'fill',
        ...common,
        'source-layer': 'nature',
        filter: isKind('reserve'),
        paint: { 'fill-color': nature.reserve, 'fill-opacity': 0.1 },
      },
      {
        id: 'nature-reserve-line',
        type: 'line',
        ...common,
        'source-layer': 'nature',
        filter: isKind('reserve'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': nature.reserve, 'line-opacity': 0.4, 'line-width': 0.7, 'line-dasharray': [5, 3] },
      },
    ],
    inSea: [ground('flat')],
    names: [
      {
        id: 'nature-name',
        type: 'symbol',
        ...common,
        'source-layer': 'nature_name',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [MAP_FONT.water],
          'text-size': 13.5,
          'text-max-width': 8,
          'text-padding': 12,
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': nature.label, 'text-halo-color': halo, 'text-halo-width': 1.4 },
      },
    ],
  }
}
