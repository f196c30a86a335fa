import type { Me } from '@fieldfare/shared/account.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { failureIn, FRESH_MS, keys, queryClient } from '../api/queries.ts'
import { bringTexts } from '../i18n/i18n.ts'
import type { Visitor } from '../shell/routing/redirect.ts'
import { rememberedVisitor, rememberVisitor } from '../shell/routing/visitor.ts'
import { saveLocaleAgain } from './locale.ts'

const meQuery = {
  queryKey: keys.me,
  queryFn: async (): Promise<Me | null> => {
    const me = await api.account.me.query()
    rememberVisitor(me)
    if (!me) return me
    // What a person is shown wherever they are needs them; a guest’s first view of the map came without.
    void bringTexts('all').catch(() => undefined)
    saveLocaleAgain(me)
    return me
  },
  meta: { live: true },
} as const

interface Visiting {
  /** The person who is signed in; null for a guest, and while it is not known. */
  me: Me | null
  isLoading: boolean
  /** Nobody is signed in, as far as is known. */
  isGuest: boolean
  /** The same for links and redirects: while it is not known who is here, who was here last. */
  visitor: Visitor
  /** Why it could not be found out who is here, or null. */
  failure: unknown
  retry: () => void
}

export function useMe(): Visiting {
  const query = useQuery(meQuery)
  const { data, isLoading, refetch } = query
  const visitor = data === undefined ? rememberedVisitor() : data
  return {
    me: data ?? null,
    isLoading,
    isGuest: visitor === null,
    visitor,
    failure: failureIn(query),
    retry: () => void refetch(),
  }
}

/** The same outside a component; uses the cache while it is fresh. */
export const loadMe = (): Promise<Me | null> => queryClient.fetchQuery({ ...meQuery, staleTime: FRESH_MS })
