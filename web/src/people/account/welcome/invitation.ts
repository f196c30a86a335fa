import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../platform/api/client.ts'
import { keys } from '../../../platform/api/queries.ts'

// Part of the first page: no schemas, no fields.

const OPENED = 'opened'

/** What an invitation says to who has its link, if there is one in the address. That it was opened is noted once in a tab. */
export function useInvitation(id: string | undefined) {
  const invitation = useQuery({
    queryKey: keys.invitation(id ?? ''),
    queryFn: () => api.survey.invitation.query({ id: id ?? '' }),
    enabled: id !== undefined,
  })
  const found = invitation.data !== undefined
  useEffect(() => {
    if (!id || !found || sessionStorage.getItem(OPENED) === id) return
    sessionStorage.setItem(OPENED, id)
    // It says only how the sample comes along: nobody waits for it.
    api.survey.opened.mutate({ id }).catch(() => sessionStorage.removeItem(OPENED))
  }, [id, found])
  return invitation
}
