import type { DraftView } from '@fieldfare/shared/draft.ts'
import { createStore, del, entries, get, set } from 'idb-keyval'

/** A draft as this device keeps it. */
export interface DeviceDraft extends DraftView {
  /** The owner; null for a draft made by a guest: the next person to sign in on this device claims it. */
  personId: string | null
  /** The server does not have this yet. */
  dirty: boolean
}

const store = createStore('fieldfare-drafts', 'drafts')
const idOf = (kind: string, key: string) => `${kind} ${key}`

export const readDevice = (kind: string, key: string): Promise<DeviceDraft | undefined> => get(idOf(kind, key), store)
export const writeDevice = (draft: DeviceDraft): Promise<void> => set(idOf(draft.kind, draft.key), draft, store)
export const dropDevice = (kind: string, key: string): Promise<void> => del(idOf(kind, key), store)

/** The drafts on this device that a person may see: their own, and those made by a guest. */
export async function deviceDrafts(personId: string | null): Promise<DeviceDraft[]> {
  const all = await entries<string, DeviceDraft>(store)
  return all.map(([, draft]) => draft).filter((draft) => draft.personId === null || draft.personId === personId)
}
