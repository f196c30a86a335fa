import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SaveFunding } from './funding.ts'
import { BUDGET_MAX, BUDGET_MIN, OBJECTIVES } from './limits.ts'
import { euros, leftOf, splitEqually } from './money.ts'
import { holds } from './testing/holds.ts'

const ID = '6f0c2d0e-7a51-4a53-9a3c-0d8f8c1f2b11'

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
])('euros: %j is refused as a budget', (value, key) => {
  expect(keyOf(value)).toBe(key)
})

test('euros: a budget in euros is converted to whole cents', () => {
  expect([1, '1', '1,00', 5000, '12.5', 0.1 + 0.9].map((value) => Budget.parse(value))).toEqual([
    100, 100, 100, 500_000, 1250, 100,
  ])
})

const budget = fc.integer({ min: BUDGET_MIN * 100, max: BUDGET_MAX * 100 })

test('splitEqually: the parts add up to the budget and differ by at most a cent, the larger ones first', () => {
  holds([budget, fc.integer({ min: 1, max: 60 })], (cents, parts) => {
    const split = splitEqually(cents, parts)
    expect(split).toHaveLength(parts)
    expect(leftOf(cents, split)).toBe(0)
    expect(split.every(Number.isInteger)).toBe(true)
    const [most, least] = [Math.max(...split), Math.min(...split)]
    expect(most - least).toBeLessThanOrEqual(1)
    expect(split).toEqual(split.toSorted((a, b) => b - a))
  })
  expect(splitEqually(1000, 3)).toEqual([334, 333, 333])
  expect(splitEqually(1000, 0)).toEqual([])
})

test('euros: any amount is parsed, given as a number or as text with a point or a comma', () =>
  holds([budget, fc.constantFrom('.', ',')], (cents, decimal) => {
    const typed = (cents / 100).toFixed(2).replace('.', decimal)
    expect([typed, ` ${typed} `, cents / 100].map((amount) => Budget.parse(amount))).toEqual([cents, cents, cents])
  }))

const share = fc.integer({ min: 1, max: 100_000 })
const split = fc.array(share, { minLength: 1, maxLength: OBJECTIVES.length })

test('SaveFunding: shares that add up to the budget are accepted, and a cent more or less is refused', () =>
  holds([split, fc.constantFrom(-1, 1)], (cents, beside) => {
    const total = cents.reduce((sum, one) => sum + one, 0)
    const amount = Math.max(BUDGET_MIN * 100, Math.min(BUDGET_MAX * 100, total))
    const parse = (given: number) => {
      const objectives = cents.map((one, i) => ({ objective: OBJECTIVES[i], amount: one / 100 }))
      const locations = [{ kind: 'area', id: ID, amount: amount / 100 }]
      return SaveFunding.safeParse({ data: { amount: given / 100, locations, objectives, otherName: 'Owls' } })
    }
    const issues = (given: number) =>
      parse(given).error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? []
    const isWhole = amount === total
    expect(issues(amount)).toEqual(isWhole ? [] : [['objectives', total > amount ? 'tooMuchGiven' : 'leftToGive']])
    const key = beside > 0 ? 'leftToGive' : 'tooMuchGiven'
    if (isWhole && Budget.safeParse((amount + beside) / 100).success)
      expect(issues(amount + beside)).toEqual([
        ['locations', key],
        ['objectives', key],
      ])
  }))
