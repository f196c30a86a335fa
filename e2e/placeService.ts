import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A place of the stand-in, with the data for both services that it imitates. */
export interface StandInPlace {
  name: string
  lng: number
  lat: number
  /** The tag of OpenStreetMap: `place=village`. */
  tag: [key: string, value: string]
  city?: string
  street?: string
  housenumber?: string
  /** The bounding box: west, south, east, north. */
  extent?: [number, number, number, number]
  /** The type and name in PDOK, for places that PDOK has. */
  pdok?: [type: string, shown: string]
}

export const PLACES: readonly StandInPlace[] = [
  {
    name: 'Den Burg',
    lng: 4.8,
    lat: 53.05,
    tag: ['place', 'town'],
    pdok: ['woonplaats', 'Den Burg, Texel, Noord-Holland'],
  },
  {
    name: 'Burgwal',
    lng: 4.7984,
    lat: 53.0555,
    tag: ['highway', 'residential'],
    city: 'Den Burg',
    pdok: ['weg', 'Burgwal, Den Burg'],
  },
  {
    name: 'De Slufter',
    lng: 4.797,
    lat: 53.135,
    tag: ['leisure', 'nature_reserve'],
    city: 'Texel',
    extent: [4.775, 53.12, 4.815, 53.15],
  },
  {
    name: 'Slufterweg',
    lng: 4.81,
    lat: 53.13,
    tag: ['highway', 'track'],
    city: 'De Cocksdorp',
    pdok: ['weg', 'Slufterweg, De Cocksdorp'],
  },
  { name: 'Vaduz', lng: 9.521, lat: 47.141, tag: ['place', 'town'] },
]

export interface PlaceService {
  /** The URL at which the stand-in answers as Photon does. */
  photon: string
  /** The URL at which the stand-in answers as PDOK does. */
  pdok: string
  /** Requests so far, by path and query. */
  asked: string[]
  stop(): Promise<void>
}

/**
 * Starts a stand-in for the place services, on a free port of 127.0.0.1. Some queries get the responses of a faulty service: `slow` none for
 * ten seconds, `broken` half a response, `html` a page, `huge` a megabyte, `moved` a redirect, `failing` status 500, `busy` status 429,
 * `odd` JSON of another shape.
 */
export async function startPlaceService(): Promise<PlaceService> {
  const requests: string[] = []
  const late = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response, late)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    photon: `${base}/api/`,
    pdok: `${base}/pdok/`,
    asked: requests,
    stop: () =>
      new Promise((resolve) => {
        for (const timer of late) clearTimeout(timer)
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function answer(request: IncomingMessage, response: ServerResponse, late: Set<NodeJS.Timeout>): void {
  const url = new URL(request.url ?? '/', 'http://here')
  const query = (url.searchParams.get('q') ?? '').toLowerCase()
  const [mood = ''] = /\b(slow|broken|html|huge|moved|failing|busy|odd)\b/.exec(query) ?? []
  const json = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  switch (mood) {
    case 'slow':
      late.add(setTimeout(() => json({}), 10_000))
      return
    case 'broken':
      response.setHeader('content-type', 'application/json').end('{"features": [')
      return
    case 'html':
      response.setHeader('content-type', 'text/html').end('<p>Out of order</p>')
      return
    case 'huge':
      json({ features: [], response: { docs: [] }, rest: 'x'.repeat(1024 * 1024) })
      return
    case 'moved':
      response.writeHead(302, { location: '/api/?q=vaduz' }).end()
      return
    case 'failing':
      response.writeHead(500).end()
      return
    case 'busy':
      response.writeHead(429, { 'retry-after': '60' }).end()
      return
    case 'odd':
      json(['what is this'])
      return
  }
  if (url.pathname.startsWith('/pdok/lookup')) return void json(lookUp(url.searchParams.get('id')))
  if (url.pathname.startsWith('/pdok/')) return void json(suggest(query, url.searchParams.get('fl') ?? ''))
  json({ type: 'FeatureCollection', features: matching(query).map(featureOf) })
}

const matching = (sought: string) => PLACES.filter(({ name }) => name.toLowerCase().includes(sought))
const pointOf = ({ lng, lat }: StandInPlace) => `POINT(${lng} ${lat})`
const idOf = (place: StandInPlace) => `stand-in-${PLACES.indexOf(place)}`

/** Answers a search as PDOK does; a place has a position only if `centroide_ll` is among the wanted fields, and a street never has one. */
const suggest = (sought: string, fields: string) => ({
  response: {
    docs: matching(sought).flatMap((place) => {
      if (!place.pdok) return []
      const [type, weergavenaam] = place.pdok
      // Streets have no position, as if PDOK had left it out.
      const located = fields.includes('centroide_ll') && type !== 'weg'
      return { id: idOf(place), type, weergavenaam, score: 9, ...(located && { centroide_ll: pointOf(place) }) }
    }),
  },
})

function lookUp(id: string | null) {
  const place = PLACES.find((one) => idOf(one) === id)
  const [type, weergavenaam] = place?.pdok ?? []
  return { response: { docs: place ? [{ id, type, weergavenaam, centroide_ll: pointOf(place) }] : [] } }
}

function featureOf(place: StandInPlace) {
  const { name, lng, lat, tag, extent, ...rest } = place
  const [osm_key, osm_value] = tag
  const [west, south, east, north] = extent ?? []
  const { pdok: _, ...properties } = rest
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: {
      ...properties,
      name,
      osm_key,
      osm_value,
      countrycode: lat > 50 ? 'NL' : 'LI',
      ...(extent && { extent: [west, north, east, south] }),
    },
  }
}
