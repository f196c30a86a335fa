import { type ContentKind, KINDS } from '@fieldfare/shared/kinds.ts'
import type { KindViews } from '@fieldfare/shared/contentViews.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { api } from '../platform/api/client.ts'
import { byId } from '../platform/api/byId.ts'
import { type LiveRead, liveRead } from '../platform/api/read.ts'
import { type List, list } from '../platform/api/usePagedQuery.ts'
import { contentChannel, oneChannel } from './contentCache.ts'

type Ask<I, O> = { query: (input: I) => Promise<O> }
interface Reads<K extends ContentKind> {
  of: Ask<{ communityId: string }, Page<KindViews[K]>>
  one: Ask<{ id: string }, KindViews[K]>
}

/** Makes the reads of a kind that lies directly in communities: `of` lists a community's content in the server's order, `one` reads one piece. */
export function contentFeed<K extends ContentKind>(
  kind: K,
  options?: { limit: number },
): { of: List<{ communityId: string }, KindViews[K]>; one: LiveRead<{ id: string }, KindViews[K]> } {
  // The server's `contentFeed` ensures that these kinds have the reads.
  const { of, one } = (api.feed as unknown as Record<string, Reads<K>>)[KINDS[kind].feed] as Reads<K>
  return {
    of: list(of.query, ({ communityId }) => contentChannel(kind, communityId), options),
    one: liveRead(byId(one.query), ({ id }) => oneChannel(kind, id)),
  }
}
