import type { Me } from '@fieldfare/shared/account.ts'
import { del, set, values } from 'idb-keyval'
import { api } from '../api/client.ts'
import { keys, queryClient } from '../api/queries.ts'
import { deviceStore } from '../pwa/deviceStore.ts'
import { askToPersist } from '../pwa/persist.ts'
import { getStatus, isOut, onServerBack } from '../shell/states/status.ts'
import { addUnsent, takeUnsent } from '../shell/states/unsent.ts'
import type { Act, Entry } from './act.ts'
import { createOutbox } from './createOutbox.ts'
import { outboxState } from './outboxState.ts'

const ask = deviceStore('fieldfare-outbox', 'entries')
/** The locks of the browser; undefined outside secure contexts. */
const locks = (navigator as Partial<Navigator>).locks
/** Tells the other pages of this device that the entries changed. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('fieldfare-outbox')

let loadActs = async (): Promise<Partial<Record<string, Act>>> => ({})
let timer: ReturnType<typeof setTimeout> | undefined

const personId = (): string | null => queryClient.getQueryData<Me | null>(keys.me)?.id ?? null
const unsentName = (id: string) => `act ${id}`

/** The acts of people on this device that the server does not have yet. */
export const outbox = createOutbox(
  {
    load: () => ask((from) => values<Entry>(from)),
    save: async (entry) => {
      await ask((from) => set(entry.id, entry, from))
      channel?.postMessage(null)
    },
    drop: async (id) => {
      await ask((from) => del(id, from)).catch(() => undefined)
      channel?.postMessage(null)
    },
    actOf: async (name) => (await loadActs())[name],
    alone: async (work) => {
      if (locks) await locks.request('fieldfare-outbox', work)
      else await work()
    },
    person: personId,
    askPerson: async () => (await api.account.me.query())?.id ?? null,
    isReachable: () => !isOut(getStatus().connection),
    later: (ms, work) => {
      clearTimeout(timer)
      timer = setTimeout(work, ms * (0.5 + Math.random()))
    },
    note: (id, change) => {
      if (change !== 'kept') return takeUnsent(unsentName(id), change)
      addUnsent(unsentName(id))
      askToPersist()
    },
  },
  outboxState,
)

let started = false
/**
 * Sends the signed-in person's acts that earlier visits left, and from then on sends waiting acts whenever the server is back.
 * @param acts loads all acts, by their names
 */
export async function startOutbox(acts: typeof loadActs): Promise<void> {
  loadActs = acts
  if (!started) {
    started = true
    onServerBack(() => void outbox.send())
    if (channel) channel.onmessage = () => void outbox.open()
    // An answer that was just read lacks the acts that wait here.
    queryClient.getQueryCache().subscribe((change) => {
      if (change.type === 'updated' && change.action.type === 'success' && !change.action.manual)
        queueMicrotask(outbox.showAgain)
    })
  }
  await outbox.open()
  await outbox.send()
}

const own = () => outbox.state.get().entries.filter((one) => one.personId === personId())

/** Tries once more to send the waiting acts. @returns the number of the person's acts that are on this device alone */
export async function unsentActs(): Promise<number> {
  await outbox.open()
  await outbox.send()
  return own().length
}

/** Called on signing out: removes the person's acts from this device. */
export async function clearActs(): Promise<void> {
  for (const { id } of own()) await outbox.discard(id)
}
