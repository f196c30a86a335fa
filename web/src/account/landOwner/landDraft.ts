import { z } from 'zod'
import { EMPTY_DRAFT, type Draft } from '../../map/operations/draft.ts'
import { STEPS, type LandValues, type Step } from './landValues.ts'

/** One at a time: a second registration on this device goes on with the first. */
export const DRAFT_KEY = 'new'

const text = z.string().catch('')
const Content = z.object({
  id: z.uuid().catch(() => crypto.randomUUID()),
  name: text,
  organization: text,
  email: text,
  title: text,
  description: text,
  tags: text,
  shape: z
    .object({ ring: z.array(z.tuple([z.number(), z.number()])), closed: z.boolean() })
    .catch({ ring: [], closed: false }),
})

/** A registration under way, as the wizard opens with it. */
export interface LandDraft {
  /** The same for every try: it becomes the id of the person. */
  id: string
  values: LandValues
  shape: Draft
  step: Step
}

/** What is kept on the device: never the password, and consent is asked for anew. */
export function toContent({ id, values, shape }: LandDraft) {
  const { name, organization, email, title, description, tags } = values
  return { id, name, organization, email, title, description, tags, shape: { ring: [...shape.ring], closed: shape.closed } }
}

/** What was kept, or the beginning; whatever does not fit is left out. */
export function fromContent(kept: { content: Record<string, unknown>; step: string } | undefined): LandDraft {
  const { id, shape, ...texts } = Content.parse(kept?.content ?? {})
  return {
    id,
    values: { ...texts, password: '', agree: false },
    shape: shape.ring.length > 0 ? shape : EMPTY_DRAFT,
    step: STEPS.find((step) => step === kept?.step) ?? 'general',
  }
}
