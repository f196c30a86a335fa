import type { Me } from '@fieldfare/shared/account.ts'
import { api, withCallName } from '../api/client.ts'
import { failureIn, queryClient } from '../api/queries.ts'
import { liveRead } from '../api/read.ts'
import { useLive } from '../api/useLive.ts'
import { bringTexts } from '../i18n/i18n.ts'
import type { Visitor } from '../shell/routing/redirect.ts'
import { rememberedVisitor, rememberVisitor } from '../shell/routing/visitor.ts'
import { saveLocaleAgain } from './locale.ts'

const whoIsHere = liveRead(
  withCallName(api.account.me.query, async (): Promise<Me | null> => {
    const me = await api.account.me.query()
    rememberVisitor(me)
    if (!me) return me
    // The notices and strips of a signed-in person need all texts; a guest’s first view of the map loads fewer.
    void bringTexts('all').catch(() => undefined)
    saveLocaleAgain(me)
    return me
  }),
  [],
)

interface Visiting {
  /** The person who is signed in; null for a guest, and while the session is not known. */
  me: Me | null
  isLoading: boolean
  /** True when nobody is signed in, as far as is known. */
  isGuest: boolean
  /** The visitor for links and redirects: while the session is not known, the one remembered on the device. */
  visitor: Visitor
  /** The reason why the session could not be read, or null. */
  failure: unknown
  retry: () => void
}

export function useMe(): Visiting {
  const query = useLive(whoIsHere)
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

/** Returns the person who is signed in, outside a component; uses the cache while it is fresh. */
export const loadMe = (): Promise<Me | null> => queryClient.fetchQuery(whoIsHere.options(undefined))
