import { createAtom, useSelector } from '@tanstack/react-store'
import { useMe } from '../session/me.ts'
import type { Act, Entry } from './act.ts'

// Every layout shows this state without loading the code that sends.

export interface OutboxState {
  entries: readonly Entry[]
  /** The id of the entry that is being sent. */
  sending: string | null
  /** The ids of entries that the device refused to keep: they are sent as long as the page is open. */
  unkept: ReadonlySet<string>
}

export const NOTHING: OutboxState = { entries: [], sending: null, unkept: new Set() }

/** The state of the outbox of this device. */
export const outboxState = createAtom(NOTHING)

/** The state of an entry as it is shown. */
export type EntryState = 'waiting' | 'sending' | 'refused'
export interface ShownEntry<I = unknown> extends Entry<I> {
  state: EntryState
  /** False if the device refused to store the entry, which is sent only while this page is open. */
  kept: boolean
}

/** Returns the reader's acts that wait on this device, in their order; of one kind, if an act is given. */
export function useEntries<I>(act?: Pick<Act<I>, 'name' | 'keyOf'>): ShownEntry<I>[] {
  const { me } = useMe()
  const { entries, sending, unkept } = useSelector(outboxState)
  return entries
    .filter((one) => one.personId === me?.id && (!act || one.act === act.name))
    .map((one) => ({
      ...(one as Entry<I>),
      state: one.refusal ? 'refused' : one.id === sending ? 'sending' : 'waiting',
      kept: !unkept.has(one.id),
    }))
}
