import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../../platform/paths.ts'

/** Returns the id of the treasure in the URL, or null, and a function that changes it. */
export function useChosen(communityId: string): [chosen: string | null, choose: (id: string | null) => void] {
  const navigate = useNavigate()
  const { treasure: chosen = null } = useSearch({ from: '/main/community/$id' })
  const choose = (id: string | null) => {
    const search = id ? { tab: 'treasures', treasure: id } : { tab: 'treasures' }
    // Choosing another treasure replaces the history entry.
    void navigate({
      to: paths.community.pattern,
      params: { id: communityId },
      search,
      replace: chosen !== null,
      resetScroll: false,
    })
  }
  return [chosen, choose]
}
