import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { areaData, refusalOf, square, useWorld } from '../../testing/world.ts'

const { undone } = useWorld()

test(
  'measure.insert: a guest is refused with account-required',
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.measure.insert({ measure: square(5, 53), data: areaData }))).toEqual({
      code: 'account-required',
    })
  }),
)

test.each([
  ['no rating', { ...areaData, rating: undefined }, 'data.rating', 'required'],
  ['a rating of 11', { ...areaData, rating: 11 }, 'data.rating', 'range'],
  ['a rating of 7.5', { ...areaData, rating: 7.5 }, 'data.rating', 'whole'],
  ['a rating that is no number', { ...areaData, rating: Number.NaN }, 'data.rating', 'required'],
  ['an unknown level', { ...areaData, level: 'moon' }, 'data.level', 'required'],
  ['no title', { ...areaData, title: '   ' }, 'data.title', 'required'],
  ['a title of 51', { ...areaData, title: 'x'.repeat(51) }, 'data.title', 'tooLong'],
  ['a description of 1001', { ...areaData, description: 'x'.repeat(1001) }, 'data.description', 'tooLong'],
  ['an unknown field', { ...areaData, admin: true }, 'data', 'unknown'],
  ['a control character', { ...areaData, title: 'a\u0000b' }, 'data.title', 'characters'],
])('measure.insert: %s is refused with the path in the input and the reason', (_name, data, path, key) =>
  undone(async ({ make }) => {
    const { call } = await make.member()
    const refused = await refusalOf(call.measure.insert({ measure: square(5, 53), data: data as never }))
    expect(refused).toEqual({ code: 'bad-input', path, key })
  })(),
)

test.each([
  [
    'a line that crosses itself',
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [0, 1],
          [1, 0],
          [0, 0],
        ],
      ],
    },
    'crossing',
  ],
  [
    'two points',
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    },
    'tooFewPoints',
  ],
  [
    'an open ring',
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      ],
    },
    'unclosed',
  ],
  ['a latitude of 86', square(5, 85.5, 0.6), 'outOfRange'],
  ['a point', { type: 'Point', coordinates: [5, 53] }, 'geometry'],
  ['null', null, 'required'],
  ['less than a square metre', square(5, 53, 1e-5), 'empty'],
])('measure.insert: a shape of %s is refused', (_name, measure, key) =>
  undone(async ({ make }) => {
    const { call } = await make.member()
    const refused = await refusalOf(call.measure.insert({ measure: measure as never, data: areaData }))
    expect(refused).toEqual({ code: 'bad-input', path: 'measure', key })
  })(),
)

test(
  'measure.insert: half a surrogate pair or a null character in a field of analitics is refused with the path of that field',
  undone(async ({ make }) => {
    const { call } = await make.member()
    for (const analitics of [{ base: '\ud800' }, { baseVersion: 'a\udc00' }, { source: '\u0000' }])
      expect(await refusalOf(call.measure.insert({ measure: square(5, 53), data: areaData, analitics }))).toEqual({
        code: 'bad-input',
        path: `analitics.${Object.keys(analitics)[0]}`,
        key: 'characters',
      })
  }),
)

test(
  'measure.insert: the id of another person’s area is refused with conflict, and no area is added',
  undone(async ({ make }) => {
    const [first, other] = [await make.member(), await make.member()]
    const id = await make.area(other)
    expect(await refusalOf(first.call.measure.insert({ id, measure: square(5, 53), data: areaData }))).toEqual({
      code: 'conflict',
    })
    expect((await first.call.account.me())?.areaCount).toBe(0)
  }),
)

test(
  'measure.insert: a repeated request returns the first answer and adds no reward',
  undone(async ({ make, deps }) => {
    const owner = await make.owner()
    await make.community(owner)
    const { call } = await make.member()
    const request = { id: randomUUID(), measure: square(5.05, 53.05), data: areaData }
    const first = await call.measure.insert(request)
    expect(first.communities).toHaveLength(1)
    expect(await call.measure.insert(request)).toEqual(first)
    // The person may delete their notifications.
    await deps.db.kysely.deleteFrom('notification').execute()
    expect(await call.measure.insert(request)).toEqual(first)
    // The area counts as one point, with 5 more for drawing it and 5 for the community it touches.
    expect(await call.account.me()).toMatchObject({ areaCount: 1, score: 11, medals: ['FIRST_AREA'] })
  }),
)

test(
  'measure.insert: accepts its arguments as an array in a fixed order, in place of an object',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const { area } = await call.measure.insert([square(5, 53), areaData, { mode: 'touch' }] as never)
    expect(area).toMatchObject({ title: areaData.title, rating: 9, likes: 0, description: '', activities: [] })
  }),
)

test(
  'measure.insert: the creator joins, once, each community that the area touches, and only gets an offer to rejoin a community they left',
  undone(async ({ make }) => {
    const owner = await make.owner()
    const touched = await make.community(owner)
    await make.community(owner, square(8, 50), { title: 'Elsewhere' })
    const { call } = await make.member()
    const first = await call.measure.insert({ measure: square(5.05, 53.05), data: areaData })
    expect(first.communities).toEqual([{ id: touched, title: 'Dunes of Texel', joined: true }])
    expect((await call.account.me())?.subs).toEqual([touched])
    const again = await call.measure.insert({ measure: square(5.06, 53.06), data: areaData })
    expect(again.communities).toEqual([])

    await call.unsubscribe({ landId: touched })
    const after = await call.measure.insert({ measure: square(5.07, 53.07), data: areaData })
    expect(after.communities).toEqual([{ id: touched, title: 'Dunes of Texel', joined: false }])
    const me = await call.account.me()
    expect(me?.subs).toEqual([])
    // One point for each of three areas, three times 5 for drawing them, and 5 once for the community.
    expect(me?.score).toBe(3 + 15 + 5)
    const kinds = (await call.notice.list({})).items.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'community.joined')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'community.offered')).toHaveLength(1)
  }),
)

test(
  'measure.insert: an area on the land of a system community does not subscribe its creator',
  undone(async ({ make }) => {
    const admin = await make.admin()
    await make.community(admin, square(5, 53, 0.1), { system: true })
    const { call } = await make.member()
    const { communities } = await call.measure.insert({ measure: square(5.05, 53.05), data: areaData })
    expect(communities).toEqual([])
  }),
)

test(
  'measure.insert: the fourth area finishes the registration for good, and an area drawn in place of a deleted one earns no further reward',
  undone(async ({ make }) => {
    const person = await make.member()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push(await make.area(person, square(6 + i, 53)))
    expect((await person.call.account.me())?.finishedRegister).toBe(false)
    ids.push(await make.area(person, square(9, 53)))
    expect(await person.call.account.me()).toMatchObject({ finishedRegister: true, score: 4 + 20 })

    await person.call.measure.delete({ measureId: ids[0] ?? '' })
    expect(await person.call.account.me()).toMatchObject({ finishedRegister: true, areaCount: 3, score: 3 + 20 })
    await make.area(person, square(11, 53))
    expect(await person.call.account.me()).toMatchObject({
      areaCount: 4,
      score: 4 + 20,
      medals: ['FIRST_AREA', 'FOUR_AREAS'],
    })
  }),
)

test(
  'measure.insert: the area of an unverified person is not-found for guests',
  undone(async ({ make, guest }) => {
    const person = await make.member({ verified: false })
    const id = await make.area(person)
    expect((await person.call.feed.measures.one({ id })).own?.id).toBe(id)
    expect(await refusalOf(guest.feed.measures.one({ id }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'measure.insert: removes the saved draft that has the id of the inserted area',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const id = randomUUID()
    const draft = { kind: 'area' as const, key: id, content: {}, step: 'level', version: 0 }
    await call.draft.save({ ...draft, editedAt: new Date().toISOString() })
    await call.measure.insert({ id, measure: square(5, 53), data: areaData })
    expect(await call.draft.list()).toEqual([])
  }),
)
