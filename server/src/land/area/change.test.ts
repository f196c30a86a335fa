import { AREA_INSTRUMENT } from '@fieldfare/shared/area.ts'
import { randomUUID } from 'node:crypto'
import type { Analitics } from '@fieldfare/shared/area.ts'
import type { AreaShape, Ring } from '@fieldfare/shared/geo/geometry.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { refusalOf, square, useWorld } from '../../testing/world.ts'
import { areaJobs } from './jobs.ts'

const { undone } = useWorld()

test(
  'measure.*: a guest’s update changes nothing, and a guest’s delete, restore, like and unlike are refused with not-signed-in',
  undone(async ({ make, guest }) => {
    const measureId = await make.area(await make.member())
    expect(await guest.measure.update({ measureId, data: { title: 'x' } })).toEqual({ updated: 0 })
    expect((await guest.feed.measures.one({ id: measureId })).area.title).toBe('The winding bit')
    for (const call of [guest.measure.delete, guest.measure.restore, guest.measure.like, guest.measure.unlike]) {
      expect(await refusalOf(call({ measureId }))).toEqual({ code: 'not-signed-in' })
    }
  }),
)

test(
  'measure.update: an admin’s update of another person’s area or of an unknown area changes nothing and returns updated: 0',
  undone(async ({ make, guest }) => {
    const measureId = await make.area(await make.member())
    const { call } = await make.admin()
    expect(await call.measure.update({ measureId, data: { title: 'Mine now' } })).toEqual({ updated: 0 })
    expect(await call.measure.update({ measureId: randomUUID(), data: { title: 'Mine now' } })).toEqual({ updated: 0 })
    expect((await guest.feed.measures.one({ id: measureId })).area.title).toBe('The winding bit')
  }),
)

test(
  'measure.delete, measure.restore: an admin is refused on an area of another person',
  undone(async ({ make }) => {
    const measureId = await make.area(await make.member())
    const { call } = await make.admin()
    expect(await refusalOf(call.measure.delete({ measureId }))).toEqual({ code: 'not-allowed' })
    expect(await refusalOf(call.measure.delete({ measureId: randomUUID() }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(call.measure.restore({ measureId }))).toEqual({ code: 'forbidden' })
  }),
)

test(
  'measure.update: invalid or unknown fields are refused, and the area stays unchanged',
  undone(async ({ make }) => {
    const person = await make.member()
    const measureId = await make.area(person)
    const update = (data: object) => person.call.measure.update({ measureId, data })
    expect(await refusalOf(update({ rating: 0 }))).toMatchObject({ path: 'data.rating', key: 'range' })
    expect(await refusalOf(update({ title: 'New', level: 'moon' }))).toMatchObject({ path: 'data.level' })
    expect(await refusalOf(update({ createdBy: person.id }))).toMatchObject({ key: 'unknown' })
    expect((await person.call.feed.measures.one({ id: measureId })).own).toMatchObject({
      title: 'The winding bit',
      version: 1,
    })
  }),
)

test(
  'measure.update: only the given fields change, and a moved area subscribes its creator to the communities it touches',
  undone(async ({ make }) => {
    const community = await make.community(await make.owner())
    const person = await make.member()
    const measureId = await make.area(person, square(8, 53), { description: 'By the lake', activities: ['cycling'] })
    const { updated, area } = await person.call.measure.update({
      measureId,
      data: { title: 'New', geometry: square(5.05, 53.05) },
    })
    expect(updated).toBe(1)
    expect(area).toMatchObject({ title: 'New', description: 'By the lake', activities: ['cycling'], version: 2 })
    expect((await person.call.account.me())?.subs).toEqual([community])
  }),
)

test(
  'measure.update: the surface subtracts holes, and analitics is stored but not returned',
  undone(async ({ make, deps }) => {
    const ring = (lng: number, lat: number, size: number) => square(lng, lat, size).coordinates[0] as Ring
    const holed: AreaShape = {
      type: 'MultiPolygon',
      coordinates: [[ring(5, 53, 0.1), ring(5.02, 53.02, 0.05)], [ring(5.2, 53, 0.1)]],
    }
    const person = await make.member()
    const areaId = await make.area(person, square(5, 53, 0.1))
    const measureId = await make.area(person)
    const analitics: z.output<typeof Analitics> = {
      mode: 'touch',
      tools: ['walk', 'freehand'],
      base: 'openfreemap',
      zoomFirst: 14.2,
      undos: 3,
    }
    const { area } = await person.call.measure.update({ measureId, data: { geometry: holed }, analitics })
    const { own } = await person.call.feed.measures.one({ id: areaId })
    expect((area?.areaM2 ?? 0) / (own?.areaM2 ?? 1)).toBeCloseTo(1.75, 2)
    expect(area).not.toHaveProperty('analitics')
    const row = await deps.db.kysely
      .selectFrom('area')
      .select('analitics')
      .where('id', '=', measureId)
      .executeTakeFirst()
    expect(row?.analitics).toEqual(analitics)
    expect(
      await refusalOf(person.call.measure.update({ measureId, data: {}, analitics: { mode: 'walk' } as never })),
    ).toMatchObject({ path: 'analitics.mode' })
  }),
)

test(
  'measure.delete, measure.restore: a deleted area is not-found for everyone until restored, and both calls are idempotent',
  undone(async ({ make, guest }) => {
    const person = await make.member()
    const measureId = await make.area(person)
    for (let i = 0; i < 2; i++) {
      expect(await person.call.measure.delete([measureId] as never)).toEqual({ deleted: 1, id: measureId })
      expect(await refusalOf(guest.feed.measures.one({ id: measureId }))).toEqual({ code: 'not-found' })
      expect((await person.call.feed.measures.mine({})).items).toEqual([])
    }
    for (let i = 0; i < 2; i++) {
      expect(await person.call.measure.restore({ measureId })).toEqual({ restored: 1, id: measureId })
      expect((await person.call.feed.measures.mine({})).items).toMatchObject([{ id: measureId, version: 3 }])
    }
  }),
)

test(
  'measure.like, measure.unlike: repeated likes of a verified person count once, and an unverified person is refused',
  undone(async ({ make, guest }) => {
    const measureId = await make.area(await make.member())
    const unverified = await make.member({ verified: false })
    expect(await refusalOf(unverified.call.measure.like({ measureId }))).toEqual({ code: 'not-verified' })
    const [one, two] = [await make.member(), await make.member()]
    await one.call.measure.like({ measureId })
    expect(await one.call.measure.like({ measureId })).toEqual({ id: measureId, likes: 1, mine: true })
    expect(await two.call.measure.like({ measureId })).toMatchObject({ likes: 2 })
    expect(await one.call.measure.unlike({ measureId })).toMatchObject({ likes: 1, mine: false })
    expect((await guest.feed.measures.one({ id: measureId })).area.likes).toBe(1)
    expect(await refusalOf(one.call.measure.like({ measureId: randomUUID() }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'feed.measures.one: a guest gets exactly the public fields',
  undone(async ({ make, guest }) => {
    const person = await make.member()
    const id = await make.area(person, square(5, 53), { description: 'a secret', explanation: 'why' })
    const { area, own, liked } = await guest.feed.measures.one({ id })
    expect(Object.keys(area).toSorted()).toEqual([
      'dateCreated',
      'geometry',
      'id',
      'level',
      'likes',
      'rating',
      'title',
      'version',
    ])
    expect({ own, liked }).toEqual({ own: null, liked: false })
    const tile = await guest.feed.measures.tile({ x: 65, y: 41 })
    expect(tile.items).toEqual([area])
    expect(await refusalOf(guest.feed.measures.tile({ x: 128, y: 0 }))).toMatchObject({
      code: 'bad-input',
      key: 'range',
    })
  }),
)

test(
  'measure.update: guests can read the description of an area only while descriptionPublic is true',
  undone(async ({ make, guest }) => {
    const person = await make.member()
    const id = await make.area(person, square(5, 53), { description: 'Geese in March', descriptionPublic: true })
    const read = async () => (await guest.feed.measures.one({ id })).area.description
    expect(await read()).toBe('Geese in March')
    expect((await guest.feed.measures.tile({ x: 65, y: 41 })).items).toMatchObject([{ description: 'Geese in March' }])
    const { area } = await person.call.measure.update({ measureId: id, data: { descriptionPublic: false } })
    expect(area).toMatchObject({ description: 'Geese in March', descriptionPublic: false, version: 2 })
    expect(await read()).toBeUndefined()
    await person.call.measure.update({ measureId: id, data: { title: 'New' } })
    expect(await read()).toBeUndefined()
    await person.call.measure.update({ measureId: id, data: { descriptionPublic: true } })
    expect(await read()).toBe('Geese in March')
  }),
)

test(
  'feed.measures.one: the area of an unverified person is not-found for guests, also with a public description',
  undone(async ({ make, guest }) => {
    const person = await make.member({ verified: false })
    const id = await make.area(person, square(5, 53), { description: 'Geese in March', descriptionPublic: true })
    expect(await refusalOf(guest.feed.measures.one({ id }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'feed.measures.mineTotals: land in several areas counts once in the joint surface, which is 0 for a person without areas',
  undone(async ({ make, deps }) => {
    const person = await make.member()
    expect(await person.call.feed.measures.mineTotals()).toEqual({ count: 0, jointKm2: 0 })
    await make.area(person, square(5, 53, 0.1))
    await make.area(person, square(5.05, 53, 0.1))
    await areaJobs(deps).measureAreas({ personId: person.id })
    // 0.15 by 0.1 degrees at 53 north is 111.7 km2.
    expect(await person.call.feed.measures.mineTotals()).toEqual({ count: 2, jointKm2: 112 })
  }),
)

test(
  'measure.insert, measure.update: a rating is stored with the current version of the questionnaire; a change of title keeps the stored version',
  undone(async ({ make, deps }) => {
    const person = await make.member()
    const measureId = await make.area(person)
    const kept = () =>
      deps.db.kysely.selectFrom('area').select('instrument').where('id', '=', measureId).executeTakeFirst()
    expect(await kept()).toEqual({ instrument: AREA_INSTRUMENT })
    await deps.db.kysely.updateTable('area').set({ instrument: 'earlier' }).where('id', '=', measureId).execute()
    await person.call.measure.update({ measureId, data: { title: 'Another name' } })
    expect(await kept()).toEqual({ instrument: 'earlier' })
    await person.call.measure.update({ measureId, data: { rating: 3 } })
    expect(await kept()).toEqual({ instrument: AREA_INSTRUMENT })
  }),
)

test(
  'measure.update: a change based on an outdated version is refused with conflict, and a change based on the current version is applied',
  undone(async ({ make }) => {
    const person = await make.member()
    const measureId = await make.area(person)
    const own = async () => (await person.call.feed.measures.one({ id: measureId })).own
    const since = (await own())?.updatedAt ?? ''
    expect(
      await refusalOf(person.call.measure.update({ measureId, data: { title: 'x' }, since: 'yesterday' })),
    ).toMatchObject({
      code: 'bad-input',
    })
    await person.call.measure.update({ measureId, data: { title: 'From the tablet' }, since })
    const late = { measureId, data: { title: 'From the phone', geometry: square(4.9, 52.4, 0.02) }, since }
    for (const _ of [1, 2])
      expect(await refusalOf(person.call.measure.update(late))).toMatchObject({ code: 'conflict' })
    expect(await own()).toMatchObject({ title: 'From the tablet' })
    // A like does not count as a change of the area.
    await (await make.member()).call.measure.like({ measureId })
    const now = (await own())?.updatedAt ?? ''
    expect(await person.call.measure.update({ ...late, since: now })).toMatchObject({
      updated: 1,
      area: { title: 'From the phone' },
    })
  }),
)
