import type { DraftView } from '@fieldfare/shared/draft.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import { api } from '../api/client.ts'
import { keys, queryClient } from '../api/queries.ts'
import { failureOf, isUnanswered } from '../i18n/failure.ts'
import { addUnsent, takeUnsent } from '../shell/states/unsent.ts'
import { type DeviceDraft, deviceDrafts, dropDevice, readDevice, writeDevice } from './device.ts'

export type DraftKind = DraftView['kind']
/** The place of a draft: on this device alone, or on the server too. */
export type DraftPlace = 'device' | 'server'

/** Milliseconds until an edit is sent: long enough not to send every key stroke, short enough to find the draft on another device. */
const SEND_AFTER_MS = 1200
/** Milliseconds until a draft that got no answer is sent again, unless the connection comes back before; with jitter. */
const AGAIN_AFTER_MS = 30_000

const me = (): Me | null => queryClient.getQueryData<Me | null>(keys.me) ?? null
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
const places = new Map<string, DraftPlace>()
/** The last send of each draft. */
const sends = new Map<string, Promise<void>>()
/** The version number of each draft in the server's last answer: an edit made before the answer arrived still has the older number. */
const versions = new Map<string, number>()
const idOf = (kind: string, key: string) => `${kind} ${key}`

const unsentName = (kind: string, key: string) => `draft ${idOf(kind, key)}`

function setPlace(kind: string, key: string, place: DraftPlace | undefined): void {
  if (place) places.set(idOf(kind, key), place)
  else places.delete(idOf(kind, key))
  for (const listener of listeners) listener()
}
/** Returns the place of a draft of this visit; undefined before its first edit. */
export const draftPlace = (kind: DraftKind, key: string): DraftPlace | undefined => places.get(idOf(kind, key))

export function onDraftPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Keeps a draft on this device at once, and on the server soon after for a person who is signed in.
 * @throws Error when the device does not store the draft, which is sent to the server all the same
 */
export async function keepDraft(
  kind: DraftKind,
  key: string,
  content: DraftView['content'],
  step: string,
): Promise<void> {
  const stored = await readDevice(kind, key)
  const personId = me()?.id ?? stored?.personId ?? null
  const editedAt = new Date().toISOString()
  const writing = writeDevice({
    kind,
    key,
    content,
    step,
    editedAt,
    personId,
    version: stored?.version ?? 0,
    dirty: true,
  })
  sendLater(kind, key, SEND_AFTER_MS)
  try {
    await writing
    setPlace(kind, key, 'device')
  } catch (error) {
    // The draft may have reached the server meanwhile.
    if ((await readDevice(kind, key))?.dirty) setPlace(kind, key, undefined)
    throw error
  }
}

function sendLater(kind: DraftKind, key: string, ms: number): void {
  clearTimeout(timers.get(idOf(kind, key)))
  timers.set(
    idOf(kind, key),
    setTimeout(() => void sendDraft(kind, key), ms),
  )
}

/**
 * Sends an unsent draft, but only after an earlier send of the same draft was answered: the server would take a second save with the same
 * version number for an edit on another device, and keep both. Edits made meanwhile stay dirty and are sent next time.
 */
export function sendDraft(kind: DraftKind, key: string): Promise<void> {
  const id = idOf(kind, key)
  clearTimeout(timers.get(id))
  const sent = (sends.get(id) ?? Promise.resolve()).then(() => sendNow(kind, key))
  sends.set(id, sent)
  return sent
}

async function sendNow(kind: DraftKind, key: string): Promise<void> {
  const draft = await readDevice(kind, key)
  const person = me()
  if (!draft?.dirty || !person || (draft.personId !== null && draft.personId !== person.id)) return
  const { content, step, editedAt } = draft
  const version = Math.max(draft.version, versions.get(idOf(kind, key)) ?? 0)
  try {
    const answer = await api.draft.save.mutate({ kind, key, content, step, version, editedAt })
    versions.set(idOf(kind, key), answer.draft.version)
    const newest = await readDevice(kind, key)
    if (!newest) return void (await api.draft.discard.mutate({ kind, key }))
    const unchanged = newest.editedAt === editedAt
    const next = unchanged ? { ...newest, ...answer.draft, dirty: false } : { ...newest, version: answer.draft.version }
    // The server has the draft, so it does no harm if the device fails to store it.
    await writeDevice({ ...next, personId: person.id }).catch(() => undefined)
    setPlace(kind, key, next.dirty ? 'device' : 'server')
    if (!next.dirty) takeUnsent(unsentName(kind, key), 'saved')
    void queryClient.invalidateQueries({ queryKey: keys.drafts })
  } catch (error) {
    if (isUnanswered(error)) {
      addUnsent(unsentName(kind, key))
      sendLater(kind, key, AGAIN_AFTER_MS * (0.5 + Math.random()))
    }
    // The server would refuse the draft again until it is edited. It stays on the device, unsent: a sent one may be removed.
    if (failureOf(error).code === 'bad-input') takeUnsent(unsentName(kind, key), 'dropped')
  }
}

/** Makes the signed-in person the owner of the drafts that a guest made on this device, and sends every unsent draft. */
export async function claimDrafts(): Promise<void> {
  const person = me()
  if (!person) return
  for (const draft of await deviceDrafts(person.id)) {
    if (draft.personId === null) await writeDevice({ ...draft, personId: person.id, dirty: true })
    // The draft is unsent since an earlier visit.
    else if (draft.dirty) addUnsent(unsentName(draft.kind, draft.key))
    await sendDraft(draft.kind, draft.key)
  }
}

/**
 * All drafts of the current person, newest first. Of a draft that is on the device and on the server, the newer copy is returned. If the
 * device or the server does not answer, only the drafts of the other are returned.
 */
export async function allDrafts(): Promise<DraftView[]> {
  const person = me()
  const deviceDraftList = await deviceDrafts(person?.id ?? null)
  const serverDraftList = person ? await api.draft.list.query().catch(() => null) : []
  const byId = new Map<string, DraftView>()
  for (const draft of [
    ...(serverDraftList ?? []),
    ...deviceDraftList.filter((one) => isCurrent(one, serverDraftList)),
  ]) {
    const deviceDraft = byId.get(idOf(draft.kind, draft.key))
    if (!deviceDraft || deviceDraft.editedAt < draft.editedAt) byId.set(idOf(draft.kind, draft.key), draft)
  }
  return [...byId.values()].toSorted((a, b) => b.editedAt.localeCompare(a.editedAt))
}

// A draft that was sent and is no longer on the server was finished or thrown away on another device.
const isCurrent = (draft: DeviceDraft, serverDrafts: DraftView[] | null) =>
  draft.dirty || serverDrafts === null || serverDrafts.some((one) => one.kind === draft.kind && one.key === draft.key)

/** The newest copy of one draft, from this device or the server; undefined if there is none. */
export async function findDraft(kind: DraftKind, key: string): Promise<DraftView | undefined> {
  const drafts = await allDrafts()
  const newest = drafts.find((draft) => draft.kind === kind && draft.key === key)
  if (newest) {
    const deviceDraft = await readDevice(kind, key)
    if (!deviceDraft || deviceDraft.editedAt < newest.editedAt) {
      versions.set(idOf(kind, key), newest.version)
      // The draft opens even if this device has no room for it.
      await writeDevice({ ...newest, personId: me()?.id ?? null, dirty: false }).catch(() => undefined)
    }
  }
  return newest
}

/** Drops a draft on the device and the server. */
export async function dropDraft(kind: DraftKind, key: string): Promise<void> {
  clearTimeout(timers.get(idOf(kind, key)))
  await dropDevice(kind, key)
  versions.delete(idOf(kind, key))
  setPlace(kind, key, undefined)
  takeUnsent(unsentName(kind, key), 'dropped')
  if (me()) await api.draft.discard.mutate({ kind, key }).catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: keys.drafts })
}

/** Lists the present person's own drafts on this device. */
const ownDrafts = async (): Promise<DeviceDraft[]> =>
  (await deviceDrafts(me()?.id ?? null)).filter(({ personId }) => personId !== null)

/** Tries once more to send unsent drafts. @returns the number of the person's drafts that are on this device alone */
export async function unsentDrafts(): Promise<number> {
  for (const { kind, key, dirty } of await ownDrafts()) if (dirty) await sendDraft(kind, key)
  return (await ownDrafts()).filter(({ dirty }) => dirty).length
}

/** Called on signing out: removes from this device the drafts that the server has. Unsent drafts stay, and still belong to the person. */
export async function clearSentDrafts(): Promise<void> {
  versions.clear()
  for (const { kind, key, dirty } of await ownDrafts()) if (!dirty) await dropDevice(kind, key)
}

/** Called on signing out: removes all drafts of the person from this device, also those that the server does not have. */
export async function clearDrafts(): Promise<void> {
  versions.clear()
  for (const { kind, key } of await ownDrafts()) {
    clearTimeout(timers.get(idOf(kind, key)))
    await dropDevice(kind, key)
    takeUnsent(unsentName(kind, key), 'dropped')
  }
}
