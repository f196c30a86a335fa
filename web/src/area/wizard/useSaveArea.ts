import { AppError } from '@fieldfare/shared/errors.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '../../account/data.ts'
import { type Failure, failureOf } from '../../i18n/failure.ts'
import { paths } from '../../paths.ts'
import { isReachable, useStatus } from '../../shell/states/status.ts'
import { forgetSaved, tellSaved, useAddArea, useUpdateArea } from '../data.ts'
import { holds, sendable } from '../wizard.ts'
import type { AreaWizard } from './useAreaWizard.ts'

export interface SaveArea {
  sending: boolean
  failure: Failure | null
  /** An account is needed first. */
  needsAccount: boolean
  save(): void
  /** Closes what the last try had to say. */
  dismiss(): void
}

const ACCOUNT = ['account-required', 'not-signed-in']

/**
 * Sends an area once, however often it is asked: the draft's key is the area's id. Without a connection the draft stays
 * and is sent when that is back.
 */
export function useSaveArea(wizard: AreaWizard): SaveArea {
  const { me } = useMe()
  const navigate = useNavigate()
  const add = useAddArea()
  const update = useUpdateArea()
  const { connection } = useStatus()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // The state is a moment late for the second of two quick presses.
  const busy = useRef(false)

  const change = async (id: string) => {
    const { measure, data } = sendable(wizard.draft)
    const { updated } = await update.mutateAsync({ measureId: id, data: { ...data, geometry: measure } })
    if (!updated) throw new AppError('not-found')
  }

  const send = async () => {
    const { edit } = wizard.draft
    if (edit) {
      await change(edit)
      forgetSaved()
      return
    }
    const sent = sendable(wizard.draft)
    const { area, communities } = await add.mutateAsync({ ...sent, id: wizard.key })
    // An earlier try had arrived, its answer had not; what was changed since is still to be sent.
    if (!holds(area, sent)) await change(area.id)
    tellSaved({ area: { ...area, ...sent.data, geometry: sent.measure }, communities, count: (me?.areaCount ?? 0) + 1 })
  }

  const save = () => {
    if (busy.current) return
    if (!me) return setFailure({ code: 'account-required', issues: [] })
    busy.current = true
    setSending(true)
    setFailure(null)
    send()
      .then(() => wizard.finish())
      .then(() => navigate({ to: paths.myAreas, replace: true }))
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => {
        busy.current = false
        setSending(false)
      })
  }

  const waiting = failure?.code === 'network'
  useEffect(() => {
    if (waiting && isReachable(connection)) save()
    // Once per return of the connection, not per change of what is saved.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connection])

  return {
    sending,
    failure,
    needsAccount: failure !== null && ACCOUNT.includes(failure.code),
    save,
    dismiss: () => setFailure(null),
  }
}
