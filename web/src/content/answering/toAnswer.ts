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

/** The kinds of a community that are answered in place. */
const answeredKinds = () =>
  CONTENT_KINDS.filter((kind) => KINDS[kind].within === 'community' && kindOf(kind).answer !== undefined)

const ME = { feed: 'me' } as const

/** Keeps what came along as the answers of its own pages, unless a newer version is there: no card reads anything. */
function keepViews<T extends ToAnswer>(answer: T): T {
  for (const { kind, view } of answer.items)
    if (KINDS[kind].within === 'community')
      queryClient.setQueryData<ContentView>(oneKey(kind, view.id), (cached) =>
        cached && cached.version > view.version ? cached : view,
      )
  return answer
}

/** Reads what can be answered in place, anew whenever it is shown: the person may have answered elsewhere. */
export const toAnswer = {
  /** In one community; for its owner also what came since their last visit. */
  here: liveRead(
    withCallName(api.feed.waiting.here.query, async (input: { communityId: string }) =>
      keepViews(await api.feed.waiting.here.query(input)),
    ),
    ({ communityId }) => [ME, ...answeredKinds().map((kind) => contentChannel(kind, communityId))],
    { staleTime: 0 },
  ),
  /** Everywhere, with the news of one's places and the stories near them. */
  home: liveRead(
    withCallName(api.feed.waiting.home.query, async () => keepViews(await api.feed.waiting.home.query())),
    ME,
    { staleTime: 0 },
  ),
  /** Counts what came into one's own communities since the last visit of the start page. */
  owned: liveRead(api.feed.waiting.owned.query, ME),
}

/** A piece of content that came with another answer, kept current by live events: it is read again only when one of them says so. */
export function useShown<V extends ContentView>(read: LiveRead<{ id: string }, V>, view: V): V {
  useJoined(read.channels({ id: view.id }))
  const { data } = useQuery({ ...read.options({ id: view.id }), initialData: view, staleTime: Infinity })
  return data ?? view
}
