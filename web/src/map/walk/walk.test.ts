// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_TRACK, type Track } from './track.ts'
import { createWalk, type WalkPlace } from './walk.ts'

let onFix: PositionCallback
let onError: PositionErrorCallback
const clearWatch = vi.fn()
const release = vi.fn()
const storedTracks = new Map<string, Track>()
const device: WalkPlace['device'] = {
  read: (key) => Promise.resolve(storedTracks.get(key) ?? NO_TRACK),
  write: async (key, track) => void storedTracks.set(key, track),
  drop: async (key) => void storedTracks.delete(key),
}
const geolocation = {
  watchPosition: (fix: PositionCallback, error?: PositionErrorCallback | null) => {
    onFix = fix
    if (error) onError = error
    return 7
  },
  clearWatch,
}
const lock = { possible: true, hold: (onChange: (held: boolean) => void) => (onChange(true), release) }
const at = (lat: number, timestamp = Date.now()) =>
  onFix({ coords: { longitude: 4.75, latitude: lat, accuracy: 5 }, timestamp } as GeolocationPosition)
const walkOn = (place: Partial<WalkPlace> = {}) => createWalk({ key: 'area 1', device, lock, geolocation, ...place })

beforeEach(() => {
  vi.useFakeTimers()
  storedTracks.clear()
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

test("createWalk sets trouble 'missing' if the browser has no geolocation", () => {
  const walk = walkOn({ geolocation: undefined })
  walk.start()
  expect(walk.get()).toMatchObject({ status: 'idle', trouble: 'missing' })
})

test("createWalk pauses with trouble 'refused' if the browser may not use the position, stops watching and keeps the track", () => {
  const walk = walkOn()
  walk.start()
  at(53.08)
  onError({ code: 1 } as GeolocationPositionError)
  expect(walk.get()).toMatchObject({ status: 'paused', trouble: 'refused', track: { points: { length: 1 } } })
  expect(clearWatch).toHaveBeenCalledWith(7)
  expect(release).toHaveBeenCalledOnce()
})

test("createWalk sets trouble 'silent' without a signal and clears it on the next position", () => {
  const walk = walkOn()
  walk.start()
  at(53.08)
  vi.advanceTimersByTime(20_000)
  expect(walk.get().trouble).toBe('silent')
  vi.advanceTimersByTime(100_000)
  at(53.081)
  expect(walk.get()).toMatchObject({ status: 'walking', trouble: null, gap: 120 })
})

test('createWalk restores and continues a track after a reload', async () => {
  const walk = walkOn()
  walk.start()
  at(53.08)
  vi.advanceTimersByTime(3000)
  at(53.0801)
  await vi.advanceTimersByTimeAsync(3000)
  walk.close()
  const restored = walkOn()
  await restored.open()
  expect(restored.get()).toMatchObject({ status: 'paused', track: { points: { length: 2 } } })
  restored.start()
  vi.advanceTimersByTime(3000)
  at(53.0802)
  expect(restored.get().track.points).toHaveLength(3)
})

test('createWalk sets unkept if the track cannot be stored on the device, and continues the walk', async () => {
  const walk = walkOn({ device: { ...device, write: () => Promise.reject(new Error('full')) } })
  walk.start()
  at(53.08)
  await vi.advanceTimersByTimeAsync(3000)
  expect(walk.get()).toMatchObject({ unkept: true, status: 'walking' })
})

test('createWalk deletes a discarded track from the device', async () => {
  const walk = walkOn()
  walk.start()
  at(53.08)
  await vi.advanceTimersByTimeAsync(3000)
  walk.discard()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(walk.get()).toMatchObject({ status: 'idle', track: NO_TRACK })
  expect(storedTracks.size).toBe(0)
})
