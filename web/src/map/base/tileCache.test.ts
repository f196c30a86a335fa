import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TileCache } from './tileCache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const counting = (fails = false) => {
  const requests: string[] = []
  const load = async (key: string) => {
    requests.push(key)
    if (fails) throw new TypeError('away')
    return new ArrayBuffer(1)
  }
  return { asked: requests, load }
}

test('TileCache repeats a failed load only after failureMs', async () => {
  const { asked, load } = counting(true)
  const cache = new TileCache(2, 1000)
  await expect(cache.get('a', load)).rejects.toThrow('away')
  await expect(cache.get('a', load)).rejects.toThrow('away')
  expect(asked).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1000)
  await expect(cache.get('a', load)).rejects.toThrow('away')
  expect(asked).toEqual(['a', 'a'])
})

test('TileCache repeats a failed load at once after forgetFailures', async () => {
  const { asked, load } = counting(true)
  const cache = new TileCache(2, 1000)
  await expect(cache.get('a', load)).rejects.toThrow('away')
  cache.forgetFailures()
  await expect(cache.get('a', load)).rejects.toThrow('away')
  expect(asked).toEqual(['a', 'a'])
})

test('TileCache loads a tile once for simultaneous requests', async () => {
  const { asked, load } = counting()
  const cache = new TileCache(2)
  await Promise.all([cache.get('a', load), cache.get('a', load)])
  expect(asked).toEqual(['a'])
})

test('TileCache drops the least recently used tile', async () => {
  const { asked, load } = counting()
  const cache = new TileCache(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, load)
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})
