import type {
  CircleLayerSpecification as CircleLayer,
  GeoJSONSource,
  LayerSpecification,
  LineLayerSpecification as LineLayer,
  Map,
} from 'maplibre-gl'
import { badge, BADGE_RATIO } from './badges.ts'
import type { DrawFeature, Role } from './features.ts'

/** The colours of a drawing: its line, the casing between line and map, the glow around both, and (`bad`) the marks of errors. */
export interface DrawColours {
  line: string
  casing: string
  glow: string
  bad: string
}
export type DrawSource = 'lit' | 'near' | 'offered' | 'line' | 'aim' | 'dots'

const SOURCES: readonly DrawSource[] = ['lit', 'near', 'offered', 'line', 'aim', 'dots']
const IMAGES = { first: 'ff-draw-first', crossing: 'ff-draw-crossing' } as const
/** The colour of the walker's position: the blue that maps usually have for the user's position. */
const HERE = '#1a73e8'
/** The fill of a shape: translucent white, so that woods under it stay green. */
const LAND = { 'fill-color': '#ffffff', 'fill-opacity': 0.22 } as const
const idOf = (name: string) => `ff-draw-${name}`

/** Adds the drawing's layers on top of the map, or repaints them. To be called again after each change of the map's style. */
export function putLayers(map: Map, colours: DrawColours): void {
  putImage(map, IMAGES.first, badge('tick', colours.line, colours.casing))
  putImage(map, IMAGES.crossing, badge('cross', colours.bad, colours.casing))
  for (const name of SOURCES) {
    if (!map.getSource(idOf(name))) map.addSource(idOf(name), { type: 'geojson', data: collection([]) })
  }
  for (const layer of layersFor(colours)) {
    if (map.getLayer(layer.id)) map.removeLayer(layer.id)
    map.addLayer(layer)
  }
}

/** Tells whether the map still has the drawing's sources, which a change of style removes with their layers. */
export const hasLayers = (map: Map): boolean => SOURCES.every((name) => map.getSource(idOf(name)) !== undefined)

export function removeLayers(map: Map): void {
  const drawLayers = layersFor({ line: '#000', casing: '#000', glow: '#000', bad: '#000' })
  for (const { id } of drawLayers) if (map.getLayer(id)) map.removeLayer(id)
  for (const name of SOURCES) if (map.getSource(idOf(name))) map.removeSource(idOf(name))
  for (const image of Object.values(IMAGES)) if (map.hasImage(image)) map.removeImage(image)
}

export function show(map: Map, source: DrawSource, features: DrawFeature[]): void {
  void map.getSource<GeoJSONSource>(idOf(source))?.setData(collection(features))
}

const collection = (features: DrawFeature[]): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features })

function putImage(map: Map, name: string, image: ImageData): void {
  if (map.hasImage(name)) map.removeImage(name)
  map.addImage(name, image, { pixelRatio: BADGE_RATIO })
}

function layersFor({ line, casing, glow, bad }: DrawColours): LayerSpecification[] {
  return [
    {
      id: idOf('lit-land'),
      type: 'fill',
      source: idOf('lit'),
      filter: ['==', ['get', 'role'], 'litLand'],
      // Without smoothing, no seam shows where tiles meet.
      paint: { ...LAND, 'fill-antialias': false },
    },
    lineLayer('lit-glow', 'lit', ['lit'], {
      'line-color': glow,
      'line-width': 16,
      'line-blur': 7,
      'line-opacity': 0.45,
    }),
    lineLayer('lit-casing', 'lit', ['lit'], { 'line-color': casing, 'line-width': 5.5 }),
    lineLayer('lit', 'lit', ['lit'], { 'line-color': line, 'line-width': 2.5 }),
    {
      id: idOf('offered-fill'),
      type: 'fill',
      source: idOf('offered'),
      filter: ['==', ['get', 'role'], 'chosen'],
      paint: { 'fill-color': line, 'fill-opacity': 0.2 },
    },
    lineLayer('offered-casing', 'offered', ['chosen', 'offered'], {
      'line-color': casing,
      'line-width': 5,
      'line-opacity': 0.8,
    }),
    lineLayer('offered', 'offered', ['offered'], { 'line-color': line, 'line-width': 1.5, 'line-dasharray': [1, 3] }),
    lineLayer('chosen', 'offered', ['chosen'], { 'line-color': line, 'line-width': 3, 'line-dasharray': [2, 2] }),
    {
      id: idOf('fill'),
      type: 'fill',
      source: idOf('aim'),
      filter: ['==', ['get', 'role'], 'fill'],
      paint: LAND,
    },
    {
      id: idOf('cut'),
      type: 'fill',
      source: idOf('aim'),
      filter: ['==', ['get', 'role'], 'cut'],
      paint: { 'fill-color': bad, 'fill-opacity': 0.3 },
    },
    {
      id: idOf('accuracy'),
      type: 'fill',
      source: idOf('aim'),
      filter: ['==', ['get', 'role'], 'accuracy'],
      paint: { 'fill-color': HERE, 'fill-opacity': 0.18 },
    },
    lineLayer('near', 'near', ['near'], {
      'line-color': line,
      'line-width': 1.2,
      'line-opacity': 0.55,
      'line-dasharray': [3, 3],
    }),
    lineLayer('stroke-casing', 'aim', ['stroke'], { 'line-color': casing, 'line-width': 7 }),
    lineLayer('stroke', 'aim', ['stroke'], { 'line-color': line, 'line-width': 3.5 }),
    lineLayer('line-glow', 'line', ['line', 'around'], {
      'line-color': glow,
      'line-width': 14,
      'line-blur': 7,
      'line-opacity': 0.75,
    }),
    lineLayer('line-casing', 'line', ['line', 'around'], { 'line-color': casing, 'line-width': 5.5 }),
    lineLayer('around', 'line', ['around'], { 'line-color': line, 'line-width': 2 }),
    lineLayer('line', 'line', ['line'], { 'line-color': line, 'line-width': 3 }),
    lineLayer('aim-casing', 'aim', ['aim', 'bad'], { 'line-color': casing, 'line-width': 6, 'line-opacity': 0.9 }),
    lineLayer('aim', 'aim', ['aim'], { 'line-color': line, 'line-width': 3, 'line-dasharray': [2, 2.2] }),
    lineLayer('aim-bad', 'aim', ['bad'], { 'line-color': bad, 'line-width': 3, 'line-dasharray': [2, 2.2] }),
    lineLayer('closing-casing', 'aim', ['closing'], { 'line-color': casing, 'line-width': 4, 'line-opacity': 0.8 }),
    lineLayer('closing', 'aim', ['closing'], { 'line-color': line, 'line-width': 2, 'line-dasharray': [0.1, 2.2] }),
    lineLayer('bad', 'line', ['bad'], { 'line-color': bad, 'line-width': 4.5 }),
    // 10 px across, including the ring.
    circleLayer('midpoint', ['midpoint'], {
      'circle-radius': 3.6,
      'circle-color': casing,
      'circle-stroke-width': 1.6,
      'circle-stroke-color': line,
    }),
    circleLayer('halo', ['first', 'selected'], { 'circle-radius': 17, 'circle-color': line, 'circle-opacity': 0.3 }),
    circleLayer('dot-casing', ['dot', 'selected'], { 'circle-radius': 10.5, 'circle-color': casing }),
    // 17 px across, including the ring.
    circleLayer('dot', ['dot'], {
      'circle-radius': 5.5,
      'circle-color': casing,
      'circle-stroke-width': 3.2,
      'circle-stroke-color': line,
    }),
    circleLayer('selected', ['selected'], { 'circle-radius': 8.5, 'circle-color': line }),
    circleLayer(
      'middle',
      ['middle', 'snapped'],
      { 'circle-radius': 4.5, 'circle-color': casing, 'circle-stroke-width': 2.6, 'circle-stroke-color': line },
      'aim',
    ),
    circleLayer(
      'here',
      ['here'],
      { 'circle-radius': 7, 'circle-color': HERE, 'circle-stroke-width': 3, 'circle-stroke-color': '#ffffff' },
      'aim',
    ),
    {
      id: idOf('badges'),
      type: 'symbol',
      source: idOf('dots'),
      filter: ['in', ['get', 'role'], ['literal', Object.keys(IMAGES)]],
      layout: {
        'icon-image': ['match', ['get', 'role'], 'first', IMAGES.first, IMAGES.crossing],
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
    },
  ]
}

function lineLayer(name: string, source: DrawSource, roles: Role[], paint: LineLayer['paint']): LineLayer {
  return {
    id: idOf(name),
    type: 'line',
    source: idOf(source),
    filter: ['in', ['get', 'role'], ['literal', roles]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  }
}

function circleLayer(
  name: string,
  roles: Role[],
  paint: CircleLayer['paint'],
  source: DrawSource = 'dots',
): CircleLayer {
  return {
    id: idOf(name),
    type: 'circle',
    source: idOf(source),
    filter: ['in', ['get', 'role'], ['literal', roles]],
    paint: { ...paint, 'circle-pitch-alignment': 'map' },
  }
}
