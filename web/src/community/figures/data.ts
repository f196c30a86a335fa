import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { keys } from '../../api/queries.ts'
import { usePagedQuery } from '../../api/usePagedQuery.ts'
import type { Months } from './period.ts'

/** What people who drew on a community's land said, as totals. */
export const useFigures = (id: string, months: Months) =>
  useQuery({
    queryKey: [...keys.figures(id), 'totals', months],
    queryFn: () => api.feed.land.figures.query({ id, ...months }),
    placeholderData: keepPreviousData,
  })

/** What they wrote, where they show their name. */
export const useExplanations = (id: string, months: Months) =>
  usePagedQuery([...keys.figures(id), 'words', months], [], (page) =>
    api.feed.land.explanations.query({ id, ...months, ...page }),
  )
