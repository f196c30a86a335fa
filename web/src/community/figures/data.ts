import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { keys } from '../../api/queries.ts'
import type { Months } from './period.ts'

const FIRST = undefined as string | undefined
const PAGE = 20

/** What people who drew on a community's land said, as totals. */
export const useFigures = (id: string, months: Months) =>
  useQuery({
    queryKey: [...keys.figures(id), 'totals', months],
    queryFn: () => api.feed.land.figures.query({ id, ...months }),
    placeholderData: keepPreviousData,
  })

/** What they wrote, where they show their name, page by page. */
export const useExplanations = (id: string, months: Months) =>
  useInfiniteQuery({
    queryKey: [...keys.figures(id), 'words', months],
    queryFn: ({ pageParam }) => api.feed.land.explanations.query({ id, ...months, cursor: pageParam, limit: PAGE }),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
