import { useRouterState } from '@tanstack/react-router'

/** Returns the search of a link to register or to sign in that brings the person back to this page. An act is no part of it. */
export function useReturn(): { then: string } {
  const then = useRouterState({
    // While the next page loads, this one is still there, and its address is no longer `location`.
    select: ({ status, location, resolvedLocation }) => ((status === 'pending' && resolvedLocation) || location).href,
  })
  return { then }
}
