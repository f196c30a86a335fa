import { type FoundPlace, type PlaceKind, PLACES_MAX } from '@fieldfare/shared/search.ts'
import { z } from 'zod'
import { type Ask, ServiceAway } from './placeUpstream.ts'

/** The URL of Photon, which finds everything with a name in OpenStreetMap, worldwide. */
export const PHOTON = 'https://photon.komoot.io/api/'
/** The number of results requested: more than are shown, since bus stops and results that another source has, too, are left out. */
const ROWS = 2 * PLACES_MAX

const degrees = z.number().min(-180).max(180)
const word = z.string().max(300).optional()
const Feature = z.object({
  geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([degrees, z.number().min(-85).max(85)]) }),
  properties: z.object({
    osm_key: z.string(),
    osm_value: z.string(),
    type: word,
    name: word,
    housenumber: word,
    street: word,
    postcode: word,
    district: word,
    city: word,
    county: word,
    state: word,
    countrycode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .catch(undefined),
    /** The bounds as west, north, east, south. */
    extent: z.tuple([degrees, degrees, degrees, degrees]).optional().catch(undefined),
  }),
})
type Properties = z.output<typeof Feature>['properties']
const Answer = z.object({ features: z.array(z.unknown()).max(200) })

/**
 * Requests results from Photon, or from a compatible service at another URL. No language is sent, since Photon answers 400 to languages
 * that it lacks. @throws ServiceAway
 */
export async function askPhoton(
  ask: Ask,
  words: string,
  [lng, lat]: [number, number],
  signal: AbortSignal,
  base = PHOTON,
): Promise<FoundPlace[]> {
  const url = new URL(base)
  url.searchParams.set('q', words)
  url.searchParams.set('lat', String(lat))
  url.searchParams.set('lon', String(lng))
  url.searchParams.set('limit', String(ROWS))
  const answer = Answer.safeParse(await ask(url, signal))
  if (!answer.success) throw new ServiceAway('answers in another shape')
  return answer.data.features.flatMap((feature) => {
    const read = Feature.safeParse(feature)
    return read.success ? (placeIn(read.data) ?? []) : []
  })
}

function placeIn({ geometry, properties }: z.output<typeof Feature>): FoundPlace | null {
  const kind = kindOf(properties)
  const { name, housenumber, street, postcode, district, city, state, countrycode = null, extent } = properties
  const address = [street, housenumber].filter(Boolean).join(' ')
  const shown = kind === 'address' ? address || name : name || (kind === 'postcode' ? postcode : undefined)
  if (!kind || !shown) return null
  const [west, north, east, south] = extent ?? []
  const boxed = west !== undefined && north !== undefined && east !== undefined && south !== undefined
  const context = kind === 'address' ? [[postcode, city].filter(Boolean).join(' ')] : [district, city, state]
  return {
    name: shown,
    kind,
    context: [...new Set(context)].filter((part) => part && part !== shown).join(', '),
    country: countrycode,
    point: geometry.coordinates,
    extent: boxed && west <= east && south <= north ? [west, south, east, north] : null,
    source: 'photon',
  }
}

const PLACES: Record<string, PlaceKind> = {
  country: 'country',
  state: 'region',
  region: 'region',
  province: 'region',
  county: 'region',
  district: 'region',
  municipality: 'municipality',
  island: 'island',
  islet: 'island',
  archipelago: 'island',
  city: 'town',
  town: 'town',
  village: 'village',
  hamlet: 'village',
  isolated_dwelling: 'village',
  suburb: 'neighbourhood',
  quarter: 'neighbourhood',
  neighbourhood: 'neighbourhood',
  locality: 'spot',
  postcode: 'postcode',
}
const WATERS = new Set(['water', 'bay', 'strait', 'spring', 'coastline', 'reef', 'wetland'])
const GREEN = new Set(['forest', 'meadow', 'grass', 'recreation_ground', 'village_green', 'orchard', 'greenfield'])
const RESERVES = new Set(['national_park', 'protected_area', 'aboriginal_lands'])
const PARKS = new Set(['park', 'nature_reserve', 'garden', 'common', 'bird_hide', 'dog_park'])
/** The kind of place for each of Photon's kinds of administrative border. */
const BORDERS: Record<string, PlaceKind> = {
  country: 'country',
  state: 'region',
  county: 'region',
  city: 'municipality',
  district: 'neighbourhood',
  locality: 'neighbourhood',
}
/** Kinds of places that nobody searches for here, and that exist in hundreds of thousands. */
const LEFT_OUT = new Set(['bus_stop', 'platform', 'stop_position', 'atm', 'vending_machine', 'bench', 'waste_basket'])

/** Returns the kind of a place by its OpenStreetMap tags; null for a place that is left out. */
function kindOf({ osm_key: key, osm_value: value, type = '' }: Properties): PlaceKind | null {
  if (LEFT_OUT.has(value)) return null
  switch (key) {
    case 'place':
      return value === 'house' || type === 'house' ? 'address' : (PLACES[value] ?? 'spot')
    case 'boundary':
      return RESERVES.has(value) ? 'nature' : value === 'administrative' ? (BORDERS[type] ?? 'region') : 'spot'
    case 'natural':
      return WATERS.has(value) ? 'water' : 'nature'
    case 'water':
    case 'waterway':
      return 'water'
    case 'leisure':
      return PARKS.has(value) ? 'nature' : 'spot'
    case 'landuse':
      return GREEN.has(value) ? 'nature' : 'spot'
    case 'highway':
      return 'street'
    case 'building':
      return type === 'house' ? 'address' : 'spot'
    default:
      return 'spot'
  }
}
