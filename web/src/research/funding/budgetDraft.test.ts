import { type FundablePlace, type FundingView, SaveFunding } from '@fieldfare/shared/funding.ts'
import { BUDGET_MAX } from '@fieldfare/shared/limits.ts'
import { splitEqually } from '@fieldfare/shared/money.ts'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BudgetDraft,
  budgetIssues,
  budgetStep,
  dataOf,
  draftOf,
  leftIn,
  newDraft,
  shareCents,
  amountText,
  splitAmong,
} from './budgetDraft.ts'
import { rounded, steppedBy } from './ShareRow.tsx'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const OTHER = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'
const place = (id: string): FundablePlace => ({
  kind: 'area',
  id,
  title: 'The Slufter',
  level: 'world',
  geometry: { type: 'Polygon', coordinates: [] },
})
const complete = BudgetDraft.parse({
  amount: '100',
  places: [
    { kind: 'area', id: ID, amount: '99,99' },
    { kind: 'community', id: OTHER, amount: '0.01' },
  ],
  objectives: { ...newDraft([]).objectives, 'cultural projects': '100' },
})
const keysAt = (draft: BudgetDraft, step: Parameters<typeof budgetIssues>[1]) =>
  budgetIssues(draft, step).map(({ path, key }) => `${path.join('.')} ${key}`)

test('budgetIssues reports the issues of the given step only', () => {
  const empty = newDraft([place(ID)])
  expect(keysAt(empty, 'introduction')).toEqual([])
  expect(keysAt(empty, 'amount')).toEqual(['data.amount required'])
  expect(keysAt({ ...complete, amount: '100.01' }, 'locations')).toEqual(['data.locations leftToGive'])
  expect(keysAt({ ...complete, amount: '99' }, 'objectives')).toEqual(['data.objectives tooMuchGiven'])
  const wrong = complete.places.with(0, { kind: 'area', id: ID, amount: 'ten' })
  expect(keysAt({ ...complete, places: wrong }, 'locations')).toEqual(['data.locations number'])
  // An issue of another step does not hide a wrong sum.
  expect(keysAt({ ...complete, places: [], otherName: 'x'.repeat(60), amount: '99' }, 'objectives')).toEqual([
    'data.otherName tooLong',
    'data.objectives tooMuchGiven',
  ])
  const unnamed = { ...complete.objectives, 'cultural projects': '99', other: '1' }
  expect(keysAt({ ...complete, objectives: unnamed }, 'objectives')).toEqual(['data.otherName goalUnnamed'])
})

test('budgetStep returns the first incomplete step if a later step is requested', () => {
  const empty = newDraft([place(ID)])
  expect(budgetStep(empty, undefined)).toBe('introduction')
  expect(budgetStep(empty, 'finalize')).toBe('amount')
  expect(budgetStep({ ...empty, amount: '5' }, 'objectives')).toBe('locations')
  expect(budgetStep(complete, 'finalize')).toBe('finalize')
  expect(budgetStep(complete, 'amount')).toBe('amount')
  expect(budgetStep(complete, 'nonsense')).toBe('finalize')
})

test('BudgetDraft replaces malformed fields of a stored draft with empty ones', () => {
  expect(BudgetDraft.parse({ amount: 5, places: [{ kind: 'moon' }], objectives: null })).toMatchObject({
    amount: '',
    places: [],
    objectives: { other: '' },
  })
})

test('shareCents returns 0 for empty text and zeros, and null for invalid amounts; dataOf omits shares of 0', () => {
  expect(['', ' ', '0', '0,00', '0.0', '00'].map(shareCents)).toEqual([0, 0, 0, 0, 0, 0])
  expect(['x', '-1', '1,001', '5000,01', '1.000,00'].map(shareCents)).toEqual([null, null, null, null, null])
  const draft = { ...complete, places: [...complete.places, { kind: 'area' as const, id: OTHER, amount: '0' }] }
  expect(dataOf(draft).locations).toHaveLength(2)
  expect(dataOf(draft).objectives).toEqual([{ objective: 'cultural projects', amount: '100' }])
})

test('draftOf returns a saved budget without the places that no longer exist', () => {
  const saved: FundingView = {
    id: OTHER,
    amount: 100.5,
    reason: 'Geese',
    divided: true,
    locations: [
      { amount: 60.5, place: place(ID) },
      { amount: 40, place: null },
    ],
    locationsReason: '',
    objectives: [{ objective: 'other', amount: 100.5 }],
    objectivesReason: '',
    otherName: 'Quiet',
    savedAt: '2026-01-01T00:00:00.000Z',
  }
  const draft = draftOf(saved, [place(ID), place(OTHER)], ',')
  expect(draft).toMatchObject({ amount: '100,50', reason: 'Geese', otherName: 'Quiet' })
  expect(draft.places).toEqual([{ kind: 'area', id: ID, amount: '60,50' }])
  expect(draft.id).not.toBe(OTHER)
  expect(keysAt(draft, 'locations')).toEqual(['data.locations leftToGive'])
  // If only the amount was saved, the draft starts with the person's areas.
  expect(draftOf({ ...saved, divided: false, locations: [] }, [place(ID)], ',').places).toHaveLength(1)
  expect(amountText(123_400, ',')).toBe('1234')
})

const budget = fc.integer({ min: 100, max: BUDGET_MAX * 100 })

test('dataOf and draftOf keep all shares of an equally divided budget to the cent, with a decimal comma or point', () =>
  holds([budget, fc.integer({ min: 1, max: 9 }), fc.constantFrom(',', '.')], (cents, parts, decimal) => {
    const shares = splitEqually(cents, parts).map((share) => amountText(share, decimal))
    const draft = {
      ...complete,
      amount: amountText(cents, decimal),
      places: shares.map((amount) => ({ kind: 'area' as const, id: crypto.randomUUID(), amount })),
      objectives: { ...newDraft([]).objectives, 'cultural projects': amountText(cents, decimal) },
    }
    expect(leftIn(draft, shares)).toBe(0)
    const { data } = SaveFunding.parse({ data: dataOf(draft) })
    expect(data.locations.map(({ amount }) => amount)).toEqual(splitEqually(cents, parts))
    const saved: FundingView = {
      id: OTHER,
      ...data,
      amount: cents / 100,
      divided: true,
      locations: data.locations.map(({ id, amount }) => ({ amount: amount / 100, place: place(id) })),
      objectives: data.objectives.map(({ objective, amount }) => ({ objective, amount: amount / 100 })),
      savedAt: '2026-01-01T00:00:00.000Z',
    }
    expect(dataOf(draftOf(saved, [], decimal))).toEqual(dataOf(draft))
  }))

test('steppedBy and rounded move a slider in whole euros and to both ends of the budget', () => {
  expect(steppedBy('ArrowRight', 2250, 10_001)).toBe(2350)
  expect(steppedBy('PageDown', 2250, 10_001)).toBe(1250)
  expect([steppedBy('Home', 5, 10_001), steppedBy('End', 5, 10_001)]).toEqual([0, 10_001])
  expect(steppedBy('Tab', 5, 10_001)).toBeNull()
  expect(rounded(2349, 1000, 10_001)).toBe(2300)
  expect(rounded(10_001, 1000, 10_001)).toBe(10_001)
  // A screen reader asks for the smallest step, in either direction.
  expect([rounded(1001, 1000, 10_001), rounded(999, 1000, 10_001)]).toEqual([1100, 900])
})

test('splitAmong divides a budget to the cent over the shares that take part, and leaves the other shares empty', () => {
  expect(splitAmong(100_00, [true, true, true, false], ',')).toEqual(['33,34', '33,33', '33,33', ''])
  expect(splitAmong(100_00, [true, false, true, false], '.')).toEqual(['50', '', '50', ''])
  expect(splitAmong(100_00, [false, false], '.')).toEqual(['', ''])
})
