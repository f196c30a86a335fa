import { useRouterState } from '@tanstack/react-router'
import type { Frame, ShownPage } from './pages.ts'

const NOT_FOUND: ShownPage = { name: 'notFound', frame: 'backdrop' }

/** The current page with its frame and section. */
export const usePage = (): ShownPage & { frame: Frame } => {
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.page ?? NOT_FOUND })
  return { ...page, frame: page.frame ?? 'page' }
}
