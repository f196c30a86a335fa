import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { args, Id } from './schemas.ts'

/** Days in which an intent can still be carried out: longer than the link in the mail that verifies an address works. */
export const INTENT_DAYS = 7
/** The intents of a person that are kept at once: more than anybody begins while one mail is on its way. */
export const INTENTS_MAX = 20
const PATH_MAX = 500

/** The acts that can be kept with an account. On the server the noun of each says which call it is. */
export const INTENT_ACTS = ['join', 'like', 'vote', 'reply', 'up', 'down', 'give', 'stance'] as const
export type IntentAct = (typeof INTENT_ACTS)[number]

/** A path within our origin. */
const OwnPath = z
  .string()
  .max(PATH_MAX, { error: 'tooLong' })
  .regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u, { error: 'characters' })

/**
 * Something that a person wanted to do when an account, a membership or a verified address was missing: an act with the input of its call,
 * which is checked as by that call.
 */
export const KeepIntent = args(['act', 'input', 'then'], {
  act: z.enum(INTENT_ACTS),
  input: z.record(z.string(), z.unknown()),
  /** The page where it began. */
  then: OwnPath,
  /** Made by the device where it began: sent again, it is the same intent. */
  id: Id,
  /** The community to join first, as its page said; null if none. */
  join: Id.nullable().default(null),
})
export type KeepIntent = z.output<typeof KeepIntent>

export const IntentId = args(['id'], { id: Id })

/** Waits for the verified address; done; refused for good; or over, since the person does not want it or knows what came of it. */
export type IntentState = 'waiting' | 'done' | 'refused' | 'dropped'

/** An intent as its own person sees it. */
export interface IntentView {
  id: string
  act: IntentAct
  /** The id of the thing that it is about. */
  subjectId: string
  /** The input of its call. */
  input: Record<string, unknown>
  /** The community that is joined with it. */
  community: { id: string; title: string } | null
  /** The page where it began; of one that is done, where it is seen. */
  then: string
  state: IntentState
  /** The reason for a refusal. */
  code: ErrorCode | null
}

/** Returns a text of an intent's input, empty without it. */
export function textIn(input: Record<string, unknown>, name: string): string {
  const text = input[name]
  return typeof text === 'string' ? text : ''
}
