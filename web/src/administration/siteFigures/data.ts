import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'

/** The totals of the site over time; the server counts them anew every ten minutes. */
export const useSiteFigures = () =>
  useQuery({ queryKey: ['siteFigures'], queryFn: () => api.feed.admin.figures.query() })
