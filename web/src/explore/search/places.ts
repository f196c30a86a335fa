/** A town or village with its position. */
export interface Place {
  name: string
  lng: number
  lat: number
  /** ISO 3166, two letters. */
  country: string
  /** All its names, normalised for comparison. */
  keys: string[]
}

/** Normalises text for comparison: lower case, without accents or punctuation. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[’'‘.-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Parses the list that the build makes: one line a place, the largest first. */
export function parsePlaces(text: string): Place[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', lng, lat, country = '', others] = line.split('\t')
    const place = { name, lng: Number(lng), lat: Number(lat), country }
    const names = [name, ...(others?.split('/') ?? [])]
    return name && Number.isFinite(place.lng + place.lat) ? [{ ...place, keys: names.map(keyOf) }] : []
  })
}

/** How well a name matches: it begins with the query, a word of it does, or it contains it. Null for no match. */
export function matchOf(key: string, sought: string): 0 | 1 | 2 | null {
  const at = key.indexOf(sought)
  if (at <= 0) return at === 0 ? 0 : null
  return key.includes(` ${sought}`) ? 1 : 2
}

/** The best matching places, larger ones first among equals. Fewer than two letters find nothing. */
export function findPlaces(places: readonly Place[], query: string, max: number): Place[] {
  const sought = keyOf(query)
  if (sought.length < 2) return []
  const found: [Place[], Place[], Place[]] = [[], [], []]
  for (const place of places) {
    const best = place.keys.map((key) => matchOf(key, sought)).filter((match) => match !== null)
    if (best.length > 0) found[Math.min(...best) as 0 | 1 | 2].push(place)
  }
  return found.flat().slice(0, max)
}
