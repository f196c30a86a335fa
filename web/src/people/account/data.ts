import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { keys } from '../../platform/api/queries.ts'

/** Whether the secret of a reset link is still valid. */
export const useSecretCheck = (id: string) =>
  useQuery({ queryKey: keys.secret(id), queryFn: () => api.getPazzword.mutate({ id }), staleTime: Infinity })

export const useSessions = () => useQuery({ queryKey: keys.sessions, queryFn: () => api.account.sessions.query() })

/** Counts what is deleted with the account, and what stays. Read anew each time. */
export const useHoldings = () =>
  useQuery({ queryKey: keys.holdings, queryFn: () => api.account.holdings.query(), staleTime: 0, gcTime: 0 })
