import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { logError } from '../../platform/api/log.ts'
import { isGone } from '../../platform/api/queries.ts'
import { findDraft } from '../../platform/draft/draftSync.ts'
import type { Values } from '../../platform/form/savedForm.ts'
import { stringParam, useSearchParams } from '../../platform/shell/routing/useSearchParams.ts'
import { checkAhead } from '../shapes/checkAhead.ts'
import { type DrawnDraft, wholeOf } from './drawnDraft.ts'
import { resumeAt, type WizardPlan } from './wizardPlan.ts'

/** The draft and the step with which a wizard opens. */
export interface WizardStart<D, S extends string> {
  /** The key of the draft. */
  key: string
  draft: D
  /** The step to show, unless the URL names a step. */
  step: S
  /** True if the draft was stored before. */
  kept: boolean
}

/** A failure to load the data with which a wizard begins. */
export interface StartFailure {
  failure: unknown
  retry: () => void
}

/** Returns the key of the draft from `?draft=` in the URL. A URL without a key gets a new one, unless `enabled` is false. */
export function useDraftKey(path: string, enabled: boolean): string | undefined {
  const navigate = useNavigate()
  const params = useSearchParams()
  const key = stringParam(params, 'draft')
  const name = useEffectEvent(() =>
    navigate({ to: path, search: { ...params, draft: crypto.randomUUID() }, replace: true }),
  )
  useEffect(() => {
    if (enabled && !key) void name()
  }, [enabled, key])
  return key
}

/**
 * Finds the draft under a key: a stored draft, at its first incomplete step, else a new one from `fresh`, at the first step or the review.
 * Null while loading, or without a key; `missing` if `fresh` returns null; a failure if `fresh` throws.
 */
export function useWizardStart<D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  key: string | undefined,
  fresh: () => Promise<D | null> = () => Promise.resolve(plan.draft.parse({})),
): WizardStart<D, S> | StartFailure | 'missing' | null {
  type Start = WizardStart<D, S> | StartFailure | 'missing'
  const [loaded, setLoaded] = useState<{ key: string; start: Start } | null>(null)
  const [tries, setTries] = useState(0)

  const load = useEffectEvent(async (at: string): Promise<WizardStart<D, S> | 'missing'> => {
    // If the device cannot read drafts, a new draft is started.
    const stored = await findDraft(plan.kind, at).catch(logError)
    if (stored) {
      const draft = plan.draft.parse(stored.content)
      await checkAhead(wholeOf(draft))
      return { key: at, draft, step: resumeAt(plan, draft, plan.review ?? stored.step), kept: true }
    }
    const draft = await fresh()
    if (draft) await checkAhead(wholeOf(draft))
    const first = plan.review ?? plan.steps[0]?.name
    return draft && first ? { key: at, draft, step: first, kept: false } : 'missing'
  })

  useEffect(() => {
    if (!key) return
    let late = false
    const show = (start: Start) => {
      if (!late) setLoaded({ key, start })
    }
    load(key).then(show, (error: unknown) => {
      const retry = () => {
        setLoaded(null)
        setTries((count) => count + 1)
      }
      show(isGone(error) ? 'missing' : { failure: error, retry })
    })
    return () => {
      late = true
    }
  }, [key, tries])

  return loaded && loaded.key === key ? loaded.start : null
}
