import { LAT_MAX, LNG_MAX } from '@fieldfare/shared/geo/geometry.ts'

// Reads a register from a GeoJSON file and checks it before anything reaches the database.

/** Facts that apply to all borders of a register. */
export interface RegisterFacts {
  source: string
  licence: string
  kind: string
  /** The date of the register's data, such as 2026-11-22. */
  dated: string
}

/** The names of the fields that hold a feature's name and its unique reference; without them the usual field names are tried. */
export interface Fields {
  name?: string
  ref?: string
}

/** A border of the register: a name, and one or more GeoJSON polygons or multipolygons. */
export interface RegisterBorder {
  ref: string
  name: string
  shapes: { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }[]
}

/** A fault in a register; its message is for the operator who imports it. */
export class RegisterFault extends Error {}

const NAMES = ['name', 'naam', 'naam_n2k', 'title', 'titel', 'Name', 'NAAM', 'NAME']
const REFS = ['nr', 'id', 'code', 'sitecode', 'NR', 'ID']
const NAME_MAX = 200
const DEGREES = /CRS84|EPSG:{1,2}4326|EPSG\/0\/4326/i

/**
 * Returns the borders in a GeoJSON feature collection; features with the same reference form one border. Features without land, such as
 * points, are left out. @throws RegisterFault that names the feature
 */
export function bordersOf(collection: unknown, fields: Fields = {}): RegisterBorder[] {
  if (!isRecord(collection) || collection.type !== 'FeatureCollection' || !Array.isArray(collection.features))
    throw new RegisterFault('This is no GeoJSON feature collection.')
  const { crs } = collection
  const named = isRecord(crs) && isRecord(crs.properties) ? String(crs.properties.name) : ''
  if (named && !DEGREES.test(named))
    throw new RegisterFault(`Its coordinates are ${named}. Convert it to longitudes and latitudes (EPSG:4326) first.`)
  const borders = new Map<string, RegisterBorder>()
  collection.features.forEach((feature: unknown, i) => {
    const { geometry, properties, id } = isRecord(feature) ? feature : {}
    if (!isRecord(geometry) || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return
    const values = isRecord(properties) ? properties : {}
    const name = textIn(values, fields.name ? [fields.name] : NAMES)?.slice(0, NAME_MAX)
    if (!name) throw new RegisterFault(`Feature ${i + 1} has no name${fields.name ? ` in ${fields.name}` : ''}.`)
    const ref = textIn(values, fields.ref ? [fields.ref] : REFS) ?? textIn({ id }, ['id']) ?? name
    if (!isInDegrees(geometry.coordinates))
      throw new RegisterFault(`Feature ${i + 1} (${name}) has coordinates that are no longitudes and latitudes.`)
    const border = borders.get(ref) ?? { ref: ref.slice(0, NAME_MAX), name, shapes: [] }
    border.shapes.push({ type: geometry.type, coordinates: geometry.coordinates })
    borders.set(ref, border)
  })
  if (borders.size === 0) throw new RegisterFault('It has no feature with land.')
  return [...borders.values()]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function textIn(properties: Record<string, unknown>, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = properties[name]
    if (typeof value === 'number' || (typeof value === 'string' && value.trim())) return String(value).trim()
  }
  return undefined
}

/** Tells whether all positions, at any depth of the nested array, are longitudes and latitudes within the map. */
function isInDegrees(coordinates: unknown): boolean {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return false
  if (Array.isArray(coordinates[0])) return coordinates.every(isInDegrees)
  const [lng, lat]: unknown[] = coordinates
  return typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= LNG_MAX && Math.abs(lat) <= LAT_MAX
}
