import { z } from 'zod'
import { AreaId } from './area.ts'
import { CommunityId } from './community.ts'
import { AddComment, CommentId } from './discussion.ts'
import type { ErrorCode } from './errors.ts'
import { AddAmountPledge } from './pledge.ts'
import { AddVote } from './poll.ts'
import { args, Id } from './schemas.ts'

/** Days in which an intent can still be carried out: longer than the link in the mail that verifies an address works. */
export const INTENT_DAYS = 7
/** The intents of a person that are kept at once: more than anybody begins while one mail is on its way. */
export const INTENTS_MAX = 20
const PATH_MAX = 500

/** A path within our origin. */
const OwnPath = z
  .string()
  .max(PATH_MAX, { error: 'tooLong' })
  .regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u, { error: 'characters' })

const common = {
  /** Made by the device where it began: sent again, it is the same intent. */
  id: Id,
  /** The community to join first, as its page said; null if none. */
  join: Id.nullable().default(null),
  /** The page where it began. */
  then: OwnPath,
}
const intent = <A extends string, I, S extends z.ZodType<unknown, I>>(act: A, input: S & z.ZodType<unknown, I>) =>
  z.strictObject({ act: z.literal(act), input: asWritten(input), ...common })

/** Accepts what a schema accepts, and leaves it as it is written: the call reads it again. */
const asWritten = <I>(schema: z.ZodType<unknown, I>) =>
  z.record(z.string(), z.unknown()).superRefine((value, context) => {
    const { error } = schema.safeParse(value)
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path })
  }) as unknown as z.ZodType<I, I>

/**
 * Something that a person wanted to do when an account, a membership or a verified address was missing: each is the input of a call. The
 * list is closed, and each input is checked as by that call.
 */
export const KeepIntent = z.discriminatedUnion('act', [
  intent('community.join', CommunityId),
  intent('poll.vote', AddVote),
  intent('comment.add', AddComment),
  intent('comment.up', CommentId),
  intent('comment.down', CommentId),
  intent('area.like', AreaId),
  intent('pledge.give', AddAmountPledge),
])
export type KeepIntent = z.output<typeof KeepIntent>
export type IntentInput = z.input<typeof KeepIntent>
/** The acts that can be kept with an account. */
export type IntentAct = KeepIntent['act']
export const INTENT_ACTS = KeepIntent.options.map(({ shape }) => shape.act.value)

export const IntentId = args(['id'], { id: Id })

/** Waits for the verified address; done; refused for good; or over, since the person does not want it or knows what came of it. */
export type IntentState = 'waiting' | 'done' | 'refused' | 'dropped'

/** An intent as its own person sees it. */
export interface IntentView {
  id: string
  act: IntentAct
  /** The thing that it is about: a community, a poll, a thread, a comment, an area or a pledge. */
  subjectId: string
  /** The input of its call. */
  input: Record<string, unknown>
  /** The community that is joined with it. */
  community: { id: string; title: string } | null
  then: string
  state: IntentState
  /** The reason for a refusal. */
  code: ErrorCode | null
}

/** Returns the id of what an intent is about. */
export function subjectOf(one: Pick<KeepIntent, 'act' | 'input'>): string {
  const { act, input } = one as KeepIntent
  switch (act) {
    case 'community.join':
      return input.landId
    case 'poll.vote':
      return input.pollId
    case 'comment.add':
      return input.threadId
    case 'comment.up':
    case 'comment.down':
      return input.commentId
    case 'area.like':
      return input.measureId
    case 'pledge.give':
      return input.pledgeId
  }
}
