import type { DraftView } from '@fieldfare/shared/draft.ts'
import { del, entries, get, set } from 'idb-keyval'
import { deviceStore } from '../pwa/deviceStore.ts'

/** A draft as this device stores it. */
export interface DeviceDraft extends DraftView {
  /** The owner; null for a draft made by a guest: the next person to sign in on this device claims it. */
  personId: string | null
  /** True while this edit still has to be sent to the server. */
  dirty: boolean
}

/** The drafts of this visit that are not stored (yet): if the device refuses a draft, it can still be sent to the server. */
const visit = new Map<string, DeviceDraft>()
const ask = deviceStore('fieldfare-drafts', 'drafts')
const idOf = (kind: string, key: string) => `${kind} ${key}`

// Reading and dropping never fail: a draft that the device cannot read counts as absent.

/** Reads a draft of this device. */
export async function readDevice(kind: string, key: string): Promise<DeviceDraft | undefined> {
  const id = idOf(kind, key)
  if (visit.has(id)) return visit.get(id)
  const stored = await ask((from) => get<DeviceDraft>(id, from)).catch(() => undefined)
  // An edit made during the read is newer than the stored draft; if a caller wrote the stored draft back, the edit would be lost.
  return visit.get(id) ?? stored
}

/** Stores a draft on this device. @throws Error when the device refuses; until the page is left the draft can still be read */
export async function writeDevice(draft: DeviceDraft): Promise<void> {
  const id = idOf(draft.kind, draft.key)
  visit.set(id, draft)
  await ask((from) => set(id, draft, from))
  // Another tab may change the stored draft, which is read from now on.
  if (visit.get(id) === draft) visit.delete(id)
}

export async function dropDevice(kind: string, key: string): Promise<void> {
  visit.delete(idOf(kind, key))
  await ask((from) => del(idOf(kind, key), from)).catch(() => undefined)
}

/** The drafts on this device that a person may see: their own, and those made by a guest. */
export async function deviceDrafts(personId: string | null): Promise<DeviceDraft[]> {
  const stored = await ask((from) => entries<string, DeviceDraft>(from)).catch(() => [])
  return [...new Map([...stored, ...visit]).values()].filter(
    (draft) => draft.personId === null || draft.personId === personId,
  )
}
