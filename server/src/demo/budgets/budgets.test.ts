import { SaveFunding } from '@fieldfare/shared/funding.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../accounts.ts'
import { demoContent } from '../content.ts'
import { demoBudgets } from './budgets.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const content = demoContent(NOW)
const joined = new Map(content.people.map(({ id }) => [id, [content.communities[0]!.id]]))
const { budgets, agreed } = demoBudgets(content, joined, NOW)

test('nobody who can sign in has a budget, or agrees to research that they were not asked about', () => {
  const accounts = DEMO_ACCOUNTS.map(({ id }) => id as string)
  expect([...budgets, ...agreed].filter(({ personId }) => accounts.includes(personId))).toEqual([])
})

test('every budget could have been saved as it is, divided to the cent', () => {
  expect(budgets.length).toBeGreaterThan(30)
  const inEuros = <T extends { cents: number }>({ cents, ...share }: T) => ({ ...share, amount: cents / 100 })
  for (const { id, cents, locations, objectives, personId: _, locale: __, savedAt: ___, ...said } of budgets) {
    const data = {
      ...said,
      amount: cents / 100,
      locations: locations.map(inEuros),
      objectives: objectives.map(inEuros),
    }
    expect(SaveFunding.parse({ data, id })).toMatchObject({ id, data: { ...said, amount: cents } })
  }
})

test('places are one’s own, drawn by then, and no words are said twice', () => {
  const drawn = new Map(content.areas.map((area) => [area.id, area]))
  for (const { personId, savedAt, locations } of budgets)
    for (const { id } of locations.filter(({ kind }) => kind === 'area')) {
      expect(drawn.get(id)?.personId).toBe(personId)
      expect(drawn.get(id)!.createdAt.getTime()).toBeLessThan(savedAt.getTime())
    }
  const said = budgets.flatMap((one) => [one.reason, one.locationsReason, one.objectivesReason]).filter(Boolean)
  expect(said.length).toBeGreaterThan(12)
  expect(new Set(said).size).toBe(said.length)
})

test('nothing happens before its cause, nor after now; the same again at the same moment, and a day later a day later', () => {
  const since = new Map(content.people.map(({ id, registeredAt }) => [id, registeredAt.getTime()]))
  for (const { personId, at } of agreed) expect(at.getTime()).toBeGreaterThan(since.get(personId)!)
  for (const { savedAt } of budgets) expect(savedAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
  expect(demoBudgets(content, joined, NOW)).toEqual({ budgets, agreed })
  const later = new Date(NOW.getTime() + DAY_MS)
  const [first] = demoBudgets(demoContent(later), joined, later).budgets
  expect(first).toEqual({ ...budgets[0], savedAt: new Date(budgets[0]!.savedAt.getTime() + DAY_MS) })
})
