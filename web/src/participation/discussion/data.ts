import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { useMemo } from 'react'
import { api } from '../../platform/api/client.ts'
import { byId } from '../../platform/api/byId.ts'
import { liveRead } from '../../platform/api/read.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { contentChannel, putWithPage } from '../../content/contentCache.ts'
import { contentFeed } from '../../content/contentFeed.ts'
import { arranged } from './threadOrder.ts'

export const threads = {
  ...contentFeed('thread'),
  /** Reads one discussion. Its changes arrive on the channel of its comments. */
  one: liveRead(byId(api.feed.threads.one.query), ({ id }) => contentChannel('comment', id)),
}

/** Reads the discussions of a community: first those that its owner keeps on top, then the newest. */
export function useThreads(communityId: string) {
  const query = usePagedQuery(threads.of, { communityId })
  const { items: read } = query
  const items = useMemo(() => read && arranged(read), [read])
  return { ...query, items }
}

export const putThread = (thread: ThreadView): void => putWithPage('thread', thread)
