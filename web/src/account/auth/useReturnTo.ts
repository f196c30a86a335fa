import type { Me } from '@fieldfare/shared/account.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ownPath } from '../../paths.ts'
import { homeOf } from '../../shell/routing/redirect.ts'

/** Where the person came from, as `?then=` says; undefined if that is nowhere of ours. */
export const useReturnTo = (): string | undefined =>
  useRouterState({ select: ({ location }) => ownPath(location.search.then) })

/** Goes on after entering: back to where the person came from, else to their own start page. */
export function useGoOn(): (me: Me) => void {
  const router = useRouter()
  const then = useReturnTo()
  return (me) => router.history.replace(then ?? homeOf(me))
}
