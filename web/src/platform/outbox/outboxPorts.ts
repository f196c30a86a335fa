import type { ReadonlyAtom } from '@tanstack/react-store'
import type { About, Act, Entry, Outcome } from './act.ts'
import type { OutboxState } from './outboxState.ts'

/** The functions through which an outbox reaches the device, the server and the rest of the app. */
export interface OutboxPorts {
  /** Reads all entries of this device. @throws Error when the device does not answer */
  load: () => Promise<Entry[]>
  /** Keeps an entry on this device. @throws Error when the device refuses */
  save: (entry: Entry) => Promise<void>
  /** Removes an entry from this device. Never fails. */
  drop: (id: string) => Promise<void>
  /** Finds an act by its name. */
  actOf: (name: string) => Promise<Act | undefined>
  /** Runs work while no other page of this device runs such work. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** The signed-in person, as this page knows. */
  person: () => string | null
  /** Asks the server who is signed in. @throws when there is no answer */
  askPerson: () => Promise<string | null>
  isReachable: () => boolean
  /** Calls `work` after a time in milliseconds, in place of work that was scheduled before. */
  later: (ms: number, work: () => void) => void
  /** Updates the list of unsent work after an entry is kept, sent or dropped. */
  note: (id: string, change: 'kept' | 'sent' | 'dropped') => void
}

export interface Outbox {
  state: ReadonlyAtom<OutboxState>
  /**
   * Does an act: keeps it on this device, and sends it after all acts that were done before it.
   * @throws the refusal of the server, if it answers at once; nothing is kept then
   */
  post: <I, O>(act: Act<I, O>, input: I, about: About) => Promise<Outcome<O>>
  /** Reads the entries of this device, and shows their effects in cached answers. */
  open: () => Promise<void>
  /** Sends the waiting entries in order. */
  send: () => Promise<void>
  /** Sends a refused entry again. */
  retry: (id: string) => Promise<void>
  /** Discards an entry. @returns a function that brings it back */
  discard: (id: string) => Promise<() => Promise<void>>
  /** Puts the input of an entry back into its form, and discards the entry. @returns the path of the form's page; null if there is no form */
  reopen: (id: string) => Promise<string | null>
  /** Finds the waiting entry that has the same key as this act with this input. */
  waiting: <I>(act: Pick<Act<I>, 'name' | 'keyOf'>, input: I) => Entry | undefined
  /** Shows the waiting entries again in cached answers, which lack them after a fetch. */
  showAgain: () => void
}
