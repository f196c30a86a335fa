import { nearby, PLACE_LETTERS_MIN, type PlacesAnswer } from '@fieldfare/shared/search.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { path } from 'virtual:basemap'
import { ask } from '../../platform/api/ask.ts'
import { api, withCallName } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { parseTowns, type Town } from './towns.ts'

/** The position of a search: nearer results come first. */
export interface Near {
  lng: number
  lat: number
}

const TOWNS = `${path}/places.tsv`
const PLACES = '/api/places'

/** Milliseconds during which found places are cached: names of places rarely change. */
const PLACES_FRESH_MS = 10 * 60_000

/** Rounds a position to a tenth of a degree, so that no exact location is sent. */
const roughly = (near: Near | null) => (near ? { lng: nearby(near.lng), lat: nearby(near.lat) } : undefined)
const isAsked = (text: string) => [...text].length >= PLACE_LETTERS_MIN

async function readTowns(): Promise<Town[]> {
  const answer = await fetch(TOWNS)
  // The login page of a public Wi-Fi answers any request with HTML.
  if (!answer.ok || /\bhtml\b/.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`towns: ${answer.status}`)
  return parseTowns(await answer.text())
}

/** Towns and villages by name, fetched with the first search and cached. */
const towns = read(withCallName(TOWNS, readTowns), { staleTime: Infinity, gcTime: Infinity })
export const useTowns = (wanted: boolean) => useOnce(towns, undefined, { enabled: wanted }).data

/** Searches the place services for places by name, through our own server. */
export function usePlaces(text: string, near: Near | null) {
  const place = roughly(near)
  return useQuery({
    queryKey: [PLACES, text, place],
    queryFn: async ({ signal }): Promise<PlacesAnswer> => {
      const query = new URLSearchParams({ q: text, ...(place && { near: `${place.lng},${place.lat}` }) })
      const answer = await ask(`${PLACES}?${query.toString()}`, { signal })
      if (!answer.ok) throw new AppError(answer.status === 429 ? 'too-many' : 'unavailable')
      return answer.json()
    },
    enabled: isAsked(text),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.away ? 0 : PLACES_FRESH_MS),
    // A failure is not retried, since the next letter searches again.
    retry: false,
  })
}

/** Asks the server for the areas and communities whose title matches a text. */
export function useTitles(text: string, near: Near | null) {
  const place = roughly(near)
  return useQuery({
    queryKey: keyOf(api.title.find.query, { text, near: place }),
    queryFn: ({ signal }) => api.title.find.query({ text, near: place }, { signal }),
    enabled: isAsked(text),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
