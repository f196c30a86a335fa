import { useEffect } from 'react'
import { api } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { useOnce } from '../../../platform/api/useLive.ts'

// The first page loads this file: it must import neither schemas nor form fields.

const OPENED = 'opened'

export const invitations = read(api.survey.invitation.query)

/** Reads the invitation with the id in the URL, if any, and reports once per tab that it was opened. */
export function useInvitation(id: string | undefined) {
  const invitation = useOnce(invitations, id === undefined ? null : { id })
  const isFound = invitation.data !== undefined
  useEffect(() => {
    if (!id || !isFound || sessionStorage.getItem(OPENED) === id) return
    sessionStorage.setItem(OPENED, id)
    // The call only counts opened invitations, so a failed call is not retried before the next visit.
    api.survey.opened.mutate({ id }).catch(() => sessionStorage.removeItem(OPENED))
  }, [id, isFound])
  return invitation
}
