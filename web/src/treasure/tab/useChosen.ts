import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'

/** The treasure that the address names, and choosing another one; null for none. */
export function useChosen(communityId: string): [chosen: string | null, choose: (id: string | null) => void] {
  const navigate = useNavigate()
  const { treasure: chosen = null } = useSearch({ from: '/main/community/$id' })
  const choose = (id: string | null) => {
    const search = id ? { tab: 'treasures', treasure: id } : { tab: 'treasures' }
    // From one to the next is no step of its own for Back.
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
