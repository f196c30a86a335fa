import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_MS, ChunkError, LEAVING_MS, loadChunk } from './chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('loadChunk fails if the import does not end within 120 seconds', async () => {
  const loading = loadChunk(() => new Promise(() => undefined))
  const outcome = loading.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(CHUNK_MS - 1)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1 + LEAVING_MS)
  expect(String(await outcome)).toContain('Loading chunk failed')
  expect(CHUNK_MS).toBe(120_000)
})

test('loadChunk throws a ChunkError with the cause only after a delay, in which a page that is being left disappears', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failed = vi.fn()
  loadChunk(() => Promise.reject(cause)).catch(failed)
  await vi.advanceTimersByTimeAsync(LEAVING_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const failure: unknown = failed.mock.lastCall?.[0]
  expect(failure).toBeInstanceOf(ChunkError)
  expect((failure as ChunkError).cause).toBe(cause)
  expect(vi.getTimerCount()).toBe(0)
})

test('loadChunk leaves no timer behind', async () => {
  expect(await loadChunk(async () => 7)).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})
