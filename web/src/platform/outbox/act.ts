import type { TextKey } from '@fieldfare/shared/translate.ts'
import type { Failure } from '../i18n/failure.ts'

/** Something a person does that may reach the server later: sent again with the same input it changes nothing. */
export interface Act<I = unknown, O = unknown> {
  /** The name under which the device keeps it; it never changes. */
  name: string
  /** The key of its name in lists. */
  label: TextKey
  send: (input: I) => Promise<O>
  /** Puts the answer into the cache. */
  put?: (answer: O, input: I) => unknown
  /** True if it deletes something, which stays when the act is given up. */
  deletes?: boolean
  /** Shows it in cached answers before it is sent; repeated, it changes nothing more. @returns takes it back */
  show?: (input: I) => (() => void) | void
  /** Acts with the same key replace each other until they are sent, such as votes of one person on one comment. */
  keyOf?: (input: I) => string
  /** Returns the input that does in one what two acts of the same key do one after the other; without it the later one. */
  join?: (earlier: I, later: I) => I
  /** Puts what was made back into its form. @returns the address of the page with the form */
  reopen?: (input: I) => Promise<string>
}

/** The words for an act in lists, which are kept with it. */
export interface About {
  /** The name of what it is about: a discussion, a poll, an area. */
  title: string
  /** The words that the person wrote or chose; empty without any. */
  words: string
  /** The page where it was done. */
  then: string
}

/** An act as the device keeps it until it is sent. */
export interface Entry<I = unknown> {
  id: string
  personId: string
  act: string
  label: TextKey
  /** True if it can go back into its form. */
  reopens: boolean
  deletes?: boolean
  input: I
  about: About
  /** Acts are sent in this order, which does not depend on the clock of the device. */
  order: number
  /** The time of the act in milliseconds, by the clock of the device. */
  madeAt: number
  /** The refusal of the server, after which the person chooses; null while it waits. */
  refusal: Refusal | null
}

/** A refusal of the server, as `failureText` says it. */
export type Refusal = Pick<Failure, 'code' | 'issues'>

/** The outcome of an act: the answer, or `kept` where it waits on this device. An answer that another tab received is undefined. */
export type Outcome<O> = { kept: false; answer: O | undefined } | { kept: true; answer?: undefined }
