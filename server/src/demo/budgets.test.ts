import { SaveFunding } from '@fieldfare/shared/funding.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { idOf, readDemo } from './readData.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const { person: people, area: areas, funding: budgets } = readDemo(NOW)
const agreed = people.flatMap(({ name, consent }) =>
  consent.map(({ given_at }) => ({ person_id: idOf(name), given_at })),
)

test('readDemo: the people of the demo accounts have no budget and no research consent', () => {
  const accounts = DEMO_ACCOUNTS.map(({ id }) => id)
  expect([...budgets, ...agreed].filter(({ person_id }) => accounts.includes(person_id))).toEqual([])
})

test('readDemo: every budget is accepted by SaveFunding, divided to the cent', () => {
  expect(budgets.length).toBeGreaterThan(30)
  for (const { id, budget_cents, funding_location, funding_objective, ...said } of budgets) {
    const texts = {
      reason: said.reason,
      locationsReason: said.locations_reason,
      objectivesReason: said.objectives_reason,
      otherName: said.other_name,
    }
    const data = {
      ...texts,
      amount: Number(budget_cents) / 100,
      locations: funding_location.map(({ area_id, community_id, amount_cents }) => ({
        kind: area_id ? 'area' : 'community',
        id: area_id ?? community_id,
        amount: Number(amount_cents) / 100,
      })),
      objectives: funding_objective.map(({ objective, amount_cents }) => {
        return { objective, amount: Number(amount_cents) / 100 }
      }),
    }
    expect(SaveFunding.parse({ data, id })).toMatchObject({ id, data: { ...texts, amount: budget_cents } })
  }
})

test('readDemo: the areas in a budget are the person’s own and drawn before it, and reasons do not repeat', () => {
  const drawn = new Map(areas.map((area) => [area.id, area]))
  for (const { person_id, created_at, funding_location } of budgets)
    for (const { area_id } of funding_location) {
      if (area_id === null) continue
      expect(drawn.get(area_id)?.created_by).toBe(person_id)
      expect(drawn.get(area_id)!.created_at.getTime()).toBeLessThan(created_at.getTime())
    }
  const texts = budgets.flatMap((one) => [one.reason, one.locations_reason, one.objectives_reason]).filter(Boolean)
  expect(texts.length).toBeGreaterThan(12)
  expect(new Set(texts).size).toBe(texts.length)
})

test('readDemo: consents follow the registration, no budget is in the future, and a later clock moves the times of budgets', () => {
  const since = new Map(people.map(({ name, created_at }) => [idOf(name), created_at.getTime()]))
  for (const { person_id, given_at } of agreed) expect(given_at.getTime()).toBeGreaterThan(since.get(person_id)!)
  for (const { created_at } of budgets) expect(created_at.getTime()).toBeLessThanOrEqual(NOW.getTime())
  const later = new Date(NOW.getTime() + DAY_MS)
  const [first] = readDemo(later).funding
  expect(first).toEqual({ ...budgets[0], created_at: new Date(budgets[0]!.created_at.getTime() + DAY_MS) })
})
