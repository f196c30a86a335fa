import { matchName, MISSPELLED, nameKey } from '@fieldfare/shared/nameMatch.ts'
import type { FoundPlace } from '@fieldfare/shared/search.ts'

/** A town or village of the bundled list. */
export interface Town {
  name: string
  lng: number
  lat: number
  /** The country code of ISO 3166, two letters. */
  country: string
  /** All names of the town, normalized by `nameKey`. */
  keys: string[]
}

/** The least number of letters for a search. */
const LETTERS_MIN = 2

/** Parses the list of towns that the build makes: one line per town, the largest first. */
export function parseTowns(text: string): Town[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', lng, lat, country = '', others] = line.split('\t')
    const town = { name, lng: Number(lng), lat: Number(lat), country }
    const names = [name, ...(others?.split('/') ?? [])]
    return name && Number.isFinite(town.lng + town.lat) ? [{ ...town, keys: names.map(nameKey) }] : []
  })
}

/** Returns the best matching towns, larger ones first among equal matches. Typing errors are tolerated if no name matches exactly. */
export function findTowns(towns: readonly Town[], query: string, max: number): FoundPlace[] {
  const textKey = nameKey(query)
  if (textKey.length < LETTERS_MIN) return []
  const ranked = towns.flatMap((town) => {
    const matches = town.keys.flatMap((key) => matchName(key, textKey) ?? [])
    return matches.length > 0 ? [{ town, match: Math.min(...matches) }] : []
  })
  const exact = ranked.filter(({ match }) => match < MISSPELLED)
  // The list is sorted by size, and a stable sort keeps that order among equal matches.
  const best = (exact.length > 0 ? exact : ranked).toSorted((a, b) => rankOf(a.match) - rankOf(b.match))
  return best.slice(0, max).map(({ town }) => asPlace(town))
}

// A town with exactly this name ranks the same as one whose name begins so, since the person may still be typing.
const rankOf = (match: number): number => Math.max(1, match)

const asPlace = ({ name, lng, lat, country }: Town): FoundPlace => ({
  name,
  kind: 'town',
  context: '',
  country,
  point: [lng, lat],
  extent: null,
  source: 'bundled',
})
