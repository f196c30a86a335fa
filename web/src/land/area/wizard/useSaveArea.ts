import { AppError } from '@fieldfare/shared/errors.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useState } from 'react'
import { useMe } from '../../../platform/session/me.ts'
import { type Failure, failureOf } from '../../../platform/i18n/failure.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { usePost } from '../../../platform/outbox/usePost.ts'
import { paths } from '../../../platform/paths.ts'
import { areaAct, sendArea } from '../areaActs.ts'
import type { AreaDraft } from '../areaPlan.ts'
import { forgetSaved, tellSaved } from '../data.ts'

const ACCOUNT = ['account-required', 'not-signed-in']

export interface SaveArea {
  /** Saves the area, once for every key. Throws as the calls do, and `account-required` for a guest. */
  send: (draft: AreaDraft, measure: AreaShape) => Promise<void>
  /** The reason why the last try failed, unless an account is needed first. */
  failure: Failure | null
  needsAccount: boolean
  /** Closes the question about the account. */
  dismiss: () => void
}

/**
 * Saves an area under the key of its draft, which is the id of a new one: sent again, it adds nothing.
 * @param atOnce true where the next page needs it: without a connection it is not kept to be sent later, but fails
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

  const save = async (draft: AreaDraft, measure: AreaShape) => {
    if (!me) throw new AppError('account-required')
    const input = { key, draft, measure }
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
    dismiss: () => setFailure(null),
  }
}
