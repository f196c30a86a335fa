import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { args, Id } from './schemas.ts'

/** Days after which an intent is no longer carried out. The link that verifies an e-mail address stops working before. */
export const INTENT_DAYS = 7
/** The most stored intents of a person: more than anybody begins while one mail is on its way. */
export const INTENTS_MAX = 20
const PATH_MAX = 500

/** The actions that can be stored until the account may do them. On the server, a noun.ts maps each action to its call. */
export const INTENT_ACTS = ['join', 'like', 'vote', 'reply', 'up', 'down', 'give', 'stance'] as const
export type IntentAct = (typeof INTENT_ACTS)[number]

/** A path within our origin. */
const OwnPath = z
  .string()
  .max(PATH_MAX, { error: 'tooLong' })
  .regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u, { error: 'characters' })

/**
 * Stores an action that a person tried without the account, membership or verified e-mail address that it needs, with the input of its
 * call, which is checked as by that call.
 */
export const KeepIntent = args(['act', 'input', 'then'], {
  act: z.enum(INTENT_ACTS),
  input: z.record(z.string(), z.unknown()),
  /** The path of the page where the person tried the action. */
  then: OwnPath,
  /** The id, made by the device: an intent sent again with the same id is stored once. */
  id: Id,
  /** The community to join first, as the page announced; null if none. */
  join: Id.nullable().default(null),
})
export type KeepIntent = z.output<typeof KeepIntent>

export const IntentId = args(['id'], { id: Id })

/** `waiting` for a verified e-mail address; `done`; `refused` for good; `dropped`: the person withdrew it, or saw the outcome. */
export type IntentState = 'waiting' | 'done' | 'refused' | 'dropped'

/** An intent as the person who made it sees it. */
export interface IntentView {
  id: string
  act: IntentAct
  /** The id of the thing that the action is about. */
  subjectId: string
  /** The input of the action's call. */
  input: Record<string, unknown>
  /** The community that is joined before the action; null if none. */
  community: { id: string; title: string } | null
  /** The path of the page where the intent began; once done, of the page that shows the result. */
  then: string
  state: IntentState
  /** The error code of a refusal; otherwise null. */
  code: ErrorCode | null
}

/** Returns a text field of an intent's input; empty if the field is missing or no text. */
export function textIn(input: Record<string, unknown>, name: string): string {
  const text = input[name]
  return typeof text === 'string' ? text : ''
}
