import { useNavigate, useRouterState } from '@tanstack/react-router'
import { paths } from '../../paths.ts'

/** The treasure that the address names, and choosing another one; null for none. */
export function useChosen(communityId: string): [chosen: string | null, choose: (id: string | null) => void] {
  const navigate = useNavigate()
  const chosen = useRouterState({
    select: ({ location }) => wordOf((location.search as { treasure?: unknown }).treasure),
  })
  const choose = (id: string | null) => {
    const search = id ? { tab: 'treasures', treasure: id } : { tab: 'treasures' }
    // From one to the next is no step of its own for Back.
    void navigate({
      to: paths.community(communityId),
      search: search as never,
      replace: chosen !== null,
      resetScroll: false,
    })
  }
  return [chosen, choose]
}

const wordOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
