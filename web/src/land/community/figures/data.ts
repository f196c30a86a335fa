import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { keys } from '../../../platform/api/queries.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { monthsOf } from './period.ts'

/** What people who drew on a community's land said, as totals: of those of one year, or of all. */
export const useFigures = (id: string, year: string | null) =>
  useQuery({
    queryKey: [...keys.figures(id), 'totals', year],
    queryFn: () => api.feed.land.figures.query({ id, ...monthsOf(year) }),
    placeholderData: keepPreviousData,
  })

/** What people wrote of areas that they drew in a year, or in any, where they show their name. */
export const useExplanations = (id: string, year: string | null) =>
  usePagedQuery([...keys.figures(id), 'words', year], [], (page) =>
    api.feed.land.explanations.query({ id, ...monthsOf(year), ...page }),
  )
