import { nearby, PLACE_LETTERS_MIN, type PlacesAnswer } from '@fieldfare/shared/place.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { path } from 'virtual:basemap'
import { ask } from '../../platform/api/ask.ts'
import { api } from '../../platform/api/client.ts'
import { parseTowns } from './towns.ts'

/** Where one looks: what is near is found first. */
export interface Near {
  lng: number
  lat: number
}

/** Names of places do not change while one searches. */
const PLACES_FRESH_MS = 10 * 60_000

/** Sent rounded to a tenth of a degree: nobody's location. */
const roughly = (near: Near | null) => (near ? { lng: nearby(near.lng), lat: nearby(near.lat) } : undefined)
const isAsked = (text: string) => [...text].length >= PLACE_LETTERS_MIN

/** Towns and villages by name, fetched with the first search and cached. */
export const useTowns = (wanted: boolean) =>
  useQuery({
    queryKey: ['places', 'towns'],
    queryFn: async () => {
      const answer = await fetch(`${path}/places.tsv`)
      // A captive portal answers with a page.
      if (!answer.ok || /\bhtml\b/.test(answer.headers.get('content-type') ?? ''))
        throw new Error(`towns: ${answer.status}`)
      return parseTowns(await answer.text())
    },
    enabled: wanted,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data

/** What the place services know of a name, through our own server. */
export function usePlaces(text: string, near: Near | null) {
  const place = roughly(near)
  return useQuery({
    queryKey: ['places', 'named', text, place],
    queryFn: async ({ signal }): Promise<PlacesAnswer> => {
      const query = new URLSearchParams({ q: text, ...(place && { near: `${place.lng},${place.lat}` }) })
      const answer = await ask(`/api/places?${query.toString()}`, { signal })
      if (!answer.ok) throw new AppError(answer.status === 429 ? 'too-many' : 'unavailable')
      return answer.json()
    },
    enabled: isAsked(text),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.away ? 0 : PLACES_FRESH_MS),
    // The next letter asks again.
    retry: false,
  })
}

/** Areas and communities with such a title. */
export function useTitles(text: string, near: Near | null) {
  const place = roughly(near)
  return useQuery({
    queryKey: ['titles', text, place],
    queryFn: ({ signal }) => api.title.find.query({ text, near: place }, { signal }),
    enabled: isAsked(text),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
