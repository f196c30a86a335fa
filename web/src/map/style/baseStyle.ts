import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { BASE_MAX_ZOOM } from '@fieldfare/shared/map/baseTileIndex.ts'
import { BASE_CREDITS, BASE_PROTOCOL, BASE_SOURCE } from './baseSource.ts'
import { labelLayers } from './labelLayers.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { MAP_COLOURS, type MapColours } from '@fieldfare/shared/map/mapColours.ts'

/** Returns the name of the bundled style in a theme. */
export const styleName = (theme: MapTheme): string => `Fieldfare ${theme}`

/**
 * Makes the style of the bundled base map: coast, waters, borders and towns from our own tiles, without any other server.
 * @param language two letters; names are shown in this language, if they are known in it
 */
export function baseStyle(theme: MapTheme, language = 'en'): StyleSpecification {
  const colours = MAP_COLOURS[theme]
  return {
    version: 8,
    name: styleName(theme),
    sources: {
      [BASE_SOURCE]: {
        type: 'vector',
        tiles: [`${BASE_PROTOCOL}://{z}/{x}/{y}`],
        maxzoom: BASE_MAX_ZOOM,
        attribution: BASE_CREDITS,
      },
    },
    layers: [...groundLayers(colours), ...labelLayers(theme, language)],
  }
}

const from = (layer: string) => ({ source: BASE_SOURCE, 'source-layer': layer })
const byZoom = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as ExpressionSpecification
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

function groundLayers(colours: MapColours): LayerSpecification[] {
  const shallows = (id: string, colour: string, width: ExpressionSpecification): LayerSpecification => ({
    id,
    type: 'line',
    ...from('coast'),
    layout: round,
    paint: { 'line-color': colour, 'line-width': width },
  })
  return [
    // Until a tile has loaded, its ground is drawn as land, since people would notice a country drawn as sea.
    { id: 'unknown', type: 'background', paint: { 'background-color': colours.land } },
    { id: 'sea', type: 'fill', ...from('sea'), paint: { 'fill-color': colours.sea, 'fill-antialias': false } },
    shallows('shallows-far', colours.shallowsFar, byZoom(2, 5, 6, 14, 10, 32, 16, 44)),
    shallows('shallows-near', colours.shallowsNear, byZoom(2, 3, 6, 7, 10, 16, 16, 22)),
    { id: 'land', type: 'fill', ...from('land'), paint: { 'fill-color': colours.land, 'fill-antialias': false } },
    builtUp(colours),
    { id: 'lake', type: 'fill', ...from('lake'), paint: { 'fill-color': colours.lake } },
    {
      id: 'lake-shore',
      type: 'line',
      ...from('lake'),
      minzoom: 5,
      paint: { 'line-color': colours.coast, 'line-width': byZoom(5, 0.4, 9, 1) },
    },
    {
      id: 'river',
      type: 'line',
      ...from('river'),
      layout: round,
      paint: { 'line-color': colours.stream, 'line-width': byZoom(3, 0.5, 7, 1.3, 12, 4, 16, 7) },
    },
    {
      id: 'coast',
      type: 'line',
      ...from('coast'),
      layout: round,
      paint: { 'line-color': colours.coast, 'line-width': byZoom(2, 0.4, 7, 0.8, 12, 1.2) },
    },
    {
      id: 'border',
      type: 'line',
      ...from('border'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours.border, 'line-width': byZoom(3, 0.6, 10, 1.4), 'line-dasharray': [5, 3] },
    },
  ]
}

/** Makes the layer of towns: soft discs of about the size of each town. They fade out at high zooms, where a disc would look like an outline. */
function builtUp(colours: MapColours): LayerSpecification {
  // `size` is in millionths of the width of the world, which is 512 px at zoom 0.
  const radius = (zoom: number): ExpressionSpecification => ['*', ['get', 'size'], (512 * 2 ** zoom) / 1e6]
  return {
    id: 'built-up',
    type: 'circle',
    ...from('town'),
    minzoom: 6,
    maxzoom: 16,
    filter: ['has', 'size'],
    paint: {
      'circle-color': colours.built,
      'circle-blur': 0.35,
      'circle-pitch-alignment': 'map',
      'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 6, radius(6), 16, radius(16)],
      'circle-opacity': ['interpolate', ['linear'], ['zoom'], 6, 0, 7, 0.9, 11, 0.9, 14, 0.5, 16, 0],
    },
  }
}
