import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Rings, surfaceOf } from './polygonCells.ts'
import { europe, projectionFor } from './projection.ts'
import { extentOf } from './studyGrid.ts'

type Countries = Topology<{ countries: GeometryCollection }>

/** Reads the shapes of all countries, which `npm run countries` writes. They are not cached, since they are large and runs are rare. */
async function readCountries(): Promise<Countries> {
  const zipped = await readFile(new URL('./countries.json.gz', import.meta.url))
  return JSON.parse((await promisify(gunzip)(zipped)).toString())
}

/** Returns the codes of all countries that have a shape, by ISO 3166. */
export async function readCountryCodes(): Promise<string[]> {
  const { objects } = await readCountries()
  return [...new Set(objects.countries.geometries.map(({ id }) => String(id)))].sort()
}

/**
 * Reads the land of a country in degrees. If its largest part is in the European grid, only the parts in that grid; otherwise all parts.
 * Undefined for a code without a shape.
 */
export async function readCountryShape(code: string): Promise<Rings | undefined> {
  const countries = await readCountries()
  const parts = countries.objects.countries.geometries.flatMap((geometry) =>
    geometry.id === code ? partsOf(countries, geometry) : [],
  )
  const [largest] = parts.toSorted((a, b) => surfaceOf([b]) - surfaceOf([a]))
  if (!largest) return undefined
  const isEuropean = (part: Rings[number]) => projectionFor(extentOf([part])) === europe
  return isEuropean(largest) ? parts.filter(isEuropean) : parts
}

function partsOf(countries: Countries, geometry: GeometryCollection['geometries'][number]): Rings {
  const found = feature(countries, geometry)
  if (!('geometry' in found)) return []
  const { geometry: shape } = found
  const polygons =
    shape.type === 'Polygon' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates : []
  return polygons.map((rings) =>
    rings.map((ring) => ring.flatMap(([longitude = 0, latitude = 0]) => [longitude, latitude])),
  )
}
