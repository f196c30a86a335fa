import type { Me } from '@fieldfare/shared/account.ts'
import type { ContentRef, ContentView } from '@fieldfare/shared/content.ts'
import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import { CONTENT_KINDS, factsOf, KINDS } from '@fieldfare/shared/kinds.ts'
import type { Follow, LiveEvents } from '@fieldfare/shared/live.ts'
import type { QueryFilters, QueryKey } from '@tanstack/react-query'
import { findCached, insertCached, mapCached, newestFirst, updateCached } from '../platform/api/cache.ts'
import { answers, answersTo, keys, queryClient, readAgain } from '../platform/api/queries.ts'
import { kindOf } from './kind.ts'
import { communities } from './membership/community.ts'
import { putPin } from './pinCache.ts'
import type { Kind, LocatedRef } from './kind.ts'

// Updates the cached content of communities, for all kinds.

/** Returns the id of the parent that a list of content lies within: another piece of content, or the community. */
export const withinOf = ({ parentId, communityId }: LocatedRef): string => parentId ?? communityId

/** The live channel with the changes of the content of one kind within one parent. */
export const contentChannel = (kind: ContentKind, withinId: string): Follow => ({
  feed: KINDS[kind].feed,
  scope: KINDS[kind].within,
  id: withinId,
})

/** The live channel with the changes of one piece of content. */
export const oneChannel = (kind: ContentKind, id: string): Follow => ({ feed: KINDS[kind].feed, scope: 'one', id })

/** The query key of the list of one kind within one parent. */
export const listKey = (kind: ContentKind, withinId: string): QueryKey => [
  `feed.${KINDS[kind].feed}.of`,
  'pages',
  { [`${KINDS[kind].within}Id`]: withinId },
]

/** The query key of one piece of content that is read alone. */
export const oneKey = (kind: ContentKind, id: string): QueryKey => [`feed.${KINDS[kind].feed}.one`, { id }]

const namedBy = (names: readonly string[]): QueryFilters => ({
  predicate: ({ queryKey: [name] }) => typeof name === 'string' && names.includes(name),
})

const viewsOf = (kind: ContentKind) => [`feed.${KINDS[kind].feed}.of`, `feed.${KINDS[kind].feed}.one`]

/** Matches the queries with views of a kind: lists, and single pieces. */
const views = (kind: ContentKind): QueryFilters => namedBy(viewsOf(kind))

/** Matches all queries of a kind: its views, and the further calls in its `alsoRead`. */
export const answersOfKind = (kind: ContentKind): QueryFilters =>
  namedBy([...viewsOf(kind), ...(kindOf(kind).alsoRead ?? [])])

/** Matches the queries with lists of people who voted or gave. */
export const answersOfNames = (): QueryFilters => namedBy(CONTENT_KINDS.flatMap((kind) => kindOf(kind).names ?? []))

export const contentEvents = {
  /** Changes, adds or removes one piece of content. The event carries what everyone sees; `mine` stays as it was. */
  'content.changed': ({ kind, version, view, ...ref }: LiveEvents['content.changed']): void => {
    const { id, communityId } = ref
    const withinId = withinOf({ kind, ...ref })
    const pinned = kindOf(kind).placeIn !== undefined
    // The moderators' log must not quote text that its author withdrew.
    if (!view || ('deleted' in view && view.deleted)) readAgain(answers.moderation)
    if (pinned) putPin(communityId, { kind, id, version }, view)
    // If only members may see the content, the event reports only that the content changed.
    if (factsOf(kind).membersOnly) return readSoon(kind)
    if (!view) return dropContent(kind, withinId, id, version)
    // New content may have to be answered: the list of content that waits for an answer is read again.
    if (kindOf(kind).answer && KINDS[kind].within === 'community' && !findContent(kind, id)) readAgain(answers.waiting)
    const me = queryClient.getQueryData<Me | null>(keys.me)
    const before = findContent(kind, id)
    const added = { ...view, mine: me ? kindOf(kind).mine : null }
    patchContent<ContentView>(kind, id, (one) => (one.version > version ? one : { ...view, mine: one.mine }))
    insert(kind, withinId, added)
    patchEchoes(kind, added)
    if (before?.mine && kindOf(kind).readsMore?.({ ...view, mine: before.mine })) readSoon(kind)
    if (!kindOf(kind).readAfterChange || before?.version === version) return
    const moderates = queryClient.getQueryData(communities.one.key({ id: communityId }))?.mine?.moderator
    if (!moderates && view.creator.id !== me?.id) return
    readAgain(answersOfKind(kind))
    if (pinned) readAgain(answersTo({ communityId }, 'feed.pins.of'))
  },
}

/** The average milliseconds from a burst of change hints to the one read that follows; random, so that not all clients read at the same moment. */
const SOON_MS = 400
const soon = new Set<ContentKind>()
function readSoon(kind: ContentKind): void {
  if (soon.has(kind)) return
  soon.add(kind)
  setTimeout(
    () => {
      soon.delete(kind)
      readAgain(answersOfKind(kind))
    },
    SOON_MS * (0.5 + Math.random()),
  )
}

/** Puts the server's answer to a write into every cached list, unless a newer version is cached. */
export function putContent(kind: ContentKind, withinId: string, view: ContentView): void {
  patchContent<ContentView>(kind, view.id, (one) => (one.version > view.version ? one : view))
  insert(kind, withinId, view)
  patchEchoes(kind, view)
}

/** Puts the server's answer to a write into every cached list, and caches it for the content's own page if that was not read yet. */
export function putWithPage(kind: ContentKind, view: ContentView & { communityId: string }): void {
  putContent(kind, view.communityId, view)
  queryClient.setQueryData<ContentView>(oneKey(kind, view.id), (cached) => cached ?? view)
}

/** Updates cached content that shows a part of the changed piece, such as a quote. */
function patchEchoes(kind: ContentKind, view: ContentView): void {
  const { echo } = kindOf(kind) as Kind
  if (!echo) return
  void echo().then(({ update }) =>
    queryClient.setQueriesData(views(kind), (cached: unknown) =>
      mapCached<ContentView>(cached, (one) => update(one, view)),
    ),
  )
}

function insert(kind: ContentKind, withinId: string, view: ContentView): void {
  queryClient.setQueriesData({ queryKey: listKey(kind, withinId) }, (cached: unknown) =>
    insertCached(cached, view, kindOf(kind).order ?? newestFirst),
  )
}

/** Removes deleted content from every cached list, unless a version newer than the deletion is cached. Its own page is read again. */
export function dropContent(kind: ContentKind, withinId: string, id: string, version = Infinity): void {
  queryClient.setQueriesData({ queryKey: listKey(kind, withinId) }, (cached: unknown) =>
    updateCached<ContentView>(cached, id, (one) => (one.version > version ? one : null)),
  )
  readAgain({ queryKey: oneKey(kind, id) })
}

/** Changes one piece of content wherever it is cached. */
export function patchContent<V extends ContentView>(kind: ContentKind, id: string, change: (one: V) => V): void {
  queryClient.setQueriesData(views(kind), (cached: unknown) => updateCached(cached, id, change))
}

/** Returns a piece of content from any query that holds it. */
export function findContent<V extends ContentView>(kind: ContentKind, id: string): V | undefined {
  const cached = queryClient.getQueriesData(views(kind))
  return cached.map(([, data]) => findCached<V>(data, id)).find(Boolean)
}

/**
 * Shows in the cache a change that may wait for long before it is sent to the server.
 * @param before the content without the change, which the cache may not have any more
 * @returns a function that takes the change back; if another version arrived meanwhile, it reads the content again instead
 */
export function showInstead<V extends ContentView>(kind: ContentKind, before: V, change: (one: V) => V): () => void {
  patchContent(kind, before.id, change)
  return () => {
    if (findContent(kind, before.id)?.version === before.version) patchContent(kind, before.id, () => before)
    else readAgain(answersOfKind(kind))
  }
}

/**
 * Shows a change in the cache before the server has answered.
 * @returns a function that takes the change back; if another version arrived meanwhile, it reads the content again instead
 */
export function patchOptimistically<V extends ContentView>(
  kind: ContentKind,
  id: string,
  change: (one: V) => V,
): () => void {
  const before = findContent<V>(kind, id)
  return before ? showInstead(kind, before, change) : () => readAgain(answersOfKind(kind))
}

/** Marks content in the cache as reported by the reader. */
export const markReported = ({ kind, id }: ContentRef): void =>
  patchContent<ContentView>(kind, id, (one) => ({ ...one, mine: one.mine && { ...one.mine, reported: true } }))
