import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tx } from '../../platform/db/tables.ts'
import { areaData, refusalOf, square, type TestPerson, useWorld, worldOn } from '../../testing/world.ts'

const { lasting } = useWorld()

/** Computes a person's score from the tables: one point for each area, plus the points granted, once for each cause. */
async function scoreByTheRule({ id }: TestPerson): Promise<number> {
  const { kysely } = lasting().deps.db
  const areas = await kysely
    .selectFrom('area')
    .select('id')
    .where('created_by', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  const grants = await kysely.selectFrom('score_grant').select('points').where('person_id', '=', id).execute()
  return areas.length + grants.reduce((sum, { points }) => sum + points, 0)
}
const insertAt = (person: TestPerson, lng: number, id = randomUUID()) =>
  person.call.measure.insert({ id, measure: square(lng, 53), data: areaData })

test.each<[string, (tx: Tx, id: string) => Promise<unknown>]>([
  ['erased', (tx, id) => tx.deleteFrom('auth.user').where('id', '=', id).execute()],
  ['disabled', (tx, id) => tx.updateTable('person').set({ disabled_at: new Date() }).where('id', '=', id).execute()],
])(
  'measure.insert: a person whose account was %s after the session was read is refused and leaves no area',
  async (_, change) => {
    const { make, deps } = lasting()
    const { kysely } = deps.db
    const person = await make.member()
    const who = await deps.sessions.of(person.cookie)
    const sessions = { ...deps.sessions, of: async () => who }
    const { callWith } = worldOn({ deps: { ...deps, sessions } }, deps.db)
    await change(kysely, person.id)
    expect(await refusalOf(insertAt({ ...person, call: callWith(person.cookie) }, 5))).toEqual({
      code: 'not-signed-in',
    })
    expect(await kysely.selectFrom('area').select('id').where('created_by', '=', person.id).execute()).toEqual([])
  },
)

test('measure.insert: three concurrent requests with the same id add one area and one reward, and all return the same answer', async () => {
  const { make } = lasting()
  await make.community(await make.owner(), square(6, 53, 0.1))
  const person = await make.member()
  const id = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => insertAt(person, 6.05, id)))
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(await person.call.account.me()).toMatchObject({ areaCount: 1, score: 1 + 5 + 5, medals: ['FIRST_AREA'] })
})

test('measure.insert: if two people insert an area with the same id concurrently, one of them is refused with conflict', async () => {
  const { make } = lasting()
  const people = [await make.member(), await make.member()]
  const id = randomUUID()
  const settled = await Promise.allSettled(people.map((person) => insertAt(person, 20, id)))
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = settled.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ message: 'conflict' })
})

test('measure.insert: four areas inserted concurrently finish the registration, and each reward is granted once', async () => {
  const { make } = lasting()
  const person = await make.member()
  await Promise.all([21, 22, 23, 24].map((lng) => insertAt(person, lng)))
  const me = await person.call.account.me()
  expect(me).toMatchObject({ areaCount: 4, finishedRegister: true, score: 4 + 4 * 5 })
  // Concurrent areas earn the medals in any order.
  expect(me?.medals.toSorted()).toEqual(['FIRST_AREA', 'FOUR_AREAS'])
  expect(me?.score).toBe(await scoreByTheRule(person))
  const { items } = await person.call.notice.list({})
  expect(items.map(({ kind }) => kind)).toEqual(['medal.granted', 'medal.granted'])
})

test('measure.insert: concurrent areas on the land of one community subscribe their creator once, with one notice', async () => {
  const { make, guest } = lasting()
  const land = await make.community(await make.owner(), square(26, 53, 0.1))
  const person = await make.member()
  const answers = await Promise.all([26.01, 26.03, 26.05].map((lng) => insertAt(person, lng)))
  expect(answers.flatMap(({ communities }) => communities)).toEqual([
    { id: land, title: 'Dunes of Texel', joined: true },
  ])
  expect((await guest.feed.land.one({ id: land })).subscribers).toBe(1)
  const { items } = await person.call.notice.list({})
  expect(items.filter(({ kind }) => kind === 'community.joined')).toHaveLength(1)
  expect((await person.call.account.me())?.score).toBe(3 + 15 + 5)
})

test('measure.insert: a repeated request returns the first answer again, with the same offer to join a community', async () => {
  const { make } = lasting()
  const land = await make.community(await make.owner(), square(28, 53, 0.1))
  const person = await make.member()
  await person.call.subscribe({ landId: land })
  await person.call.unsubscribe({ landId: land })
  const id = randomUUID()
  const first = await insertAt(person, 28.05, id)
  expect(first.communities).toEqual([{ id: land, title: 'Dunes of Texel', joined: false }])
  expect(await insertAt(person, 28.05, id)).toEqual(first)
})

test('subscribe, unsubscribe: after concurrent calls the community counts the person as a subscriber only if they are subscribed', async () => {
  const { make, guest } = lasting()
  const land = await make.community(await make.owner(), square(32, 53, 0.1))
  const person = await make.member()
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      person.call.subscribe({ landId: land }),
      person.call.unsubscribe({ landId: land }),
      person.call.subscribe({ landId: land }),
    ])
    const subs = (await person.call.account.me())?.subs ?? []
    expect((await guest.feed.land.one({ id: land })).subscribers).toBe(subs.length)
  }
})

test('measure.like: concurrent likes by the same person count as one', async () => {
  const { make, guest } = lasting()
  const measureId = await make.area(await make.member(), square(34, 53))
  const people = [await make.member(), await make.member(), await make.member()]
  await Promise.all(people.flatMap(({ call }) => [call.measure.like({ measureId }), call.measure.like({ measureId })]))
  const { area } = await guest.feed.measures.one({ id: measureId })
  // Three changes, so three new versions.
  expect(area).toMatchObject({ likes: 3, version: 4 })
})

test('measure.restore: a restored area that is a person’s fourth finishes the registration', async () => {
  const { make } = lasting()
  const person = await make.member()
  const first = await make.area(person, square(36, 53))
  await make.area(person, square(37, 53))
  await person.call.measure.delete({ measureId: first })
  await make.area(person, square(38, 53))
  await make.area(person, square(39, 53))
  await person.call.measure.restore({ measureId: first })
  expect(await person.call.account.me()).toMatchObject({ areaCount: 4, finishedRegister: true, score: 4 + 4 * 5 })
})

test('measure.update: six concurrent updates raise the version number of the area by six', async () => {
  const { make } = lasting()
  const person = await make.member()
  const measureId = await make.area(person, square(41, 53))
  const ratings = [1, 2, 3, 4, 5, 6]
  await Promise.all(ratings.map((rating) => person.call.measure.update({ measureId, data: { rating } })))
  expect((await person.call.feed.measures.one({ id: measureId })).own?.version).toBe(7)
})
