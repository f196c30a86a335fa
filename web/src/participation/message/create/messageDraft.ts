import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { AddMessage, type MessageAudience, type MessageData, type TryMessage } from '@fieldfare/shared/message.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { SavedPhoto } from '../../../content/photo/savedPhoto.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'

/** The key of the draft: one message is written at a time. */
export const DRAFT_KEY = 'new'

export const MESSAGE_STEPS = ['community', 'message', 'finalize'] as const
export type MessageStep = (typeof MESSAGE_STEPS)[number]

const text = z.string().catch('')

/** The schema of a message that is being written. Invalid fields are read as empty. */
export const MessageDraft = z.object({
  /** The id of the message, the same for every attempt to send it. */
  id: Id.catch(() => crypto.randomUUID()),
  communityId: text,
  /** The chosen members: `all`, `here`, or the `contentKey` of content, for those who have not answered it. */
  to: text.transform((to) => to || 'all'),
  title: text,
  body: text,
  photo: SavedPhoto.nullable().catch(null),
})
export type MessageDraft = z.output<typeof MessageDraft>

/** Returns the title, the text and the photo as the calls take them. */
export const dataOf = ({ title, body, photo }: MessageDraft): MessageData => ({
  title,
  body,
  ...(photo && { photoId: photo.id, photoAlt: photo.alt?.trim() ?? '' }),
})

/** Returns the message with its community and its chosen members, as the calls take them. */
export function inputOf(draft: MessageDraft): z.input<typeof TryMessage> & { audience: MessageAudience } {
  const { communityId, to } = draft
  const data = dataOf(draft)
  if (to === 'all' || to === 'here') return { communityId, data, audience: to }
  const [kind, id = ''] = to.split(' ')
  const known = CONTENT_KINDS.find((one) => one === kind)
  return { communityId, data, audience: 'unanswered', about: known && { kind: known, id } }
}

/** Sets the community and the chosen members of a draft. No change without a community, or for the draft's own community without members. */
export function addressedTo(draft: MessageDraft, community: string | undefined, to: string | undefined): MessageDraft {
  if (!community || (community === draft.communityId && !to)) return draft
  return { ...draft, communityId: community, to: to ?? 'all' }
}

/** The form's names for fields that the calls name differently. */
export const MESSAGE_ALIASES = { photoId: 'photo', photoAlt: 'photo', audience: 'to', about: 'to' } as const

const ASKS: Record<MessageStep, readonly string[]> = {
  community: ['communityId', 'audience', 'about'],
  message: ['title', 'body', 'photoId', 'photoAlt'],
  finalize: [],
}

/** Lists the issues with the fields of a step, by the server's own schema; for the last step those with all fields. */
export function messageIssues(draft: MessageDraft, step: MessageStep): Issue[] {
  const { id } = draft
  const empty = emptyOf({ ...draft, title: draft.title.trim(), body: draft.body.trim() }, [
    'communityId',
    'title',
    'body',
  ])
  const missing = new Set(empty.map(({ path }) => path[0]))
  const wrong = issuesFrom(AddMessage, { id, ...inputOf(draft) }).filter(({ path }) => !missing.has(path.at(-1)))
  const issues = [...empty, ...wrong]
  return step === 'finalize'
    ? issues
    : issues.filter(({ path }) => path.some((part) => ASKS[step].includes(String(part))))
}

/** Returns the step `wish`, but no step after the first incomplete one; without `wish`, the first incomplete step, or the last if there is none. */
export function messageStep(draft: MessageDraft, wish: string | undefined): MessageStep {
  const missing = MESSAGE_STEPS.find((step) => step !== 'finalize' && messageIssues(draft, step).length > 0)
  const furthest = missing ?? 'finalize'
  const wished = MESSAGE_STEPS.find((step) => step === wish)
  if (!wished) return furthest
  return MESSAGE_STEPS.indexOf(wished) <= MESSAGE_STEPS.indexOf(furthest) ? wished : furthest
}
