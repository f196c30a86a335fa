import type { Me } from '@fieldfare/shared/account.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { FRESH_MS, keys, queryClient } from '../api/queries.ts'
import { rememberVisitor } from '../shell/routing/visitor.ts'

const meQuery = {
  queryKey: keys.me,
  queryFn: async (): Promise<Me | null> => {
    const me = await api.account.me.query()
    rememberVisitor(me)
    return me
  },
  meta: { live: true },
} as const

/** The person who is signed in; null for a guest, and while it is not known yet. */
export function useMe(): { me: Me | null; isLoading: boolean } {
  const { data, isLoading } = useQuery(meQuery)
  return { me: data ?? null, isLoading }
}

/** The same outside a component; uses the cache while it is fresh. */
export const loadMe = (): Promise<Me | null> => queryClient.fetchQuery({ ...meQuery, staleTime: FRESH_MS })

/** Whether the secret of a reset link is still valid. */
export const useSecretCheck = (id: string) =>
  useQuery({ queryKey: keys.secret(id), queryFn: () => api.getPazzword.mutate({ id }), staleTime: Infinity })

export const useSessions = () => useQuery({ queryKey: keys.sessions, queryFn: () => api.account.sessions.query() })

/** Counts what is deleted with the account, and what stays. Read anew each time. */
export const useHoldings = () =>
  useQuery({ queryKey: keys.holdings, queryFn: () => api.account.holdings.query(), staleTime: 0, gcTime: 0 })
