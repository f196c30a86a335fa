import { expect, test } from 'vitest'
import { commitmentOf, drawnOrder, faultInDraw } from './meetingDraw.ts'

const SEED = '00'.repeat(31) + '2a'
const ENTRIES = Array.from({ length: 40 }, (_, i) => `entry-${i}`)

test('faultInDraw: another seed, a duplicate entry and another order are reported', async () => {
  const commitment = await commitmentOf(SEED)
  const order = await drawnOrder(SEED, ENTRIES)
  const [first = '', second = '', ...rest] = order
  expect(await faultInDraw(commitment, SEED.replace('2a', '2b'), order)).toBe('seed')
  expect(await faultInDraw(commitment, SEED, [first, first, ...rest])).toBe('twice')
  expect(await faultInDraw(commitment, SEED, [second, first, ...rest])).toBe('order')
  await expect(commitmentOf('no digits')).rejects.toThrow('not hexadecimal')
})

test('drawnOrder: the order depends on the seed, not on the order of the given entries, and faultInDraw accepts it', async () => {
  const order = await drawnOrder(SEED, ENTRIES)
  expect(await drawnOrder(SEED, ENTRIES.toReversed())).toEqual(order)
  expect(order.toSorted()).toEqual(ENTRIES.toSorted())
  expect(order).not.toEqual(await drawnOrder(SEED.replace('2a', '2b'), ENTRIES))
  expect(await faultInDraw(await commitmentOf(SEED), SEED, order)).toBeNull()
  expect(await drawnOrder(SEED, [])).toEqual([])
})

test('drawnOrder: with 600 different seeds, each of six entries comes first about equally often', async () => {
  const first = new Map<string, number>()
  for (let n = 0; n < 600; n++) {
    const [winner = ''] = await drawnOrder(n.toString(16).padStart(64, '0'), ENTRIES.slice(0, 6))
    first.set(winner, (first.get(winner) ?? 0) + 1)
  }
  // Each entry is expected to come first a hundred times, with a standard deviation of nine.
  for (const count of first.values()) expect(Math.abs(count - 100)).toBeLessThan(40)
  expect(first.size).toBe(6)
})
