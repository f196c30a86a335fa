import type { Invitee } from '@fieldfare/shared/inviteeList.ts'
import { INVITATIONS_A_CALL } from '@fieldfare/shared/survey.ts'
import { useState } from 'react'
import { readInvited } from './data.ts'
import { newSecret } from '../../platform/session/newSecret.ts'
import { api } from '../../platform/api/client.ts'

export interface MadeInvitation extends Invitee {
  id: string
  secret: string
}

interface Making {
  batch: string
  invitations: MadeInvitation[]
  /** The number of invitations that the server has saved so far. */
  done: number
  busy: boolean
  failure: unknown
}

/**
 * Makes the invitations of a list, INVITATIONS_A_CALL in each call. After a failure `goOn` resumes at the part that failed; the ids stay
 * the same, so that no invitation is made twice.
 */
export function useListMaking(campaignId: string) {
  const [making, setMaking] = useState<Making | null>(null)

  const run = async (from: Making) => {
    let current: Making = { ...from, busy: true, failure: null }
    setMaking(current)
    try {
      while (current.done < current.invitations.length) {
        const part = current.invitations.slice(current.done, current.done + INVITATIONS_A_CALL)
        await api.campaign.invite.mutate({ campaignId, batch: current.batch, invitations: part })
        current = { ...current, done: current.done + part.length }
        setMaking(current)
      }
      setMaking({ ...current, busy: false })
    } catch (failure) {
      setMaking({ ...current, busy: false, failure })
    }
    readInvited(campaignId)
  }

  return {
    making,
    make: (invitees: readonly Invitee[]) => {
      const invitations = invitees.map((one) => ({ ...one, id: crypto.randomUUID(), secret: newSecret() }))
      void run({ batch: crypto.randomUUID(), invitations, done: 0, busy: true, failure: null })
    },
    goOn: () => {
      if (making && !making.busy) void run(making)
    },
  }
}
