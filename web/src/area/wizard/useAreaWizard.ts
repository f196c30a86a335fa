import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { logError } from '../../api/log.ts'
import { dropDraft, keepDraft, sendDraft } from '../../draft/keep.ts'
import { paths } from '../../paths.ts'
import { useBeforeReload } from '../../pwa/beforeReload.ts'
import { useAddress, wordIn } from '../useAddress.ts'
import { type AreaDraft, reachable, type Step } from '../wizard.ts'

/** `writing`: for the moment that the device takes. `refused`: the device has no room. */
type Unkept = 'writing' | 'refused' | null

export interface AreaWizard {
  key: string
  draft: AreaDraft
  step: Step
  /** Changed since it was opened, or opened as a draft: there is something to keep. */
  begun: boolean
  unkept: Unkept
  change(part: Partial<AreaDraft>): void
  /** Shows a step; the browser's Back returns. */
  go(step: Step): void
  /** Sends what the server does not have yet. */
  flush(): Promise<void>
  /** It is saved: the draft has done its work. */
  finish(): Promise<void>
}

/** An area on its way: every change is kept at once under its own id, and the step stands in the address. */
export function useAreaWizard(key: string, start: AreaDraft, startStep: Step, wasKept: boolean): AreaWizard {
  const navigate = useNavigate()
  const search = useAddress()
  const wish = wordIn(search, 'step')
  const [draft, setDraft] = useState(start)
  const [begun, setBegun] = useState(wasKept)
  const [unkept, setUnkept] = useState<Unkept>(null)
  const latest = useRef(start)
  const writes = useRef(0)
  const finished = useRef(false)
  const step = reachable(draft, wish ?? startStep)

  const show = (to: Step, replace: boolean) => void navigate({ to: paths.addArea, search: { ...search, step: to }, replace } as never)

  useEffect(() => {
    if (wish !== step && !finished.current) show(step, true)
  })

  const keep = () => {
    if (finished.current) return
    const write = ++writes.current
    setUnkept('writing')
    keepDraft('area', key, latest.current, step).then(
      () => write === writes.current && setUnkept(null),
      (error: unknown) => {
        logError(error)
        if (write === writes.current) setUnkept('refused')
      },
    )
  }
  useBeforeReload(unkept !== null, keep)

  return {
    key,
    draft,
    step,
    begun,
    unkept,
    change(part) {
      latest.current = { ...latest.current, ...part }
      setDraft(latest.current)
      setBegun(true)
      keep()
    },
    go(to) {
      show(to, false)
      if (begun) void keepDraft('area', key, latest.current, to).catch(logError)
    },
    flush: () => sendDraft('area', key),
    async finish() {
      finished.current = true
      setUnkept(null)
      await dropDraft('area', key)
    },
  }
}
