import type { PolisView } from '@fieldfare/shared/polis.ts'
import { api, named } from '../../platform/api/client.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, oneChannel, putWithPage } from '../../content/contentCache.ts'

export const conversations = {
  /** Those of a community, newest first. */
  of: list(api.feed.polis.of.query, ({ communityId }) => contentChannel('polis', communityId)),
  one: liveRead(api.feed.polis.one.query, ({ id }) => oneChannel('polis', id)),
  /** Reads the address at which the reader opens one on the polis site: for members and others it is another address. */
  frame: read(
    named(api.feed.polis.frame.query, ({ id }: { id: string; member: boolean }) => api.feed.polis.frame.query({ id })),
  ),
}

export const putConversation = (conversation: PolisView): void => putWithPage('polis', conversation)
