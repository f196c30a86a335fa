import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { failureOf, isUnanswered, NoAnswerError } from '../i18n/failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept current over the live connection: fetched again whenever that reconnects. */
      live?: true
    }
  }
}

const RETRIES = 2
/** Data younger than this is not fetched again. */
export const FRESH_MS = 30_000

/** Retries only without an answer or while the server is away; a refusal is final, and a captive portal waits for its user. */
const mayRetry = (count: number, error: unknown) =>
  count < RETRIES && isUnanswered(error) && failureOf(error).code !== 'intercepted'

export const queryClient = new QueryClient({
  defaultOptions: {
    // Asks although the browser calls itself offline, which is wrong behind some adapters.
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
    const again = () => {
      waiting.delete(queryHash)
      void queryClient.invalidateQueries({ queryKey, exact: true })
    }
    if (state.fetchStatus !== 'fetching' || !promise) again()
    // Not before its result is in the cache.
    else
      void promise.then(
        () => setTimeout(again),
        () => setTimeout(again),
      )
  }
}

/** The keys of all queries, so that a write and a live event name the same thing. */
export const keys = {
  me: ['me'] as const,
  sessions: ['sessions'] as const,
  holdings: ['holdings'] as const,
  secret: (id: string) => ['secret', id] as const,
  notices: ['notices'] as const,
  messages: ['messages'] as const,
  inbox: ['messages', 'inbox'] as const,
  outbox: ['messages', 'outbox'] as const,
  message: (id: string) => ['messages', 'one', id] as const,
  document: (name: string, locale: string) => ['document', name, locale] as const,
  drafts: ['drafts'] as const,
  callback: ['callback'] as const,
  communityCalls: ['callback', 'communities'] as const,
  waiting: ['waiting'] as const,
  funding: ['funding'] as const,
  settings: ['settings'] as const,
  templates: ['settings', 'templates'] as const,
  template: (id: string) => ['settings', 'templates', id] as const,
  mailings: ['mailings'] as const,
  mailing: (id: string) => ['mailings', 'one', id] as const,
  mailingFailures: (id: string) => ['mailings', 'failures', id] as const,
  consents: ['consents'] as const,
  /** Where one is in one’s survey. */
  survey: ['survey', 'mine'] as const,
  invitation: (id: string) => ['survey', 'invitation', id] as const,
  research: ['research'] as const,
  campaigns: ['campaigns', 'all'] as const,
  campaign: (id: string) => ['campaigns', 'one', id] as const,
  invitations: (campaignId: string) => ['campaigns', 'invitations', campaignId] as const,
  adverts: ['adverts'] as const,
  siteNotices: ['siteNotices'] as const,
  tasks: ['tasks'] as const,
  polygons: ['polygons'] as const,
  people: ['people'] as const,
  audit: ['audit'] as const,
  adminCounts: ['adminCounts'] as const,
  myAreas: ['areas', 'mine'] as const,
  myAreaTotals: ['areas', 'mineTotals'] as const,
  area: (id: string) => ['areas', 'one', id] as const,
  areasInTile: (x: number, y: number) => ['areas', 'tile', x, y] as const,
  communities: ['communities', 'all'] as const,
  community: (id: string) => ['communities', 'one', id] as const,
  correction: (id: string) => ['communities', 'correction', id] as const,
  landPreview: (id: string) => ['landPreview', id] as const,
  deletedCommunities: ['communities', 'deleted'] as const,
  loveMap: ['loveMap'] as const,
  figures: (id: string) => ['figures', id] as const,
  /** Everything that is read of a kind of community content: lists within something, and single ones. */
  content: (kind: ContentKind) => ['content', kind] as const,
  contentIn: (kind: ContentKind, withinId: string) => ['content', kind, 'in', withinId] as const,
  contentOne: (kind: ContentKind, id: string) => ['content', kind, 'one', id] as const,
  /** Who is named of those who vote or give. */
  names: ['names'] as const,
  namesOf: (kind: ContentKind, id: string) => ['names', kind, id] as const,
  /** What lies on the map of a community. */
  pins: (communityId: string) => ['pins', communityId] as const,
  moderation: ['moderation'] as const,
  myCommunities: (scope: 'subscribed' | 'owned') => ['communities', 'mine', scope] as const,
  myCommunityTotals: (scope: 'subscribed' | 'owned') => ['communities', 'mineTotals', scope] as const,
}

interface Answer {
  data: unknown
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** The thing does not exist or was deleted; a malformed id is refused as bad input and counts as well. */
export const isGone = (error: unknown): boolean =>
  error !== null && ['not-found', 'bad-input'].includes(failureOf(error).code)

/**
 * Why a query has nothing to show; null while it has data or is loading. Being offline is a failure, too. What was deleted
 * while it was on screen fails although it was read before.
 */
export function failureIn({ data, error, fetchStatus }: Answer): unknown {
  if (data !== undefined) return isGone(error) ? error : null
  return fetchStatus === 'paused' ? new NoAnswerError('network') : error
}
