import { useRouterState } from '@tanstack/react-router'
import type { Frame, ShownPage } from '../../platform/shell/routing/screen.ts'

export const NOT_FOUND: ShownPage = { name: 'notFound', frame: 'backdrop' }

/** The current page with its section and its frame; a page with the bare layout has the frame `bare`. */
export const usePage = (): Omit<ShownPage, 'frame'> & { frame: Frame | 'bare' } => {
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.page ?? NOT_FOUND })
  return { ...page, frame: page.layout === 'bare' ? 'bare' : (page.frame ?? 'page') }
}
