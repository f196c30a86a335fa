import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import type { DraftView } from '@fieldfare/shared/draft.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Values } from '../../form/keptEdits.ts'
import { atField, type Form, useForm } from '../../form/useForm.ts'
import { useKept } from '../../draft/data.ts'
import type { DraftKind } from '../../draft/keep.ts'
import { useDraftKeeper } from '../../draft/useDraftKeeper.ts'
import { failureOf } from '../../i18n/failure.ts'
import type { DrawAnalytics } from '../draw/analytics.ts'
import type { Draft } from '../operations/operations.ts'
import { toGeometry } from '../operations/shape.ts'

/** Where a wizard stands: what is typed, what is drawn, and at which step. */
export interface DrawDraft<V, S extends string> {
  values: V
  shape: Draft
  step: S
}

interface DrawWizardOptions<V extends Values, S extends string, R> {
  kind: DraftKind
  draftKey: string
  start: DrawDraft<V, S>
  /** In their order; the one that is called `draw` is drawn. */
  steps: readonly S[]
  /** What is wrong with what a step asks; the last step asks for everything. */
  issuesAt: (step: S, values: V) => Issue[]
  /** The step on which a field stands, `measure` and `coordinates` among them. */
  stepOf: (field: string | number | undefined) => S
  /** Fields of earlier steps that the last one asks for itself. */
  askedLast?: ReadonlySet<unknown>
  /** What is kept of it. */
  toContent: (draft: DrawDraft<V, S>) => DraftView['content']
  /** Under which name the words survive a reload, too. */
  keptAs?: string
  send: (values: V, measure: AreaShape, analitics: Partial<DrawAnalytics>) => Promise<R>
  /** It arrived, and the draft is gone. */
  onSent: (result: R) => unknown
}

export interface DrawWizard<V extends Values, S extends string> {
  form: Form<V>
  steps: readonly S[]
  step: S
  start: Draft
  shape: Draft
  draw(shape: Draft): void
  /** How it is drawn: to be set by who draws. */
  figures: RefObject<(() => DrawAnalytics) | null>
  /** It stands somewhere, here or on the server. */
  kept: boolean
  go(step: S): void
  back: (() => void) | undefined
  next(): void
}

/** The state of a wizard with questions and a drawing: kept at every change, sent at the end, leading to what is missing. */
export function useDrawWizard<V extends Values, S extends string, R>(
  options: DrawWizardOptions<V, S, R>,
): DrawWizard<V, S> {
  const { kind, draftKey, start, steps, issuesAt, stepOf, askedLast, toContent, keptAs, send, onSent } = options
  const [step, setStep] = useState(start.step)
  const [shape, setShape] = useState(start.shape)
  const figures = useRef<(() => DrawAnalytics) | null>(null)
  const keeper = useDraftKeeper(kind, draftKey)

  // An issue of the server's leads to the step where its field stands.
  const leadTo = (error: unknown): unknown => {
    const { code, issues } = failureOf(error)
    const placed = issues.map(atField)
    if (code === 'network' || !placed[0]) return error
    setStep(stepOf(placed[0].path.at(-1)))
    return new AppError(code, placed)
  }
  const form = useForm({
    base: start.values,
    keptAs,
    check: (values) => issuesAt(step, values),
    send: async (values) => {
      const measure = toGeometry(shape)
      if (!measure) return setStep(stepOf('measure'))
      const sent = await send(values, measure, figures.current?.() ?? {}).catch((error: unknown) => {
        throw leadTo(error)
      })
      await keeper.finish().catch(() => undefined)
      await onSent(sent)
    },
  })

  const content = toContent({ values: form.values, shape, step })
  const now = JSON.stringify([content, step])
  const kept = useRef(now)
  useEffect(() => {
    if (now === kept.current) return
    kept.current = now
    keeper.keep(content, step)
    // Content and step are what `now` is made of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [now])

  const at = steps.indexOf(step)
  const [before, following] = [steps[at - 1], steps[at + 1]]
  return {
    form,
    steps,
    step,
    start: start.shape,
    shape,
    draw: setShape,
    figures,
    kept: useKept(kind, draftKey) !== undefined,
    go: setStep,
    back: before && (() => setStep(before)),
    next: () => {
      if (following) {
        if (form.valid()) setStep(following)
        return
      }
      // Marks what is missing; what does not stand here is put right where it stands.
      form.submit()
      const elsewhere = issuesAt(step, form.values).find(({ path }) => !askedLast?.has(path.at(-1)))
      if (elsewhere) setStep(stepOf(elsewhere.path.at(-1)))
    },
  }
}
