import type { TextKey } from '@fieldfare/shared/translate.ts'
import type { Failure } from '../i18n/failure.ts'

/** Something a person does, such as a vote, that may reach the server later. Sent again with the same input, it changes nothing more. */
export interface Act<I = unknown, O = unknown> {
  /** The name of the act in stored entries; it never changes. */
  name: string
  /** The text key of the act's name in lists. */
  label: TextKey
  send: (input: I) => Promise<O>
  /** Puts the answer into the cache. */
  put?: (answer: O, input: I) => unknown
  /** True if the act deletes something. Discarding the unsent act then keeps that thing. */
  deletes?: boolean
  /** Shows the effect of the act in cached answers before it is sent; repeated, it changes nothing more. @returns a function that undoes it */
  show?: (input: I) => (() => void) | void
  /** Acts with the same key replace each other until they are sent, such as votes of one person on one comment. */
  keyOf?: (input: I) => string
  /** Returns one input with the effect of two acts of the same key in a row; without `join`, the later input is used. */
  join?: (earlier: I, later: I) => I
  /** Puts the input back into its form, to be edited. @returns the path of the page with the form */
  reopen?: (input: I) => Promise<string>
}

/** The texts that describe an act in lists, stored with the act. */
export interface About {
  /** The title of the thing that the act is about: a discussion, a poll, an area. */
  title: string
  /** The text that the person wrote or chose; empty if there is none. */
  words: string
  /** The path of the page where the act was done. */
  then: string
}

/** An act as the device stores it until it is sent. */
export interface Entry<I = unknown> {
  id: string
  personId: string
  act: string
  label: TextKey
  /** True if the input can be put back into its form. */
  reopens: boolean
  deletes?: boolean
  input: I
  about: About
  /** Acts are sent in this order, which does not depend on the clock of the device. */
  order: number
  /** The time of the act in milliseconds, by the clock of the device. */
  madeAt: number
  /** The refusal of the server, after which the person decides what to do; null while the act waits to be sent. */
  refusal: Refusal | null
}

/** A refusal of the server, from which `failureText` makes a text. */
export type Refusal = Pick<Failure, 'code' | 'issues'>

/** The outcome of an act: the answer, or `kept` if the act waits on this device. If another tab received the answer, `answer` is undefined. */
export type Outcome<O> = { kept: false; answer: O | undefined } | { kept: true; answer?: undefined }
