import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_MS, ChunkError, loadChunk } from './chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that never arrives fails after 120 seconds', async () => {
  const loading = loadChunk(() => new Promise(() => undefined))
  const outcome = loading.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(CHUNK_MS - 1)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(String(await outcome)).toContain('Loading chunk failed')
  expect(CHUNK_MS).toBe(120_000)
})

test('a part that cannot be fetched fails at once and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ChunkError)
  expect((failure as ChunkError).cause).toBe(cause)
  expect(vi.getTimerCount()).toBe(0)
})

test('a part that arrives leaves no clock running', async () => {
  expect(await loadChunk(async () => 7)).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})
