import { expect, test } from 'vitest'
import { BUDGET_MAX, BUDGET_MIN } from './limits.ts'
import { euros, leftOf, splitEqually } from './money.ts'

const Budget = euros(BUDGET_MAX, BUDGET_MIN)
const keyOf = (value: unknown) => Budget.safeParse(value).error?.issues[0]?.message

test.each([
  [0, 'amountRange'],
  [0.99, 'amountRange'],
  [-1, 'amountRange'],
  [5000.01, 'amountRange'],
  ['5000,01', 'amountRange'],
  [1.001, 'decimals'],
  ['1e3', 'number'],
  [Number.NaN, 'number'],
  [Number.POSITIVE_INFINITY, 'number'],
  ['', 'required'],
  [null, 'required'],
  [[5], 'number'],
])('%j is no budget', (value, key) => {
  expect(keyOf(value)).toBe(key)
})

test('a budget is read as whole cents', () => {
  expect([1, '1', '1,00', 5000, '12.5', 0.1 + 0.9].map((value) => Budget.parse(value))).toEqual([
    100, 100, 100, 500_000, 1250, 100,
  ])
})

/** Numbers that look random and are the same each time. Source: mulberry32. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test('equal parts add up to the cent, differ by a cent at most, and the first ones are larger', () => {
  const random = numbers(7)
  for (let round = 0; round < 3000; round++) {
    const cents = 100 + Math.floor(random() * 499_901)
    const parts = 1 + Math.floor(random() * 60)
    const split = splitEqually(cents, parts)
    expect(split).toHaveLength(parts)
    expect(leftOf(cents, split)).toBe(0)
    expect(split.every(Number.isInteger)).toBe(true)
    const [most, least] = [Math.max(...split), Math.min(...split)]
    expect(most - least).toBeLessThanOrEqual(1)
    expect(split).toEqual(split.toSorted((a, b) => b - a))
  }
  expect(splitEqually(1000, 3)).toEqual([334, 333, 333])
  expect(splitEqually(1000, 0)).toEqual([])
})

test('what people type in any order and spelling adds up in cents as it does on paper', () => {
  const random = numbers(11)
  const Share = euros(BUDGET_MAX)
  for (let round = 0; round < 2000; round++) {
    const cents = splitEqually(100 + Math.floor(random() * 499_901), 1 + Math.floor(random() * 20))
    const typed = cents
      .filter((share) => share > 0)
      .map((share) => (share / 100).toFixed(2).replace('.', random() < 0.5 ? ',' : '.'))
    const read = typed.map((text) => Share.parse(text))
    expect(
      leftOf(
        cents.reduce((sum, share) => sum + share, 0),
        read,
      ),
    ).toBe(0)
  }
})
