// This file has no schemas, since the search in the head of every page loads it.

import type { Level } from './limits.ts'
import { nameKey } from './nameMatch.ts'

/** An area or a community that a search found by its title. */
export type FoundTitle = {
  id: string
  title: string
  /** West, south, east, north in degrees. */
  bbox: [number, number, number, number]
  /** The members of a community, or the people who like an area; left out where they were not counted. */
  people?: number
} & ({ kind: 'community' } | { kind: 'area'; level: Level; mine: boolean })

/** The most titles of each kind that a search returns. */
export const TITLES_MAX = 4

/** Kinds of places that have a name. `spot` is any other named place, such as a station. */
export const PLACE_KINDS = [
  'country',
  'region',
  'municipality',
  'island',
  'town',
  'village',
  'neighbourhood',
  'street',
  'postcode',
  'address',
  'nature',
  'water',
  'spot',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** The headings under which results are listed. */
export type PlaceGroup = 'places' | 'addresses' | 'nature'

const GROUPS: Partial<Record<PlaceKind, PlaceGroup>> = {
  street: 'addresses',
  postcode: 'addresses',
  address: 'addresses',
  nature: 'nature',
  water: 'nature',
}
export const groupOfPlace = (kind: PlaceKind): PlaceGroup => GROUPS[kind] ?? 'places'

export interface FoundPlace {
  name: string
  kind: PlaceKind
  /** Text that distinguishes the place from others of the same name, such as its town and province; may be empty. */
  context: string
  /** The country in ISO 3166, two capital letters; null where it is not known. */
  country: string | null
  /** Longitude and latitude in degrees. */
  point: [number, number]
  /** West, south, east, north in degrees; null where only the point is known. */
  extent: [number, number, number, number] | null
  /** The service or file that the data is from. */
  source: 'pdok' | 'photon' | 'bundled'
}

/** The answer of `GET /api/places`. */
export interface PlacesAnswer {
  places: FoundPlace[]
  /** True if a place service did not answer: there may be more places of that name. */
  away: boolean
}

/** The fewest letters of a search for which a place service is asked. */
export const PLACE_LETTERS_MIN = 3
/** The most places that a search shows: they fit on a phone above its keyboard, or nearly. */
export const PLACES_MAX = 6

/** Rounds to a tenth of a degree, 7 to 11 km: exact enough to prefer near results, too coarse to give a person's position away. */
export const nearby = (degrees: number): number => Math.round(degrees * 10) / 10

/** Degrees within which two places of one name are the same place. */
const SAME_DEGREES = 0.05

/** Tells whether two results are the same place from two sources. */
export function isSamePlace(a: FoundPlace, b: FoundPlace): boolean {
  const apart = Math.hypot(a.point[0] - b.point[0], a.point[1] - b.point[1])
  // One postal address may have many names, and streets of one name lie close to each other.
  if (groupOfPlace(a.kind) === 'addresses' || groupOfPlace(b.kind) === 'addresses')
    return a.kind === b.kind && nameKey(a.name) === nameKey(b.name) && nameKey(a.context) === nameKey(b.context)
  if (groupOfPlace(a.kind) !== groupOfPlace(b.kind)) return false
  return apart < SAME_DEGREES && nameKey(a.name) === nameKey(b.name)
}

/** Returns the places without those that are the same as an earlier one in the list. */
export const withoutTwins = (places: readonly FoundPlace[]): FoundPlace[] =>
  places.filter((place, index) => !places.slice(0, index).some((earlier) => isSamePlace(earlier, place)))
