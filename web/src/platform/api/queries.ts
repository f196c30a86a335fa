import { type DataTag, partialMatchKey, QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query'
import { failureOf, isUnanswered, NoAnswerError } from '../i18n/failure.ts'
import type { CallName } from './client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The live rooms whose events keep the query current; [] means the room that every page follows. A reconnect fetches the query again. */
      live?: readonly string[]
    }
  }
}

const RETRIES = 2
/** Milliseconds: data younger than this is not fetched again. */
export const FRESH_MS = 30_000

/** Retries only without an answer or while the server is away: a refusal is final, and a captive portal needs the person to act. */
const mayRetry = (count: number, error: unknown) =>
  count < RETRIES && isUnanswered(error) && failureOf(error).code !== 'intercepted'

export const queryClient = new QueryClient({
  defaultOptions: {
    // Sends requests even if the browser reports being offline, which is wrong with some network adapters.
    queries: { retry: mayRetry, staleTime: FRESH_MS, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
    mutations: { retry: mayRetry, networkMode: 'always' },
  },
})

const waiting = new Set<string>()

/**
 * Fetches what is on screen again and marks the rest as stale. Lets a fetch in flight finish first, so that a
 * `fetchNextPage` is not discarded.
 */
export function readAgain(filters: QueryFilters): void {
  for (const { queryKey, queryHash, state, promise } of queryClient.getQueryCache().findAll(filters)) {
    if (waiting.has(queryHash)) continue
    waiting.add(queryHash)
    const invalidate = () => {
      waiting.delete(queryHash)
      void queryClient.invalidateQueries({ queryKey, exact: true })
    }
    if (state.fetchStatus !== 'fetching' || !promise) invalidate()
    // A macrotask later, the result of this fetch is in the cache.
    else
      void promise.then(
        () => setTimeout(invalidate),
        () => setTimeout(invalidate),
      )
  }
}

/**
 * Puts the answer of a write, or the expected answer, into the cache. Cancels a fetch in flight, whose response may predate the write.
 * @param answer the answer, or a function that makes it from the cached one; undefined leaves the cache unchanged
 */
export function putAnswer<T>(
  queryKey: DataTag<QueryKey, T> | QueryKey,
  answer: NoInfer<T> | ((cached: T | undefined) => NoInfer<T> | undefined),
): void {
  const cached = queryClient.getQueryData<T>(queryKey)
  const next = answer instanceof Function ? answer(cached) : answer
  if (next === undefined) return
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, next as never)
}

/** Filters that find the cached answers of these calls, whatever their input. */
export function answersOf(...calls: CallName[]): QueryFilters {
  const names = new Set<unknown>(calls)
  return { predicate: ({ queryKey: [name] }) => names.has(name) }
}

/** Filters that find the cached answers of these calls whose input contains all fields of `part`. */
export function answersTo(part: object, ...calls: CallName[]): QueryFilters {
  const names = new Set<unknown>(calls)
  return {
    predicate: ({ queryKey: [name, ...rest] }) => names.has(name) && rest.some((one) => partialMatchKey([one], [part])),
  }
}

/** Query keys of answers that many parts of the app change. */
export const keys = {
  me: ['account.me'] as const satisfies [CallName],
  drafts: ['draft.list'] as const satisfies [CallName],
}

/** The calls that read one area. */
const OF_AREA: CallName[] = ['feed.measures.one', 'feed.stories.state', 'feed.stories.around', 'feed.stories.near']

/** Cached answers that live events make stale, found by the names of calls: the handler of an event does not know the screens. */
export const answers = {
  me: answersOf('account.me'),
  drafts: answersOf('draft.list'),
  alerts: answersOf('callback.settings', 'callback.communities'),
  consents: answersOf('consent.mine'),
  survey: answersOf('survey.mine'),
  intents: answersOf('feed.intents.mine'),
  waiting: answersOf(
    'feed.waiting.first',
    'feed.waiting.part',
    'feed.waiting.here',
    'feed.waiting.home',
    'feed.waiting.owned',
  ),
  notices: answersOf('notice.list'),
  research: answersOf('research.all', 'hotspot.list', 'hotspot.one'),
  myAreas: answersOf('feed.measures.mine', 'feed.measures.mineTotals', 'feed.measures.touching'),
  areas: answersOf(...OF_AREA),
  area: (id: string) => answersTo({ id }, ...OF_AREA),
  communities: answersOf(
    'feed.land.all',
    'feed.land.one',
    'feed.land.mine',
    'feed.land.mineTotals',
    'feed.land.deleted',
    'feed.land.correction',
  ),
  mailings: answersOf('feed.mailings.all', 'feed.mailings.one', 'feed.mailings.failures', 'mailing.count'),
  funding: answersOf('feed.funding.mine', 'feed.funding.areas', 'feed.funding.places'),
  messages: answersOf(
    'feed.messages.inbox',
    'feed.messages.outbox',
    'feed.messages.one',
    'feed.messages.allowance',
    'message.preview',
  ),
  moderation: answersOf(
    'feed.moderation.counts',
    'feed.moderation.moderators',
    'feed.moderation.reports',
    'feed.moderation.requests',
    'feed.moderation.log',
    'feed.moderation.communities',
    'feed.stories.reported',
    'feed.land.claims',
    'feed.land.corrections',
  ),
  tasks: answersOf('feed.tasks.all'),
  polygons: answersOf('feed.polygons.all'),
  templates: answersOf('feed.templates.all', 'feed.templates.one'),
  settings: answersOf('feed.KV', 'feed.templates.all', 'feed.templates.one'),
  adminCounts: answersOf('feed.admin.counts'),
  adverts: answersOf('feed.adverts.current', 'feed.adverts.all', 'feed.adverts.one'),
  siteNotices: answersOf('feed.notices.current', 'feed.notices.all', 'feed.notices.one'),
}

interface Answer {
  data: unknown
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** Tells whether an error means that the thing does not exist or was deleted; a malformed id, refused as bad input, counts as well. */
export const isGone = (error: unknown): boolean =>
  error !== null && ['not-found', 'bad-input'].includes(failureOf(error).code)

/**
 * Returns the reason why a query has nothing to show; null while it has data or is loading. Being offline is a failure,
 * too. A thing that was deleted while it was on screen is a failure although it was read before.
 */
export function failureIn({ data, error, fetchStatus }: Answer): unknown {
  if (data !== undefined) return isGone(error) ? error : null
  return fetchStatus === 'paused' ? new NoAnswerError('network') : error
}
