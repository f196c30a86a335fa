import type { DraftView } from '@fieldfare/shared/draft.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import { api } from '../api/client.ts'
import { logError } from '../api/log.ts'
import { keys, queryClient } from '../api/queries.ts'
import { failureOf } from '../i18n/failure.ts'
import { type DeviceDraft, deviceDrafts, dropDevice, readDevice, writeDevice } from './device.ts'

export type DraftKind = DraftView['kind']
/** How a draft stands: written here, and whether the server has it, too. */
export type Kept = 'device' | 'server'

/** Long enough not to send every key stroke, short enough to find it on another device. */
const SEND_AFTER_MS = 1200

const me = (): Me | null => queryClient.getQueryData<Me | null>(keys.me) ?? null
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
const kept = new Map<string, Kept>()
const idOf = (kind: string, key: string) => `${kind} ${key}`

function tell(kind: string, key: string, how: Kept | undefined): void {
  if (how) kept.set(idOf(kind, key), how)
  else kept.delete(idOf(kind, key))
  for (const listener of listeners) listener()
}
export const keptHow = (kind: DraftKind, key: string): Kept | undefined => kept.get(idOf(kind, key))
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps a draft on this device at once, and on the server soon after if somebody is signed in and reached. */
export async function keepDraft(
  kind: DraftKind,
  key: string,
  content: DraftView['content'],
  step: string,
): Promise<void> {
  const known = await readDevice(kind, key)
  const personId = me()?.id ?? known?.personId ?? null
  const editedAt = new Date().toISOString()
  await writeDevice({ kind, key, content, step, editedAt, personId, version: known?.version ?? 0, dirty: true })
  tell(kind, key, 'device')
  clearTimeout(timers.get(idOf(kind, key)))
  timers.set(
    idOf(kind, key),
    setTimeout(() => void sendDraft(kind, key), SEND_AFTER_MS),
  )
}

/** Sends a draft that the server does not have. What was typed meanwhile stays unsent and is sent next time. */
export async function sendDraft(kind: DraftKind, key: string): Promise<void> {
  clearTimeout(timers.get(idOf(kind, key)))
  const draft = await readDevice(kind, key)
  const person = me()
  if (!draft?.dirty || !person || (draft.personId !== null && draft.personId !== person.id)) return
  const { content, step, version, editedAt } = draft
  try {
    const answer = await api.draft.save.mutate({ kind, key, content: content as never, step, version, editedAt })
    const newest = await readDevice(kind, key)
    if (!newest) return void (await api.draft.discard.mutate({ kind, key }))
    const unchanged = newest.editedAt === editedAt
    const next = unchanged ? { ...newest, ...answer.draft, dirty: false } : { ...newest, version: answer.draft.version }
    await writeDevice({ ...next, personId: person.id })
    tell(kind, key, next.dirty ? 'device' : 'server')
    void queryClient.invalidateQueries({ queryKey: keys.drafts })
  } catch (error) {
    // Refused, it would be refused again; it stays on the device. Unreached, it is sent when the connection is back.
    if (failureOf(error).code === 'bad-input') await writeDevice({ ...draft, dirty: false })
  }
}

/** Takes over what was kept before signing in, and sends what is unsent. */
export async function claimDrafts(): Promise<void> {
  const person = me()
  if (!person) return
  for (const draft of await deviceDrafts(person.id)) {
    if (draft.personId === null) await writeDevice({ ...draft, personId: person.id, dirty: true })
    await sendDraft(draft.kind, draft.key)
  }
}

/** All drafts of the person there is, the newest first; of each the newest of device and server. */
export async function allDrafts(): Promise<DraftView[]> {
  const person = me()
  const here = await deviceDrafts(person?.id ?? null)
  const there = person ? await api.draft.list.query().catch(() => null) : []
  const byId = new Map<string, DraftView>()
  for (const draft of [...(there ?? []), ...here.filter((one) => isCurrent(one, there))]) {
    const known = byId.get(idOf(draft.kind, draft.key))
    if (!known || known.editedAt < draft.editedAt) byId.set(idOf(draft.kind, draft.key), draft)
  }
  return [...byId.values()].toSorted((a, b) => b.editedAt.localeCompare(a.editedAt))
}

// Sent once and no longer on the server: finished or thrown away on another device.
const isCurrent = (draft: DeviceDraft, there: DraftView[] | null) =>
  draft.dirty || there === null || there.some((one) => one.kind === draft.kind && one.key === draft.key)

/** The newest copy of one draft, from this device or the server; undefined if there is none. */
export async function findDraft(kind: DraftKind, key: string): Promise<DraftView | undefined> {
  const all = await allDrafts()
  const found = all.find((draft) => draft.kind === kind && draft.key === key)
  if (found) {
    const here = await readDevice(kind, key)
    if (!here || here.editedAt < found.editedAt) {
      // A device without room still opens what the server has.
      await writeDevice({ ...found, personId: me()?.id ?? null, dirty: false }).catch(logError)
    }
  }
  return found
}

/** Throws a draft away everywhere. */
export async function dropDraft(kind: DraftKind, key: string): Promise<void> {
  clearTimeout(timers.get(idOf(kind, key)))
  await dropDevice(kind, key)
  tell(kind, key, undefined)
  if (me()) await api.draft.discard.mutate({ kind, key }).catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: keys.drafts })
}

/** Signing out: what the server has leaves this device, what it has not stays under its owner. */
export async function clearSentDrafts(): Promise<void> {
  const person = me()
  for (const draft of await deviceDrafts(person?.id ?? null)) {
    if (!draft.dirty && draft.personId) await dropDevice(draft.kind, draft.key)
  }
}
