import type { Follow } from '@fieldfare/shared/live.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { joinChannel } from './live.ts'
import type { LiveRead, Read } from './read.ts'

interface Wish {
  /** False shows cached data only, and neither fetches nor joins channels. */
  enabled?: boolean
}
/** The arguments of a hook: the input, or null to read nothing; optional if the call takes no input. */
type Wanted<I> = Partial<I> extends I ? [input?: I | null, wish?: Wish] : [input: I | null, wish?: Wish]

const isWanted = (input: unknown, wish: Wish = {}): boolean => input !== null && wish.enabled !== false

/**
 * Reads an answer and keeps it current while the component is mounted: joins its channels, fetches meanwhile, follows their events, and
 * leaves them on unmount.
 */
export function useLive<I, O>(read: LiveRead<I, O>, ...[input, wish]: Wanted<NoInfer<I>>): UseQueryResult<O> {
  const enabled = isWanted(input, wish)
  useJoined(enabled ? read.channels(input as I) : [])
  return useQuery({ ...read.options(input as I | null), enabled })
}

/** Reads an answer once, as forms do on purpose. Joins no channels, so that a live answer is fetched anew when it is shown again. */
export function useOnce<I, O>(read: Read<I, O>, ...[input, wish]: Wanted<NoInfer<I>>): UseQueryResult<O> {
  return useQuery({ ...read.options(input as I | null), enabled: isWanted(input, wish) })
}

/** Joins channels while the component is mounted, without reading data: for events that are only hints, and for data that is read in pieces. */
export function useJoined(channels: readonly Follow[]): void {
  const key = JSON.stringify(channels)
  useEffect(() => {
    const ends = (JSON.parse(key) as Follow[]).map(joinChannel)
    return () => {
      for (const end of ends) end()
    }
  }, [key])
}
