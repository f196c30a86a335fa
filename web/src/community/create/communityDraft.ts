import { CommunityData } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { z } from 'zod'
import { atField, issuesFrom } from '../../form/useForm.ts'
import { KeptShape, keptShape } from '../../map/wizard/keptShape.ts'
import type { DrawDraft } from '../../map/wizard/useDrawWizard.ts'
import { tagsOf } from '../../form/tags.ts'

export const STEPS = ['draw', 'description', 'finalize'] as const
export type Step = (typeof STEPS)[number]

/** Everything that is typed in the wizard. */
export type CommunityValues = {
  title: string
  organization: string
  description: string
  tags: string
  system: boolean
}

const text = z.string().catch('')
const Content = z.object({
  title: text,
  organization: text,
  description: text,
  tags: text,
  system: z.boolean().catch(false),
  shape: KeptShape,
})

/** A community on its way, as the wizard opens with it. */
export type CommunityDraft = DrawDraft<CommunityValues, Step>

/** What is kept. */
export const toContent = ({ values, shape }: CommunityDraft) => ({
  ...values,
  shape: keptShape(shape),
})

/** What was kept, or the beginning; whatever does not fit is left out. */
export function fromContent(kept: { content: Record<string, unknown>; step: string } | undefined): CommunityDraft {
  const { shape, ...values } = Content.parse(kept?.content ?? {})
  return {
    values,
    shape,
    step: STEPS.find((step) => step === kept?.step) ?? 'draw',
  }
}

/** What the call takes. */
export const dataOf = ({ tags, ...values }: CommunityValues) => ({ ...values, tags: tagsOf(tags) })

/** What is wrong with what was typed; the drawing says itself what is wrong with it. */
export const issuesOfStep = (step: Step, values: CommunityValues): Issue[] =>
  step === 'draw' ? [] : issuesFrom(CommunityData, dataOf(values)).map(atField)

/** The step on which a field of the call stands. */
export const stepOfField = (field: string | number | undefined): Step =>
  field === 'measure' || field === 'coordinates' ? 'draw' : 'description'
