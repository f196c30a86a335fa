import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { failureOf } from '../i18n/failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Followed over the live connection: read again whenever that comes back. */
      live?: true
    }
  }
}

const RETRIES = 2
/** What was read is not asked for again within this time. */
export const FRESH_MS = 30_000

/** Only no answer, or a server that is away, is worth asking again; a refusal stays one. */
const mayRetry = (count: number, error: unknown) =>
  count < RETRIES && ['network', 'unavailable'].includes(failureOf(error).code)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayRetry, staleTime: FRESH_MS, refetchOnWindowFocus: false },
    mutations: { retry: mayRetry, networkMode: 'always' },
  },
})

const waiting = new Set<string>()

/**
 * Reads again what is shown, and marks the rest as old. What is being read comes to its end first: the page that somebody just
 * asked for is not lost.
 */
export function readAgain(filters: QueryFilters): void {
  for (const { queryKey, queryHash, state, promise } of queryClient.getQueryCache().findAll(filters)) {
    if (waiting.has(queryHash)) continue
    waiting.add(queryHash)
    const again = () => {
      waiting.delete(queryHash)
      void queryClient.invalidateQueries({ queryKey, exact: true })
    }
    if (state.fetchStatus !== 'fetching' || !promise) again()
    // Once it stands in what is known.
    else
      void promise.then(
        () => setTimeout(again),
        () => setTimeout(again),
      )
  }
}

/** The keys of everything that is read, so that a write and an event name the same thing. */
export const keys = {
  me: ['me'] as const,
  sessions: ['sessions'] as const,
  holdings: ['holdings'] as const,
  secret: (id: string) => ['secret', id] as const,
  notices: ['notices'] as const,
  drafts: ['drafts'] as const,
  settings: ['settings'] as const,
  myAreas: ['areas', 'mine'] as const,
  myAreaTotals: ['areas', 'mineTotals'] as const,
  area: (id: string) => ['areas', 'one', id] as const,
  areasInTile: (x: number, y: number) => ['areas', 'tile', x, y] as const,
  communities: ['communities', 'all'] as const,
  community: (id: string) => ['communities', 'one', id] as const,
  deletedCommunities: ['communities', 'deleted'] as const,
  figures: (id: string) => ['figures', id] as const,
  threads: (communityId: string) => ['threads', communityId] as const,
  thread: (id: string) => ['thread', id] as const,
  comments: (threadId: string) => ['comments', threadId] as const,
  treasures: (communityId: string) => ['treasures', communityId] as const,
  moderation: ['moderation'] as const,
  myCommunities: (scope: 'subscribed' | 'owned') => ['communities', 'mine', scope] as const,
  myCommunityTotals: (scope: 'subscribed' | 'owned') => ['communities', 'mineTotals', scope] as const,
}

interface Answer {
  data: unknown
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** The thing asked for is not there, or no more; an id that is none is refused as bad input, and is not there either. */
export const isGone = (error: unknown): boolean =>
  error !== null && ['not-found', 'bad-input'].includes(failureOf(error).code)

/**
 * Why there is nothing to show; null while there is, or it is on its way. Waiting for the network is a reason, too. What
 * was removed while one looked at it is gone, although it was read before.
 */
export function failureIn({ data, error, fetchStatus }: Answer): unknown {
  if (data !== undefined) return isGone(error) ? error : null
  return fetchStatus === 'paused' ? new TypeError('no network') : error
}
