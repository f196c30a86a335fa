import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Unkept, useDraftKeeper } from '../../draft/useDraftKeeper.ts'
import { paths } from '../../paths.ts'
import { type AreaDraft, reachable, type Step } from '../wizard.ts'

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
  const search = useSearch({ from: '/main/add-area' })
  const wish = search.step
  const [draft, setDraft] = useState(start)
  const [begun, setBegun] = useState(wasKept)
  const keeper = useDraftKeeper('area', key)
  const latest = useRef(start)
  const finished = useRef(false)
  const step = reachable(draft, wish ?? startStep)

  const show = (to: Step, replace: boolean) =>
    void navigate({ to: paths.addArea, search: { ...search, step: to }, replace })

  useEffect(() => {
    if (wish !== step && !finished.current) show(step, true)
  })

  return {
    key,
    draft,
    step,
    begun,
    unkept: keeper.unkept,
    change(part) {
      latest.current = { ...latest.current, ...part }
      setDraft(latest.current)
      setBegun(true)
      keeper.keep(latest.current, step)
    },
    go(to) {
      show(to, false)
      if (begun) keeper.keep(latest.current, to)
    },
    flush: keeper.flush,
    async finish() {
      finished.current = true
      await keeper.finish()
    },
  }
}
