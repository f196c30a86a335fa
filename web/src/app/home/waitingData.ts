import type { Waiting, WaitingItem, WaitingPart } from '@fieldfare/shared/overview.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys } from '../../platform/api/queries.ts'

/** What waits for the person, the first few of each part. Read anew whenever it is shown: what one did elsewhere waits no more. */
export const useWaiting = () =>
  useQuery({
    queryKey: [...keys.waiting, 'first'],
    ...liveQuery({ feed: 'me' }, (): Promise<Waiting> => api.feed.waiting.first.query()),
    staleTime: 0,
  })

/** The pages of one part after its first few, once somebody asks for them. */
export const useMoreWaiting = (part: WaitingPart, from: string | null, enabled: boolean) =>
  useInfiniteQuery<Page<WaitingItem>, Error, InfiniteData<Page<WaitingItem>, string>, readonly unknown[], string>({
    queryKey: [...keys.waiting, part, from],
    queryFn: ({ pageParam }) => api.feed.waiting.part.query({ part, cursor: pageParam }),
    initialPageParam: from ?? '',
    getNextPageParam: ({ next }) => next,
    enabled: enabled && from !== null,
  })
