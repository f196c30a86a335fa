import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { PLACE_LETTERS_MIN, PLACES_MAX } from '@fieldfare/shared/search.ts'
import { useMemo, useState } from 'react'
import { isReachable, useStatus } from '../../platform/shell/states/status.ts'
import { type Near, usePlaces, useTitles, useTowns } from './data.ts'
import { type Results, resultsFor } from './results.ts'
import { findTowns } from './towns.ts'
import { useSettled } from '../../platform/useSettled.ts'

/** Milliseconds without typing before a request to the server. */
const PAUSE_MS = 300

/** Parts of a search that failed. `offline`: only bundled towns. `away`: without a place service. `failed`: without areas and communities. */
export type FinderTrouble = 'offline' | 'away' | 'failed'

export interface FinderState {
  text: string
  type: (text: string) => void
  /** Loads the bundled towns, which are searched without the server. */
  open: () => void
  results: Results[]
  trouble: FinderTrouble | null
  /** True while more results for this text may come. */
  searching: boolean
  /** True once enough letters are typed for a search. */
  asked: boolean
}

/** Searches by name: among bundled towns at once; from three letters on also on the server, after a pause in typing. */
export function useFinder(getNear: () => Near | null): FinderState {
  const { connection } = useStatus()
  const [townsWanted, setTownsWanted] = useState(false)
  const [{ text, near }, setTyped] = useState<{ text: string; near: Near | null }>({ text: '', near: null })
  const trimmed = text.trim().slice(0, SEARCH_MAX)
  const paused = useSettled(trimmed, PAUSE_MS)
  // Deleting the text ends the search at once, without a pause.
  const query = trimmed.length < PLACE_LETTERS_MIN ? '' : paused
  const towns = useTowns(townsWanted)
  const places = usePlaces(query, near)
  const titles = useTitles(query, near)

  const nearTowns = useMemo(() => findTowns(towns ?? [], trimmed, PLACES_MAX), [towns, trimmed])
  const earlier = query !== trimmed || places.isPlaceholderData || titles.isPlaceholderData
  const askedServer = query !== ''
  const results = useMemo(
    () =>
      resultsFor(trimmed, {
        towns: nearTowns,
        places: askedServer ? (places.data?.places ?? []) : [],
        titles: askedServer ? (titles.data ?? []) : [],
        earlier,
      }),
    [trimmed, nearTowns, askedServer, places.data, titles.data, earlier],
  )
  const asked = trimmed.length >= PLACE_LETTERS_MIN
  const cut = connection !== 'connecting' && !isReachable(connection)
  return {
    text,
    type: (next) => setTyped({ text: next, near: getNear() }),
    open: () => setTownsWanted(true),
    results,
    trouble: !asked
      ? null
      : cut
        ? 'offline'
        : titles.isError
          ? 'failed'
          : places.isError || places.data?.away
            ? 'away'
            : null,
    searching:
      (asked && (query !== trimmed || places.isFetching || titles.isFetching)) ||
      (trimmed.length > 1 && townsWanted && !towns),
    asked: trimmed.length > 1,
  }
}
