import { useRouterState } from '@tanstack/react-router'

/** Returns the search parameters with which a link to register or sign in leads back to this page. They name no action to perform there. */
export function useReturn(): { then: string } {
  const then = useRouterState({
    // While the next page loads, this page is still shown, but `location` is already that of the next page.
    select: ({ status, location, resolvedLocation }) => ((status === 'pending' && resolvedLocation) || location).href,
  })
  return { then }
}
