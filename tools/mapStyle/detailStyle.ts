import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import { osm, type OsmOptions } from '@versatiles/style'
import { omt } from '@versatiles/style/omt'
import { protomaps } from '@versatiles/style/protomaps'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { DETAIL_FROM, DETAIL_SOURCE, LANGUAGE_MARK } from '../../web/src/map/style/detailSource.ts'
import { MAP_FONT } from '../../web/src/map/style/fontNames.ts'
import { ANCHORS, NAME_HALO } from '../../web/src/map/style/labelLayers.ts'
import { ownGround, ownNames } from './ownLayers.ts'
import { DETAIL_COLOURS, type DetailColours } from './palette.ts'

/** The placeholder for the reader's language, which only the device knows: two letters that no language has. */
const ANY_LANGUAGE = 'xx'
/** Matches layers that are left out: they would hide areas, or need icons or fonts that we do not serve. */
const LEFT_OUT =
  /^(background|slot-|tunnel-|bridge|marking-|poi|symbol-|label-(motorway|address|boundary)|boundary-country-maritime|way-.*:outline|boundary-.*:outline|site-|street-.*-bicycle|transport-.*:outline)/
const ON_BRIDGES = /"bridge"/
const PLACE = /^label-place-(town|city|statecapital|capital)/
/** Matches layers of great towns, whose names are always drawn, even over other names. */
const GREAT = /^detail-label-place-(city|statecapital|capital)/

/**
 * Returns the layers of the detailed map for tiles of a schema: ground, then names. Made from VersaTiles' style, in our colours and
 * fonts, with layers of our own that no free style has. LANGUAGE_MARK in them is later replaced by the reader's language.
 */
export function detailLayers(schema: TileSchema, theme: MapTheme): LayerSpecification[] {
  const colours = DETAIL_COLOURS[theme]
  const layers = theirStyle(schema, theme, colours)
    .layers.filter(({ id, maxzoom = 24 }) => !LEFT_OUT.test(id) && maxzoom > DETAIL_FROM)
    .map((layer) => asOwnLayer(layer, schema, colours))
  const isName = ({ type }: LayerSpecification) => type === 'symbol'
  const { below, overWater } = ownGround(schema, colours)
  const ground = layers.filter((layer) => !isName(layer))
  const roads = ground.findIndex(({ id }) => /^detail-(building|street|way)/.test(id))
  return [
    ...below,
    ...ground.slice(0, roads),
    ...overWater,
    ...ground.slice(roads),
    ...ownNames(schema, colours),
    ...layers.filter(isName),
  ]
}

function theirStyle(schema: TileSchema, theme: MapTheme, colours: DetailColours): StyleSpecification {
  const options = {
    theme: theme === 'dark' ? 'natural-dark' : 'natural',
    colors: theirColours(colours),
    text: { language: ANY_LANGUAGE },
  } satisfies OsmOptions
  // The URL is never requested: only the layers of the style are used.
  const url = 'https://tiles.invalid/{z}/{x}/{y}'
  if (schema === 'openmaptiles') return omt({ ...options, urls: { omt: url } })
  if (schema === 'protomaps') return protomaps({ ...options, urls: { protomaps: url } })
  return osm(options)
}

const theirColours = (c: DetailColours): OsmOptions['colors'] => ({
  land: c.land,
  water: c.lake,
  glacier: c.glacier,
  natureWood: c.wood,
  natureGrass: c.grass,
  naturePark: c.park,
  natureAgriculture: c.field,
  natureSand: c.dune,
  natureRock: c.rock,
  natureWetland: c.wet,
  natureLeisure: c.park,
  areaResidential: c.residential,
  areaCommercial: c.residential,
  areaIndustrial: c.industrial,
  areaWaste: c.industrial,
  areaBurial: c.burial,
  building: c.building,
  buildingBg: c.buildingEdge,
  roadStreet: c.road,
  roadStreetBg: c.roadCasing,
  roadTrunk: c.roadMajor,
  roadTrunkBg: c.roadMajorCasing,
  roadMotorway: c.roadMajor,
  roadMotorwayBg: c.roadMajorCasing,
  transitRail: c.rail,
  transitSubway: c.rail,
  transitCycle: c.path,
  transitFoot: c.path,
  boundary: c.border,
  label: c.labelPlace,
  labelHalo: c.halo,
  labelWater: c.labelWater,
})

/** Returns one of VersaTiles' layers with our source and fonts, without icons, and with bridges drawn as roads. */
function asOwnLayer(layer: LayerSpecification, schema: TileSchema, colours: DetailColours): LayerSpecification {
  const { metadata: _, ...rest } = layer
  const isName = layer.type === 'symbol'
  const layerOnSource = {
    ...rest,
    id: `detail-${layer.id}`,
    source: DETAIL_SOURCE,
    minzoom: Math.max(DETAIL_FROM, layer.minzoom ?? 0),
    ...('filter' in layer && layer.filter && { filter: withoutBridges(layer.filter) }),
    ...(layer.layout && { layout: isName ? letters(layer) : layer.layout }),
    ...(layer.paint && { paint: isName ? withoutIcons(layer.paint) : layer.paint }),
  }
  const marked = JSON.stringify(layerOnSource)
    // Shortbread has `name_nl`; OpenMapTiles has `name:nl`, and `name:latin` for readers of the Latin alphabet only.
    .replaceAll(`name_${ANY_LANGUAGE}`, schema === 'shortbread' ? `name_${LANGUAGE_MARK}` : 'name:latin')
    .replaceAll(`name:${ANY_LANGUAGE}`, `name:${LANGUAGE_MARK}`)
  return restyle(JSON.parse(marked) as LayerSpecification, colours)
}

function withoutBridges(filter: unknown): unknown {
  if (!Array.isArray(filter) || filter[0] !== 'all') return filter
  return filter.filter((part) => !ON_BRIDGES.test(JSON.stringify(part)))
}

const withoutIcons = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith('icon-')))

function letters({ id, layout }: LayerSpecification) {
  const font = id.startsWith('label-water') ? MAP_FONT.water : PLACE.test(id) ? MAP_FONT.town : MAP_FONT.place
  const isPlace = id.startsWith('label-place')
  return {
    ...withoutIcons(layout ?? {}),
    'text-font': [font],
    // A badge that lies on a town moves the town's name aside instead of hiding the name.
    ...(isPlace && { 'text-variable-anchor': ANCHORS, 'text-radial-offset': 1.1 }),
  }
}

/** Restyles layers for a map of nature: paths become visible, and names get the sizes of our other names. */
function restyle(layer: LayerSpecification, colours: DetailColours): LayerSpecification {
  const { id } = layer
  if (layer.type === 'line' && /^detail-(way-|street-track$|street-pedestrian$)/.test(id)) {
    const isWide = !/path|steps|footway/.test(id)
    const width = isWide ? [13, 0.8, 16, 1.8, 19, 4] : [13, 0.6, 16, 1.3, 19, 3]
    return {
      ...layer,
      minzoom: isWide ? 12 : 13,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.path,
        'line-width': ['interpolate', ['linear'], ['zoom'], ...width] as never,
        'line-opacity': 0.8,
        ...(!/cycleway/.test(id) && { 'line-dasharray': isWide ? [4, 1.5] : [2.5, 1.6] }),
      },
    }
  }
  if (layer.type === 'line' && id.startsWith('detail-boundary')) {
    // Borders have the widths of those on the bundled map.
    const width = ['interpolate', ['linear'], ['zoom'], 9, 1, 14, 1.6]
    const paint = { 'line-color': colours.border, 'line-width': width as never, 'line-dasharray': [5, 3] }
    return { ...layer, layout: { 'line-join': 'round' }, paint }
  }
  if (layer.type === 'symbol' && id.startsWith('detail-label-street'))
    return {
      ...layer,
      paint: { ...layer.paint, 'text-color': colours.labelQuiet, 'text-halo-width': 1.4, 'text-halo-blur': 0 },
    }
  if (layer.type !== 'symbol' || !id.startsWith('detail-label-place')) return layer
  const isLarge = PLACE.test(id.slice('detail-'.length))
  const size = GREAT.test(id) ? [8, 17, 13, 20] : isLarge ? [8, 14, 13, 17] : [9, 12, 14, 14]
  return {
    ...layer,
    layout: {
      ...layer.layout,
      'text-size': ['interpolate', ['linear'], ['zoom'], ...size] as never,
      'text-max-width': 9,
      ...(GREAT.test(id) && { 'text-overlap': 'always' }),
    },
    paint: {
      ...layer.paint,
      'text-color': isLarge || /village/.test(id) ? colours.labelPlace : colours.labelQuiet,
      ...NAME_HALO,
      'text-opacity': 1,
    },
  }
}
