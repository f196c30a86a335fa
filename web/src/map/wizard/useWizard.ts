import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DraftStatus, useDraft } from '../../platform/draft/useDraft.ts'
import { fieldOf } from '../../platform/form/issues.ts'
import type { Values } from '../../platform/form/savedForm.ts'
import { type Form, useForm } from '../../platform/form/useForm.ts'
import { failureOf, isUnanswered } from '../../platform/i18n/failure.ts'
import { addUnsent, takeUnsent } from '../../platform/shell/states/unsent.ts'
import { stringParam, useSearchParams } from '../../platform/shell/routing/useSearchParams.ts'
import { type DrawnDraft, shapeOf } from './drawnDraft.ts'
import type { WizardStart } from './useWizardStart.ts'
import { issuesAt, reachable, stepAsking, type WizardPlan } from './wizardPlan.ts'

interface WizardOptions<D, S extends string, R> {
  start: WizardStart<D, S>
  send: (draft: D, measure: AreaShape) => Promise<R>
  /** Called when the server has accepted the draft, and the draft is deleted. */
  onSent: (result: R) => unknown
  /** Called when the person stops, to finish later; `begun` is true if there is a draft to come back to. */
  onLater: (begun: boolean) => unknown
}

export interface Wizard<D extends Values & DrawnDraft, S extends string> {
  form: Form<D>
  /** The key of the draft on the device. */
  draftKey: string
  /** The names of the steps, in order. */
  steps: readonly S[]
  step: S
  /** True if the current step asks for the shape. */
  draws: boolean
  /** True if the draft was edited since the wizard was opened, or was stored before. */
  begun: boolean
  status: DraftStatus
  /** The faults in the answers of the current step, once `next` has refused that step; empty before. */
  issues: Issue[]
  go(step: S): void
  /** Goes back a step, or to the review; undefined at the first step and at the review. */
  back: (() => void) | undefined
  /** The step to which `next` goes; undefined if `next` sends the draft. */
  following: S | undefined
  /** Goes to the following step, or sends the draft. If answers of the current step are missing, only marks them. */
  next(): void
  later(): void
  /** Deletes the draft and leaves the wizard. */
  giveUp(): void
}

/** Runs the wizard of a plan: saves every edit in the draft, and keeps the current step in the URL. */
export function useWizard<D extends Values & DrawnDraft, S extends string, R>(
  plan: WizardPlan<D, S>,
  { start, send, onSent, onLater }: WizardOptions<D, S, R>,
): Wizard<D, S> {
  const navigate = useNavigate()
  const params = useSearchParams()
  const wish = stringParam(params, 'step')
  const draft = useDraft(plan.kind, start.key)
  const [begun, setBegun] = useState(start.kept)
  const [refused, setRefused] = useState<S | null>(null)
  const unsentName = `${plan.kind} ${start.key}`
  const steps = plan.steps.map(({ name }) => name)
  // A ref, since several edits of one event come before the next render.
  const latest = useRef(start.draft)

  const show = (to: S, replace = false) => void navigate({ to: plan.path, search: { ...params, step: to }, replace })
  const keep = (at: S) => {
    const content = Object.entries(latest.current).filter(([field]) => !plan.secrets?.includes(field))
    draft.keep(Object.fromEntries(content), at)
  }
  const go = (to: S) => {
    show(to)
    if (begun || latest.current !== start.draft) keep(to)
  }
  /** Goes to the step of the field that the server refused; a refused shape is shown as an error of the form instead. */
  const lead = (error: unknown) => {
    const fields = failureOf(error).issues.map((issue) => fieldOf(issue, start.draft, plan.aliases))
    const asking = stepAsking(plan, fields.find(Boolean))
    if (asking) show(asking)
  }

  const form: Form<D> = useForm<D>({
    base: start.draft,
    secrets: plan.secrets,
    aliases: plan.aliases,
    check: (values) => issuesAt(plan, values, step),
    keep: (values) => {
      latest.current = values
      setBegun(true)
      keep(step)
    },
    send: async (values) => {
      const measure = shapeOf(values)
      if (!measure) throw new RangeError('sent without a shape')
      const answer = await send(values, measure).catch((error: unknown) => {
        if (isUnanswered(error)) addUnsent(unsentName)
        else takeUnsent(unsentName, 'dropped')
        lead(error)
        throw error
      })
      await draft.finish().catch(() => undefined)
      takeUnsent(unsentName, 'sent')
      await onSent(answer)
    },
  })
  const step: S = reachable(plan, form.values, wish ?? start.step)

  // While or after sending, the URL must not be corrected, since it may already be that of the next page.
  const settled = form.sending || form.sent
  // After leaving the wizard, nothing is sent automatically: the person must open the draft again.
  useEffect(() => () => takeUnsent(unsentName, 'dropped'), [unsentName])

  const correct = useEffectEvent(() => show(step, true))
  useEffect(() => {
    if (!settled && wish !== step) correct()
  }, [settled, wish, step])

  const draws = stepAsking(plan, 'shape') === step
  const { review } = plan
  const elsewhere = review === step ? undefined : review
  const before = review ? elsewhere : steps[steps.indexOf(step) - 1]
  const following = review ? (draws ? elsewhere : undefined) : steps[steps.indexOf(step) + 1]
  return {
    form,
    draftKey: start.key,
    steps,
    step,
    draws,
    begun,
    status: draft.status,
    issues: refused === step ? issuesAt(plan, form.values, step) : [],
    go,
    back: before && (() => go(before)),
    following,
    next: () => {
      const valid = form.valid()
      setRefused(valid ? null : step)
      if (!following) return form.submit()
      if (valid) go(following)
    },
    giveUp: () => {
      const leave = async () => {
        await draft.finish()
        form.discard()
        await onLater(false)
      }
      void leave()
    },
    later: () => {
      const leave = async () => {
        if (begun) await draft.flush()
        await onLater(begun)
      }
      void leave()
    },
  }
}
