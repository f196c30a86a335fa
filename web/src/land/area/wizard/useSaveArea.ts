import type { AreaData } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { useState } from 'react'
import { useMe } from '../../../platform/session/me.ts'
import { type Failure, failureOf } from '../../../platform/i18n/failure.ts'
import { type AreaDraft, areaData, holds } from '../areaPlan.ts'
import { forgetSaved, putAdded, readUpdated, tellSaved } from '../data.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'

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

/** Saves an area under the key of its draft, which is the id of a new one: sent again, it adds nothing. */
export function useSaveArea(key: string): SaveArea {
  const { me } = useMe()
  const add = useCall(api.measure.insert.mutate, { onSuccess: putAdded })
  const update = useCall(api.measure.update.mutate, { onSuccess: readUpdated })
  const [failure, setFailure] = useState<Failure | null>(null)

  const change = async (id: string, measure: AreaShape, data: AreaData, analitics: AreaDraft['figures']) => {
    const input = { measureId: id, data: { ...data, geometry: measure }, ...(analitics && { analitics }) }
    const { updated } = await update.mutateAsync(input)
    if (!updated) throw new AppError('not-found')
  }

  const save = async (draft: AreaDraft, measure: AreaShape) => {
    if (!me) throw new AppError('account-required')
    const data = areaData(draft)
    if (draft.edit) {
      await change(draft.edit, measure, data, draft.figures)
      forgetSaved()
      return
    }
    const { area, communities, count } = await add.mutateAsync({
      id: key,
      measure,
      data,
      analitics: draft.figures ?? {},
    })
    // The answer to an earlier try was lost, and the draft was edited since.
    if (!holds(area, measure, data)) await change(area.id, measure, data, draft.figures)
    const { photoIds: _, ...answers } = data
    tellSaved({
      area: { ...area, ...answers, photos: draft.photos, geometry: measure },
      communities,
      count,
      medals: me.medals,
    })
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
