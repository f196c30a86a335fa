import type { WaitingPart } from '@fieldfare/shared/waiting.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { liveRead } from '../../platform/api/read.ts'
import { pagesKey } from '../../platform/api/usePagedQuery.ts'

/** Reads the first waiting items of each part, anew whenever they are shown, since the person may have dealt with some elsewhere. */
export const waiting = liveRead(api.feed.waiting.first.query, { feed: 'me' }, { staleTime: 0 })

/** The further pages of one part, once they are requested. */
export const useMoreWaiting = (part: WaitingPart, from: string | null, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: pagesKey(api.feed.waiting.part.query, { part, from }),
    queryFn: ({ pageParam }) => api.feed.waiting.part.query({ part, cursor: pageParam }),
    initialPageParam: from ?? '',
    getNextPageParam: ({ next }) => next,
    enabled: enabled && from !== null,
  })
