import type { ContentView } from '@fieldfare/shared/content.ts'
import { CONTENT_KINDS, KINDS } from '@fieldfare/shared/kinds.ts'
import type { ToAnswer } from '@fieldfare/shared/waiting.ts'
import { useQuery } from '@tanstack/react-query'
import { api, withCallName } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { type LiveRead, liveRead } from '../../platform/api/read.ts'
import { useJoined } from '../../platform/api/useLive.ts'
import { contentChannel, oneKey } from '../contentCache.ts'
import { kindOf } from '../kind.ts'

/** The kinds that lie directly in a community and can be answered in a list. */
const answeredKinds = () =>
  CONTENT_KINDS.filter((kind) => KINDS[kind].within === 'community' && kindOf(kind).answer !== undefined)

const ME = { feed: 'me' } as const

/** Caches each received view as if it had been read alone, unless a newer version is cached, so that no card has to make a request. */
function keepViews<T extends ToAnswer>(answer: T): T {
  for (const { kind, view } of answer.items)
    if (KINDS[kind].within === 'community')
      queryClient.setQueryData<ContentView>(oneKey(kind, view.id), (cached) =>
        cached && cached.version > view.version ? cached : view,
      )
  return answer
}

/** Reads the content that waits for the person's answer, again on every mount: the person may have answered on another device. */
export const toAnswer = {
  /** The content of one community; for its owner also what others added since their last visit. */
  here: liveRead(
    withCallName(api.feed.waiting.here.query, async (input: { communityId: string }) =>
      keepViews(await api.feed.waiting.here.query(input)),
    ),
    ({ communityId }) => [ME, ...answeredKinds().map((kind) => contentChannel(kind, communityId))],
    { staleTime: 0 },
  ),
  /** The content of all communities, for the start page, with the news of the person's places and the stories near them. */
  home: liveRead(
    withCallName(api.feed.waiting.home.query, async () => keepViews(await api.feed.waiting.home.query())),
    ME,
    { staleTime: 0 },
  ),
  /** Counts what others added to the person's own communities since their last visit of the start page. */
  owned: liveRead(api.feed.waiting.owned.query, ME),
}

/** Returns the current version of content that another query returned: live events update it, and only they cause it to be read again. */
export function useShown<V extends ContentView>(read: LiveRead<{ id: string }, V>, view: V): V {
  useJoined(read.channels({ id: view.id }))
  const { data } = useQuery({ ...read.options({ id: view.id }), initialData: view, staleTime: Infinity })
  return data ?? view
}
