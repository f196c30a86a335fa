import { AppError } from '@fieldfare/shared/errors.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useRef, useState } from 'react'
import { useMe } from '../../../platform/session/me.ts'
import { type Failure, failureOf } from '../../../platform/i18n/failure.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { usePost } from '../../../platform/outbox/usePost.ts'
import { paths } from '../../../platform/paths.ts'
import { areaAct, type AreaInput, sendArea } from '../areaActs.ts'
import type { AreaDraft } from '../areaPlan.ts'
import { forgetSaved, tellSaved } from '../data.ts'

const ACCOUNT = ['account-required', 'not-signed-in']

/** The solution of a conflict. `over`: the time of the change elsewhere, which is overwritten. `both`: the id of a new area to save instead. */
export type Decision = { over: string } | { both: string }

export interface SaveArea {
  /** Saves the area, at most once for each key. @throws the errors of the calls, and `account-required` for a guest */
  send: (draft: AreaDraft, measure: AreaShape) => Promise<void>
  /** The reason why the last attempt failed; null if only an account is missing (`needsAccount`). */
  failure: Failure | null
  needsAccount: boolean
  /** Decides a conflict with a change that was made elsewhere; the next `send` applies the decision. */
  decide: (decision: Decision) => void
  /** Clears the failure, which closes the dialog about the account or the conflict. */
  dismiss: () => void
}

/**
 * Saves an area under the key of its draft, which becomes the id of a new area, so that sending it again does not add a second one.
 * @param atOnce true if the next page needs the saved area: without a connection, saving then fails instead of waiting on the device
 */
export function useSaveArea(key: string, atOnce: boolean): SaveArea {
  const { me } = useMe()
  const add = useCall(sendArea)
  const post = usePost(areaAct, ({ draft }) => ({
    title: draft.title.trim(),
    words: '',
    then: paths.myAreas,
  }))
  const [failure, setFailure] = useState<Failure | null>(null)
  // A ref, since the next attempt is made before the next render.
  const decision = useRef<Decision | null>(null)

  const save = async (draft: AreaDraft, measure: AreaShape) => {
    if (!me) throw new AppError('account-required')
    const input = decided({ key, draft, measure }, decision.current)
    const answer = atOnce ? await add.mutateAsync(input) : (await post.mutateAsync(input)).answer
    if (answer) tellSaved({ ...answer, medals: me.medals })
    else forgetSaved()
  }

  const needsAccount = failure !== null && ACCOUNT.includes(failure.code)
  return {
    send: async (draft, measure) => {
      setFailure(null)
      try {
        await save(draft, measure)
      } catch (error) {
        setFailure(failureOf(error))
        throw error
      }
    },
    failure: needsAccount ? null : failure,
    needsAccount,
    decide: (made) => (decision.current = made),
    dismiss: () => setFailure(null),
  }
}

function decided(input: AreaInput, decision: Decision | null): AreaInput {
  if (!decision) return input
  if ('over' in decision) return { ...input, draft: { ...input.draft, since: decision.over } }
  return { ...input, key: decision.both, draft: { ...input.draft, edit: null, since: null } }
}
