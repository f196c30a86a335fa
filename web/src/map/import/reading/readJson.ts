import {
  FEATURES_MAX,
  FileRefusal,
  type RawFeature,
  type RawFile,
  type RawGeometry,
  type RawPosition,
} from './importFile.ts'
import { lineOfJsonFault } from './jsonFault.ts'
import { nameOf } from './featureName.ts'

/** The deepest nesting of geometry collections: a malicious file with thousands of levels must not exhaust the stack. */
const DEPTH_MAX = 8

/**
 * Reads GeoJSON, also with a `crs` as in the first version of the format.
 * @throws FileRefusal with the line of the error if the text is not valid JSON
 */
export function readJson(text: string): RawFile {
  const value = parse(text)
  if (!isObject(value)) throw new FileRefusal('noGeoJson')
  if (value['type'] === 'Topology') throw new FileRefusal('topoJson')
  const items = value['type'] === 'FeatureCollection' ? value['features'] : [value]
  if (!Array.isArray(items)) throw new FileRefusal('noGeoJson')
  if (items.length > FEATURES_MAX) throw new FileRefusal('tooManyFeatures', { count: items.length })
  const features = items.map((item: unknown, index) => featureOf(item, index + 1))
  return { format: 'geojson', features, projection: crsOf(value['crs']) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefusal('json', { line: lineOfJsonFault(text) })
  }
}

function featureOf(item: unknown, number: number): RawFeature {
  const where = { feature: number }
  if (!isObject(item)) return { name: '', where, geometries: [] }
  const isFeature = item['type'] === 'Feature'
  const properties = isFeature && isObject(item['properties']) ? item['properties'] : {}
  return { name: nameOf(properties), where, geometries: geometriesOf(isFeature ? item['geometry'] : item, 0) }
}

/** Returns the geometries in a GeoJSON geometry; none if the value is not a geometry. */
export function geometriesOf(geometry: unknown, depth: number): RawGeometry[] {
  if (!isObject(geometry) || depth > DEPTH_MAX) return []
  const { type, coordinates } = geometry
  if (type === 'GeometryCollection' && Array.isArray(geometry['geometries']))
    return geometry['geometries'].flatMap((one: unknown) => geometriesOf(one, depth + 1))
  if (type === 'Polygon') return polygon(coordinates)
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) return coordinates.flatMap(polygon)
  if (type === 'LineString') return line(coordinates)
  if (type === 'MultiLineString' && Array.isArray(coordinates)) return coordinates.flatMap(line)
  return type === 'Point' || type === 'MultiPoint' ? [{ type: 'point' }] : []
}

const polygon = (value: unknown): RawGeometry[] =>
  Array.isArray(value) && value.every(isLine) ? [{ type: 'polygon', rings: value }] : []
const line = (value: unknown): RawGeometry[] => (isLine(value) ? [{ type: 'line', points: value, track: false }] : [])
const isLine = (value: unknown): value is RawPosition[] =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && typeof one[0] === 'number')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads the `crs` member of GeoJSON from before RFC 7946, which many programs still write. */
function crsOf(crs: unknown): RawFile['projection'] {
  const properties = isObject(crs) ? crs['properties'] : null
  const code = isObject(properties) ? properties['name'] : null
  return typeof code === 'string' ? { code } : null
}
