import { useRouterState } from '@tanstack/react-router'

/** Returns the search parameters of a link to register or sign in, after which the person comes back to this page. They contain no act. */
export function useReturn(): { then: string } {
  const then = useRouterState({
    // While the next page loads, this page is still shown, but `location` is already that of the next page.
    select: ({ status, location, resolvedLocation }) => ((status === 'pending' && resolvedLocation) || location).href,
  })
  return { then }
}
