import { CommunityData } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { z } from 'zod'
import { EMPTY_DRAFT, type Draft } from '../../map/operations/draft.ts'

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
  shape: z
    .object({ ring: z.array(z.tuple([z.number(), z.number()])), closed: z.boolean() })
    .catch({ ring: [], closed: false }),
})

/** A community on its way, as the wizard opens with it. */
export interface CommunityDraft {
  values: CommunityValues
  shape: Draft
  step: Step
}

/** What is kept. */
export const toContent = ({ values, shape }: CommunityDraft) => ({
  ...values,
  shape: { ring: [...shape.ring], closed: shape.closed },
})

/** What was kept, or the beginning; whatever does not fit is left out. */
export function fromContent(kept: { content: Record<string, unknown>; step: string } | undefined): CommunityDraft {
  const { shape, ...values } = Content.parse(kept?.content ?? {})
  return {
    values,
    shape: shape.ring.length > 0 ? shape : EMPTY_DRAFT,
    step: STEPS.find((step) => step === kept?.step) ?? 'draw',
  }
}

/** Words with commas between them, each once. */
export const tagsOf = (words: string): string[] => [
  ...new Set(
    words
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** What the call takes. */
export const dataOf = ({ tags, ...values }: CommunityValues) => ({ ...values, tags: tagsOf(tags) })

/** What is wrong with what was typed; the drawing says itself what is wrong with it. */
export function issuesOfValues(values: CommunityValues): Issue[] {
  const parsed = CommunityData.safeParse(dataOf(values))
  return parsed.success ? [] : issuesOf(parsed.error).map(atField)
}

/** An issue with one of many tags belongs to the field that holds them all. */
export const atField = (issue: Issue): Issue => (issue.path.includes('tags') ? { ...issue, path: ['tags'] } : issue)

/** The step on which a field of the call stands. */
export const stepOfField = (field: string | number | undefined): Step =>
  field === 'measure' || field === 'coordinates' ? 'draw' : 'description'
