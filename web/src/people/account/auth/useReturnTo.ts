import type { Me } from '@fieldfare/shared/account.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ownPath } from '../../../platform/paths.ts'
import { homeOf } from '../../../platform/shell/routing/redirect.ts'

/** The path in `?then=`, where the person came from; undefined unless it is a page of ours. */
export const useReturnTo = (): string | undefined =>
  useRouterState({ select: ({ location }) => ownPath(location.search.then) })

/** Leads on after signing in or registering: to `?then=`, else to the person's start page. */
export function useGoOn(): (me: Me) => void {
  const router = useRouter()
  const then = useReturnTo()
  return (me) => router.history.replace(then ?? homeOf(me))
}
