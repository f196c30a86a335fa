import type { Issue } from '@fieldfare/shared/errors.ts'
import type { z } from 'zod'
import type { DraftKind } from '../../platform/draft/draftSync.ts'
import { type Aliases, fieldOf } from '../../platform/form/issues.ts'
import type { Values } from '../../platform/form/savedForm.ts'
import { type DrawnDraft, shapeOf } from './drawnDraft.ts'

/** The definition of a wizard: its steps in order, and the draft that they fill in. At the step that asks for `shape`, the person draws. */
export interface WizardPlan<D extends Values & DrawnDraft, S extends string> {
  kind: DraftKind
  /** The path of the wizard's page; `?step=` in the URL names the step to show. */
  path: string
  /** The schema of a stored draft and of the fields that are stored. Invalid values are read as unanswered. */
  draft: z.ZodType<D>
  steps: readonly { name: S; asks: readonly (keyof D & string)[] }[]
  /** Finds the faults in the answers, by the server's schemas, except in the shape, which the wizard checks. */
  check: (draft: D) => Issue[]
  /**
   * The last step, if it is a review that lists all answers and with which the wizard opens. All other steps lead back to the review, and
   * the draft can be sent from each of them except the drawing step.
   */
  review?: S
  /** The steps by their former names, which URLs and stored drafts of earlier versions may contain. */
  formerly?: Readonly<Record<string, S>>
  /** Fields that are never stored, such as passwords; the last step asks for them again. */
  secrets?: readonly (keyof D & string)[]
  /** Fields that have another name in the draft than in the call to the server. */
  aliases?: Aliases<D>
}

const asksFor = <D extends Values & DrawnDraft, S extends string>(plan: WizardPlan<D, S>, name: S) =>
  new Set<string | undefined>(plan.steps.find((step) => step.name === name)?.asks)

function allIssues<D extends Values & DrawnDraft, S extends string>(plan: WizardPlan<D, S>, draft: D): Issue[] {
  const undrawn: Issue[] = shapeOf(draft) ? [] : [{ path: ['shape'], key: 'required' }]
  return [...plan.check(draft), ...undrawn]
}

/** Finds the faults in the answers to one step. */
export function issuesAt<D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  draft: D,
  name: S,
): Issue[] {
  const fields = asksFor(plan, name)
  return allIssues(plan, draft).filter((issue) => fields.has(fieldOf(issue, draft)))
}

/** Returns the first step that asks for a field. */
export const stepAsking = <D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  field: string | undefined,
): S | undefined => plan.steps.find(({ asks }) => asks.some((name) => name === field))?.name

/** Returns the first step with a missing or invalid answer, never the last step; null for none. Ignores fields that the last step also asks for. */
export function firstMissing<D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  draft: D,
): S | null {
  const missing = new Set(allIssues(plan, draft).map((issue) => fieldOf(issue, draft)))
  const early = plan.steps.slice(0, -1)
  const askedLast = asksFor(plan, lastOf(plan))
  return early.find(({ asks }) => asks.some((field) => missing.has(field) && !askedLast.has(field)))?.name ?? null
}

/** Returns the step to show: `wish`, or the first incomplete step if that comes earlier. Without a wish, the first incomplete step, else the last. */
export function reachable<D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  draft: D,
  wish: string | undefined,
): S {
  const missing = firstMissing(plan, draft)
  const names = plan.steps.map(({ name }) => name)
  const wished = names.find((name) => name === wish) ?? names.find((name) => wish && name === plan.formerly?.[wish])
  if (!wished) return missing ?? lastOf(plan)
  return missing && names.indexOf(missing) < names.indexOf(wished) ? missing : wished
}

/** Returns the step at which a stored draft opens: the first incomplete step, else the step at which the person stopped. */
export const resumeAt = <D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  draft: D,
  stopped?: string,
): S => firstMissing(plan, draft) ?? reachable(plan, draft, stopped)

/** Returns the last step. Throws a RangeError for a plan without steps. */
export function lastOf<D extends Values & DrawnDraft, S extends string>({ steps }: WizardPlan<D, S>): S {
  const last = steps.at(-1)
  if (!last) throw new RangeError('a wizard without steps')
  return last.name
}
