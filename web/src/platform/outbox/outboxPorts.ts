import type { ReadonlyAtom } from '@tanstack/react-store'
import type { About, Act, Entry, Outcome } from './act.ts'
import type { OutboxState } from './outboxState.ts'

/** The world around an outbox. */
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
  /** Calls `work` after a time in milliseconds, in place of what was to be called before. */
  later: (ms: number, work: () => void) => void
  /** Notes that an entry waits on this device, and its end. */
  note: (id: string, change: 'kept' | 'sent' | 'dropped') => void
}

export interface Outbox {
  state: ReadonlyAtom<OutboxState>
  /**
   * Does an act: it is kept on this device, and sent once what was done before is.
   * @throws the refusal of the server, if it answers at once; nothing is kept then
   */
  post: <I, O>(act: Act<I, O>, input: I, about: About) => Promise<Outcome<O>>
  /** Reads what this device keeps, and shows it in cached answers. */
  open: () => Promise<void>
  /** Sends what waits, in its order. */
  send: () => Promise<void>
  /** Sends an entry again that was refused. */
  retry: (id: string) => Promise<void>
  /** Gives an entry up. @returns brings it back */
  discard: (id: string) => Promise<() => Promise<void>>
  /** Puts what was made back into its form, in place of the entry. @returns the address of its page; null if it has none */
  reopen: (id: string) => Promise<string | null>
  /** Finds an act that waits, by its key. */
  waiting: <I>(act: Pick<Act<I>, 'name' | 'keyOf'>, input: I) => Entry | undefined
  /** Shows what waits in cached answers again, which were just read. */
  showAgain: () => void
}
