import { randomUUID } from 'node:crypto'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, square, type TestPerson, useWorld } from '../../testing/world.ts'

const { undone } = useWorld()

/** Returns a box whose position and size are in hundredths of a degree from longitude 5, latitude 53. */
const box = (x: number, y: number, width: number, height: number): AreaShape => {
  const [west, south, east, north] = [5 + x / 100, 53 + y / 100, 5 + (x + width) / 100, 53 + (y + height) / 100]
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
const WHOLE = box(0, 0, 10, 4)
const WEST = box(0, 0, 6.999, 4)
const EAST = box(7, 0, 3, 4)
const parts = { version: 1, kept: WEST, split: EAST, title: 'The eastern end' }
const ownOf = async ({ call }: TestPerson, id: string) => (await call.feed.measures.one({ id })).own

test(
  'measure.split: guests, other people, admins and a deleted area are refused',
  undone(async ({ make, guest }) => {
    const maker = await make.member()
    const measureId = await make.area(maker, WHOLE)
    const input = { measureId, ...parts }
    expect(await refusalOf(guest.measure.split(input))).toEqual({ code: 'not-signed-in' })
    for (const other of [await make.member(), await make.admin()])
      expect(await refusalOf(other.call.measure.split(input))).toEqual({ code: 'forbidden' })
    expect(await refusalOf(maker.call.measure.split({ ...input, measureId: randomUUID() }))).toEqual({
      code: 'not-found',
    })
    await maker.call.measure.delete({ measureId })
    expect(await refusalOf(maker.call.measure.split(input))).toEqual({ code: 'not-found' })
  }),
)

test(
  'measure.split: shapes that do not divide the area, an outdated version and used ids are refused, and the area stays unchanged',
  undone(async ({ make }) => {
    const [maker, other] = [await make.member(), await make.member()]
    const measureId = await make.area(maker, WHOLE)
    const usedId = await make.area(other)
    const split = (change: object) => maker.call.measure.split({ measureId, ...parts, ...change })
    for (const change of [{ kept: WHOLE }, { split: box(20, 0, 3, 4) }, { kept: box(0, 0, 2, 4) }])
      expect(await refusalOf(split(change))).toEqual({ code: 'bad-input', path: 'split', key: 'notSplit' })
    expect(await refusalOf(split({ title: ' ' }))).toEqual({ code: 'bad-input', path: 'title', key: 'required' })
    expect(await refusalOf(split({ split: square(5, 53, 1e-6) }))).toMatchObject({ code: 'bad-input', path: 'split' })
    for (const change of [{ version: 2 }, { id: usedId }, { id: measureId }])
      expect(await refusalOf(split(change))).toEqual({ code: 'conflict' })
    expect(await ownOf(maker, measureId)).toMatchObject({ version: 1, geometry: WHOLE })
    expect((await maker.call.account.me())?.areaCount).toBe(1)
  }),
)

test(
  'measure.split: likes, description and photos stay with the part that keeps the id; the new part copies only the rating and other answers',
  undone(async ({ make, guest }) => {
    const [maker, fan] = [await make.member(), await make.member()]
    const base64Image = (await jpeg()).toString('base64')
    const { id: photoId } = await maker.call.uploadImageFileBase64({ base64Image })
    const measureId = await make.area(maker, WHOLE, {
      description: 'Geese in March',
      descriptionPublic: true,
      explanation: 'Quiet',
      activities: ['cycling'],
      photoIds: [photoId],
    })
    await fan.call.measure.like({ measureId })
    const { kept, split } = await maker.call.measure.split({ measureId, ...parts, version: 2 })
    expect(kept).toMatchObject({ id: measureId, geometry: WEST, likes: 1, version: 3, description: 'Geese in March' })
    expect(kept.photos).toMatchObject([{ id: photoId }])
    expect(split).toMatchObject({
      title: 'The eastern end',
      geometry: EAST,
      likes: 0,
      description: '',
      descriptionPublic: true,
      photos: [],
      explanation: 'Quiet',
      activities: ['cycling'],
      rating: kept.rating,
      level: kept.level,
      frequency: kept.frequency,
    })
    expect((await guest.feed.measures.one({ id: split.id })).area.geometry).toEqual(EAST)
  }),
)

test(
  'measure.split: a repeated request returns the first answer, and the new part counts as an area but subscribes its maker to no community',
  undone(async ({ make }) => {
    const landId = await make.community(await make.owner())
    const maker = await make.member()
    const measureId = await make.area(maker, WHOLE)
    await maker.call.unsubscribe({ landId })
    const input = { measureId, ...parts, id: randomUUID() }
    const first = await maker.call.measure.split(input)
    expect(await maker.call.measure.split(input)).toEqual(first)
    // The score is one point for each of two areas, twice 5 for drawing them, and 5 for the community that the maker has left.
    expect(await maker.call.account.me()).toMatchObject({ areaCount: 2, score: 2 + 10 + 5, subs: [] })
    const kinds = (await maker.call.notice.list({})).items.map(({ kind }) => kind)
    expect(kinds).not.toContain('community.offered')
  }),
)

test(
  'measure.split, measure.merge: repeated splits and merges earn no further points',
  undone(async ({ make }) => {
    const maker = await make.member()
    const measureId = await make.area(maker, WHOLE)
    let version = 1
    for (let i = 0; i < 3; i++) {
      const { kept, split } = await maker.call.measure.split({ measureId, ...parts, version })
      const other = { otherId: split.id, otherVersion: split.version }
      const merging = { measureId, version: kept.version, ...other, geometry: WHOLE }
      version = (await maker.call.measure.merge(merging)).area.version
    }
    expect(await maker.call.account.me()).toMatchObject({ areaCount: 1, score: 1 + 10, finishedRegister: false })
  }),
)

test(
  'measure.split: the new part of an unverified person’s area is not-found for guests',
  undone(async ({ make, guest }) => {
    const maker = await make.member({ verified: false })
    const measureId = await make.area(maker, WHOLE)
    const { split } = await maker.call.measure.split({ measureId, ...parts })
    expect(await refusalOf(guest.feed.measures.one({ id: split.id }))).toEqual({ code: 'not-found' })
  }),
)
