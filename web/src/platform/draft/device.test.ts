import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const idb = vi.hoisted(() => ({
  createStore: vi.fn(() => vi.fn()),
  get: vi.fn(),
  set: vi.fn(),
  del: vi.fn(),
  entries: vi.fn(),
}))
vi.mock('idb-keyval', () => idb)

const DRAFT = {
  kind: 'area',
  key: 'one',
  content: {},
  step: '',
  editedAt: '',
  version: 0,
  personId: null,
  dirty: true,
} as const

// Modules are loaded anew, as after a reload.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('readDevice, writeDevice and others end after a timeout if IndexedDB does not answer, and the next call reopens the store', async () => {
  const { deviceDrafts, dropDevice, readDevice, writeDevice } = await import('./device.ts')
  for (const call of [idb.del, idb.get, idb.set, idb.entries]) call.mockReturnValueOnce(new Promise(() => {}))
  const ends = Promise.all([
    dropDevice('area', 'one'),
    expect(readDevice('area', 'two')).resolves.toBe(undefined),
    expect(deviceDrafts(null)).resolves.toEqual([DRAFT]),
    expect(writeDevice(DRAFT)).rejects.toThrow('does not answer'),
  ])
  await vi.advanceTimersByTimeAsync(10_000)
  await ends
  await dropDevice('area', 'one')
  idb.get.mockResolvedValue({ title: 'The marsh' })
  expect(await readDevice('area', 'one')).toEqual({ title: 'The marsh' })
  expect(idb.createStore).toHaveBeenCalledTimes(2)
  expect(idb.get.mock.lastCall?.[1]).not.toBe(idb.get.mock.calls[0]?.[1])
})

test('writeDevice fails at once if IndexedDB refuses the draft, and readDevice then returns the draft from memory', async () => {
  const { readDevice, writeDevice } = await import('./device.ts')
  idb.set.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await expect(writeDevice(DRAFT)).rejects.toThrow('full')
  // The draft can be sent to the server until the page is left.
  expect(await readDevice('area', 'one')).toBe(DRAFT)
  expect(idb.get).not.toHaveBeenCalled()
  idb.set.mockResolvedValue(undefined)
  await writeDevice(DRAFT)
  idb.get.mockResolvedValue({ ...DRAFT, step: 'of another tab' })
  expect(await readDevice('area', 'one')).toMatchObject({ step: 'of another tab' })
  expect(vi.getTimerCount()).toBe(0)
  expect(idb.createStore).toHaveBeenCalledTimes(1)
})

test('readDevice returns an edit made during the read instead of the stored draft', async () => {
  const { readDevice, writeDevice } = await import('./device.ts')
  const answer = Promise.withResolvers<typeof DRAFT>()
  idb.get.mockReturnValueOnce(answer.promise)
  const reading = readDevice('area', 'one')
  const edited = { ...DRAFT, step: 'after it' }
  idb.set.mockReturnValueOnce(new Promise(() => {}))
  void writeDevice(edited).catch(() => undefined)
  answer.resolve(DRAFT)
  expect(await reading).toBe(edited)
})
