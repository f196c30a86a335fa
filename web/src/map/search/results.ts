import { matchName, MISSPELLED, nameKey } from '@fieldfare/shared/nameMatch.ts'
import {
  type FoundPlace,
  type FoundTitle,
  groupOfPlace,
  isSamePlace,
  type PlaceGroup,
  PLACES_MAX,
} from '@fieldfare/shared/search.ts'

/** A result of a search: a place, or (as `title`) an area or community. */
export type Found = { key: string; name: string } & ({ place: FoundPlace } | { title: FoundTitle })

/** The headings of the results offered while nothing is typed. */
export const START_GROUPS = ['here', 'recent', 'myPlaces', 'myCommunities'] as const
export type FoundGroup = PlaceGroup | 'communities' | 'areas' | (typeof START_GROUPS)[number]
/** The order of the headings. */
const GROUPS = ['places', 'addresses', 'nature', 'communities', 'areas'] as const satisfies readonly FoundGroup[]

/** Results under one heading. */
export interface Results {
  group: FoundGroup
  found: Found[]
}

/** The most bundled towns that stay above the results of the place services: the towns were listed before these results came. */
const TOWNS_BESIDE = 3

interface Sources {
  /** Towns of the bundled list that match the current text. */
  towns: readonly FoundPlace[]
  places: readonly FoundPlace[]
  titles: readonly FoundTitle[]
  /** True if `places` and `titles` were found for an earlier text: then only those that also match the new text are listed. */
  earlier: boolean
}

/** Groups results under headings: at most six places of all kinds, and the areas and communities that the server returned. */
export function resultsFor(text: string, { towns, places, titles, earlier }: Sources): Results[] {
  const textKey = nameKey(text)
  const matches = (name: string) => !earlier || matchName(nameKey(name), textKey) !== null
  const still = places.filter(({ name, context }) => matches(name) || matches(`${name} ${context}`))
  // A town whose name is only similar to the text is left out if another result matches the text itself.
  const isAlike = (name: string) => (matchName(nameKey(name), textKey) ?? 0) >= MISSPELLED
  const better =
    still.length > 0 || titles.some(({ title }) => matchName(nameKey(title), textKey) !== null && !isAlike(title))
  const relevantTowns = better ? towns.filter(({ name }) => !isAlike(name)) : towns
  const results = [
    ...placesOf(relevantTowns, still).map((place): Found => ({ key: keyOf(place), name: place.name, place })),
    ...titles
      .filter(({ title }) => matches(title))
      .map((title): Found => ({ key: title.id, name: title.title, title })),
  ]
  return GROUPS.map((group) => ({ group, found: results.filter((one) => groupOf(one) === group) })).filter(
    ({ found }) => found.length > 0,
  )
}

/** Merges bundled towns with places of the services. Towns keep their order; a town that the services found too gets their more detailed entry. */
function placesOf(towns: readonly FoundPlace[], places: readonly FoundPlace[]): FoundPlace[] {
  const near = towns.slice(0, places.length > 0 ? TOWNS_BESIDE : PLACES_MAX)
  const first = near.map((town) => places.find((place) => isSamePlace(town, place)) ?? town)
  return [...new Set([...first, ...places.filter((place) => !near.some((town) => isSamePlace(town, place)))])].slice(
    0,
    PLACES_MAX,
  )
}

const groupOf = (found: Found): FoundGroup =>
  'place' in found ? groupOfPlace(found.place.kind) : found.title.kind === 'community' ? 'communities' : 'areas'

const keyOf = ({ kind, name, point }: FoundPlace): string => [kind, name, ...point].join('/')
