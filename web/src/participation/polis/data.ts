import type { PolisView } from '@fieldfare/shared/polis.ts'
import { api, withCallName } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { putWithPage } from '../../content/contentCache.ts'

export const conversations = {
  ...contentFeed('polis'),
  /** Reads the URL of a conversation on the polis site; members get a different URL than others. */
  frame: read(
    withCallName(api.feed.polis.frame.query, ({ id }: { id: string; member: boolean }) =>
      api.feed.polis.frame.query({ id }),
    ),
  ),
}

export const putConversation = (conversation: PolisView): void => putWithPage('polis', conversation)
