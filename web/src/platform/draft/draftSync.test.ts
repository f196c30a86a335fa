import { AppError } from '@fieldfare/shared/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/fakeServer.ts'
import type { DeviceDraft } from './device.ts'

const device = new Map<string, DeviceDraft>()
/** The error of the device when it stores a draft; undefined if storing works. */
let fault: Error | undefined
const idOf = (kind: string, key: string) => `${kind} ${key}`
vi.mock('./device.ts', () => ({
  readDevice: async (kind: string, key: string) => device.get(idOf(kind, key)),
  writeDevice: async (draft: DeviceDraft) => {
    device.set(idOf(draft.kind, draft.key), draft)
    if (fault) throw fault
  },
  dropDevice: async (kind: string, key: string) => void device.delete(idOf(kind, key)),
  deviceDrafts: async () => [...device.values()],
}))

const call = fakeServer()
// Modules are loaded anew, as after a reload.
async function load() {
  vi.resetModules()
  const [sync, unsent, { keys, queryClient }] = await Promise.all([
    import('./draftSync.ts'),
    import('../shell/states/unsent.ts'),
    import('../api/queries.ts'),
  ])
  queryClient.setQueryData(keys.me, { id: 'me' })
  return { ...sync, ...unsent }
}
let app: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  vi.useFakeTimers()
  device.clear()
  fault = undefined
  call.mockReset()
  app = await load()
})
afterEach(() => void vi.useRealTimers())

const DRAFT = { kind: 'area', key: 'one', content: { title: 'The marsh' }, step: 'rating' } as const
const keepDraft = () => app.keepDraft(DRAFT.kind, DRAFT.key, DRAFT.content, DRAFT.step)
const answered = () => call.mockResolvedValue({ draft: { ...DRAFT, version: 1, editedAt: new Date().toISOString() } })

test("sendDraft sends a draft that the device could not store, and draftPlace returns 'server' once the server has it", async () => {
  fault = new DOMException('no room', 'QuotaExceededError')
  call.mockRejectedValueOnce(new AppError('unavailable'))
  await expect(keepDraft()).rejects.toThrow('no room')
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect(app.draftPlace(DRAFT.kind, DRAFT.key)).toBe(undefined)
  answered()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect(app.draftPlace(DRAFT.kind, DRAFT.key)).toBe('server')
})

test('claimDrafts sends a draft again if its first send had no answer, and counts the draft as saved, not as sent', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'))
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect([...app.getUnsent().waiting]).toEqual(['draft area one'])
  expect(device.get('area one')).toMatchObject({ dirty: true, content: DRAFT.content })
  answered()
  await app.claimDrafts()
  expect(app.getUnsent()).toMatchObject({ waiting: new Set(), emptied: 0 })
  expect(device.get('area one')?.dirty).toBe(false)
})

test('sendDraft sends a draft again within 45 seconds if the server did not answer', async () => {
  call.mockRejectedValueOnce(new AppError('unavailable'))
  answered()
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  await vi.advanceTimersByTimeAsync(45_000)
  expect(call).toHaveBeenCalledTimes(2)
  expect(app.getUnsent()).toMatchObject({ waiting: new Set(), emptied: 0 })
})

test('sendDraft, called during an earlier send of the draft, waits for the answer to that send, and sends the version number in it', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<unknown>()
  call.mockReturnValueOnce(promise)
  await keepDraft()
  const first = app.sendDraft(DRAFT.kind, DRAFT.key)
  await vi.advanceTimersByTimeAsync(10)
  await app.keepDraft(DRAFT.kind, DRAFT.key, { title: 'The old marsh' }, DRAFT.step)
  const second = app.sendDraft(DRAFT.kind, DRAFT.key)
  await vi.advanceTimersByTimeAsync(10)
  expect(call).toHaveBeenCalledTimes(1)
  answer({ draft: { ...DRAFT, version: 1, editedAt: new Date().toISOString() } })
  await first
  call.mockResolvedValue({ draft: { ...DRAFT, version: 2, editedAt: new Date().toISOString() } })
  await second
  expect(call.mock.lastCall).toEqual([
    'draft.save',
    expect.objectContaining({ content: { title: 'The old marsh' }, version: 1 }),
  ])
})

test('sendDraft sends the version number of the last answer of the server, even if the edit has a lower one', async () => {
  answered()
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  // Another edit read the stored draft before the answer was stored.
  device.set('area one', { ...device.get('area one'), version: 0, dirty: true } as DeviceDraft)
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect(call.mock.lastCall?.[1]).toMatchObject({ version: 1 })
})

test('findDraft: if a draft was started anew on another device, the next send has the lower version number of that draft', async () => {
  call.mockResolvedValue({ draft: { ...DRAFT, version: 3, editedAt: new Date().toISOString() } })
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  const anew = { ...DRAFT, version: 1, editedAt: new Date(Date.now() + 1000).toISOString() }
  call.mockImplementation((name) =>
    Promise.resolve(name === 'draft.list' ? [anew] : { draft: { ...anew, version: 2 } }),
  )
  expect(await app.findDraft(DRAFT.kind, DRAFT.key)).toMatchObject({ version: 1 })
  await vi.advanceTimersByTimeAsync(2000)
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect(call.mock.lastCall).toEqual(['draft.save', expect.objectContaining({ version: 1 })])
})

test('sendDraft: a draft that is sent at once does not count as one that had to wait', async () => {
  answered()
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect(app.getUnsent().emptied).toBe(0)
})

test('sendDraft: a waiting draft that the server refuses no longer counts as waiting, and does not count as sent', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'))
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  call.mockRejectedValue(new AppError('bad-input'))
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect(app.getUnsent()).toMatchObject({ waiting: new Set(), emptied: 0 })
})

test('sendDraft: a draft that the server refuses stays on the device, where findDraft finds it, even after clearSentDrafts', async () => {
  call.mockRejectedValueOnce(new AppError('bad-input')).mockResolvedValue([])
  await keepDraft()
  await app.sendDraft(DRAFT.kind, DRAFT.key)
  expect(await app.findDraft(DRAFT.kind, DRAFT.key)).toMatchObject({ content: DRAFT.content })
  call.mockRejectedValue(new AppError('bad-input'))
  expect(await app.unsentDrafts()).toBe(1)
  await app.clearSentDrafts()
  expect(device.get(idOf(DRAFT.kind, DRAFT.key))).toMatchObject({ content: DRAFT.content })
})

test("unsentDrafts tries once more to send, and counts the person's drafts that only this device has; clearDrafts removes these", async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'))
  await keepDraft()
  device.set('area guest', {
    ...DRAFT,
    key: 'guest',
    personId: null,
    version: 0,
    editedAt: '',
    dirty: true,
  } as DeviceDraft)
  expect(await app.unsentDrafts()).toBe(1)
  await app.clearSentDrafts()
  expect([...device.keys()]).toEqual(['area one', 'area guest'])
  await app.clearDrafts()
  expect([...device.keys()]).toEqual(['area guest'])
  expect(app.getUnsent().waiting.size).toBe(0)

  await keepDraft()
  answered()
  expect(await app.unsentDrafts()).toBe(0)
})
