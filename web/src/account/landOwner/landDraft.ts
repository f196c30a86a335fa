import { z } from 'zod'
import { KeptShape, keptShape } from '../../map/wizard/keptShape.ts'
import type { DrawDraft } from '../../map/wizard/useDrawWizard.ts'
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
  shape: KeptShape,
})

/** A registration under way, as the wizard opens with it. */
export interface LandDraft extends DrawDraft<LandValues, Step> {
  /** The same for every try: it becomes the id of the person. */
  id: string
}

/** What is kept on the device: never the password, and consent is asked for anew. */
export function toContent({ id, values, shape }: LandDraft) {
  const { name, organization, email, title, description, tags } = values
  return { id, name, organization, email, title, description, tags, shape: keptShape(shape) }
}

/** What was kept, or the beginning; whatever does not fit is left out. */
export function fromContent(kept: { content: Record<string, unknown>; step: string } | undefined): LandDraft {
  const { id, shape, ...texts } = Content.parse(kept?.content ?? {})
  return {
    id,
    values: { ...texts, password: '', agree: false },
    shape,
    step: STEPS.find((step) => step === kept?.step) ?? 'general',
  }
}
