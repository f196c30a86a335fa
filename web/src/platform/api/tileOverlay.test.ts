import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTileOverlay, TILES_LAG_MS } from './tileOverlay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('createTileOverlay ignores a change with a lower version number than the last change', () => {
  const changes = createTileOverlay<string>()
  changes.add({ id: 'a', version: 2, view: 'new' })
  changes.add({ id: 'a', version: 1, view: 'old' })
  expect(changes.get().get('a')?.view).toBe('new')
})

test('createTileOverlay returns null as the view of a deleted item', () => {
  const changes = createTileOverlay<string>()
  changes.add({ id: 'a', version: 1, view: 'here' })
  changes.add({ id: 'a', version: 2, view: null })
  expect(changes.get().get('a')?.view).toBeNull()
})

test('createTileOverlay drops the change of an item TILES_LAG_MS after its latest version arrived', () => {
  const changes = createTileOverlay<string>()
  const listener = vi.fn()
  changes.subscribe(listener)
  changes.add({ id: 'a', version: 1, view: 'one' })
  vi.advanceTimersByTime(TILES_LAG_MS - 1000)
  changes.add({ id: 'a', version: 2, view: 'two' })
  vi.advanceTimersByTime(2000)
  expect(changes.get().get('a')?.view).toBe('two')
  vi.advanceTimersByTime(TILES_LAG_MS)
  expect(changes.get().size).toBe(0)
  expect(listener).toHaveBeenCalledTimes(3)
})
