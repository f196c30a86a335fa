import { randomUUID } from 'node:crypto'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { CONSENT_VERSIONS } from '@fieldfare/shared/consent.ts'
import { square, type TestPerson, type World } from './world.ts'

/** Returns the input of a budget of 100 euros for one area. */
export const budgetFor = (id: string, data: object = {}) => ({
  data: {
    amount: 100,
    locations: [{ kind: 'area' as const, id, amount: 100 }],
    objectives: [
      { objective: 'biodiversity conservation' as const, amount: '60' },
      { objective: 'other' as const, amount: 40 },
    ],
    otherName: 'Quiet nights',
    ...data,
  },
})

/** Adds areas of a person, beside each other, with these ratings; each is a second newer than the previous one. */
export async function areasRated(world: World, person: TestPerson, ratings: number[]): Promise<string[]> {
  const ids: string[] = []
  for (const [at, rating] of ratings.entries()) {
    const shape: AreaShape = square(20 + at * 0.1, 53)
    const id = await world.make.area(person, shape, { rating, title: `Rated ${rating}` })
    const created_at = new Date(Date.now() - (ratings.length - at) * 1000)
    await world.deps.db.kysely.updateTable('area').set({ created_at }).where('id', '=', id).execute()
    ids.push(id)
  }
  return ids
}

/** Gives a person's consents that the study needs. */
export async function agree({ call }: TestPerson): Promise<void> {
  for (const purpose of ['research', 'experiment'] as const)
    await call.consent.give({ id: randomUUID(), purpose, version: CONSENT_VERSIONS[purpose], locale: 'en-us' })
}
