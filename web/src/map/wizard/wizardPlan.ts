import type { Issue } from '@fieldfare/shared/errors.ts'
import type { z } from 'zod'
import type { DraftKind } from '../../platform/draft/draftSync.ts'
import { type Aliases, fieldOf } from '../../platform/form/issues.ts'
import type { Values } from '../../platform/form/savedForm.ts'
import { type DrawnDraft, shapeOf } from './drawnDraft.ts'

/** A wizard as data: its steps in their order, and the draft that they fill in. The step that asks for `shape` draws. */
export interface WizardPlan<D extends Values & DrawnDraft, S extends string> {
  kind: DraftKind
  /** The address of the wizard's page; `?step=` says which step it shows. */
  path: string
  /** Reads a kept draft, and says what is kept of it. What does not fit reads as not answered. */
  draft: z.ZodType<D>
  steps: readonly { name: S; asks: readonly (keyof D & string)[] }[]
  /** Finds the faults in the answers, by the server's own schemas; the kit checks the shape. */
  check: (draft: D) => Issue[]
  /**
   * The last step, if it lists all answers and the wizard opens there. Each other step leads back to it, and can be sent from
   * unless it draws.
   */
  review?: S
  /** Steps under the names that addresses and kept drafts of earlier versions have. */
  formerly?: Readonly<Record<string, S>>
  /** Fields that are never kept; the last step asks for them again. */
  secrets?: readonly (keyof D & string)[]
  /** Fields that the draft holds under another name than the call. */
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

/** The first step that asks for a field. */
export const stepAsking = <D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  field: string | undefined,
): S | undefined => plan.steps.find(({ asks }) => asks.some((name) => name === field))?.name

/** The first step before the last that misses an answer or has a wrong one; what the last step asks itself can wait. */
export function firstMissing<D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  draft: D,
): S | null {
  const missing = new Set(allIssues(plan, draft).map((issue) => fieldOf(issue, draft)))
  const early = plan.steps.slice(0, -1)
  const askedLast = asksFor(plan, lastOf(plan))
  return early.find(({ asks }) => asks.some((field) => missing.has(field) && !askedLast.has(field)))?.name ?? null
}

/** The step to show for a wished one: never one after a step that misses something. Without a wish, as far as one may. */
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

/** Returns the step at which a kept draft opens: the first that misses something, else the one at which the person stopped. */
export const resumeAt = <D extends Values & DrawnDraft, S extends string>(
  plan: WizardPlan<D, S>,
  draft: D,
  stopped?: string,
): S => firstMissing(plan, draft) ?? reachable(plan, draft, stopped)

/** The last step. Throws a RangeError for a plan without steps. */
export function lastOf<D extends Values & DrawnDraft, S extends string>({ steps }: WizardPlan<D, S>): S {
  const last = steps.at(-1)
  if (!last) throw new RangeError('a wizard without steps')
  return last.name
}
