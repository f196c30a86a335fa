import { randomUUID } from 'node:crypto'
import type { NearView } from '@fieldfare/shared/story.ts'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'

const { undone } = useWorld()

async function treasureAt(
  { call }: TestPerson,
  communityId: string,
  [lng, lat]: [number, number],
  placeHidden = false,
) {
  const base64Images = [(await jpeg()).toString('base64')]
  const geometry = { type: 'Point' as const, coordinates: [lng, lat] as [number, number] }
  return (await call.addTreasure({ communityId, data: { title: 'An orchid', geometry, base64Images, placeHidden } })).id
}
const nearTo = async ({ guest }: World, id: string) => (await guest.feed.stories.near({ id })).items
const idsOf = (items: NearView[]) => items.map(({ id }) => id)

test(
  'feed.stories.around, feed.stories.near: an unknown or deleted area is not-found, and an unpublished area is not-found except for its maker',
  undone(async (world) => {
    const { make, guest } = world
    const maker = await make.member({ verified: false })
    const hidden = await make.area(maker)
    const erased = await make.member()
    const deleted = await make.area(erased)
    await erased.call.measure.delete({ measureId: deleted })
    for (const id of [randomUUID(), hidden, deleted]) {
      expect(await refusalOf(guest.feed.stories.around({ id }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(guest.feed.stories.near({ id }))).toEqual({ code: 'not-found' })
    }
    expect(await refusalOf(guest.feed.stories.near({ id: 'x' }))).toMatchObject({ code: 'bad-input' })
    expect((await maker.call.feed.stories.near({ id: hidden })).items).toEqual([])
  }),
)

test(
  'feed.stories.around: returns published communities, and the average rating of overlapping areas of other people',
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    const community = await make.community(owner, square(5, 53, 0.1))
    await make.community(await make.owner({ verified: false }), square(5, 53, 0.1), { title: 'Not yet' })
    const maker = await make.member()
    const id = await make.area(maker, square(5.05, 53.05))
    await make.area(maker, square(5.05, 53.05), { rating: 1 })
    for (const rating of [8, 9]) await make.area(await make.member(), square(5.055, 53.055), { rating })
    await make.area(await make.member({ verified: false }), square(5.05, 53.05), { rating: 1 })
    expect(await guest.feed.stories.around({ id })).toEqual({
      communities: [{ id: community, title: 'Dunes of Texel', geometry: expect.objectContaining({ type: 'Polygon' }) }],
      overlapping: { count: 2, atLeast: false, rating: 8.5, people: null },
    })
  }),
)

test(
  'feed.stories.around: the number of people is null below five; a person who shows their name counts once, other people once per area',
  undone(async ({ deps, make, guest }) => {
    const id = await make.area(await make.member(), square(5.05, 53.05))
    const peopleHere = async () => (await guest.feed.stories.around({ id })).overlapping
    for (let person = 1; person <= 4; person++) await make.area(await make.member(), square(5.05, 53.05))
    const fifth = await make.member({ verified: false })
    await make.area(fifth, square(5.05, 53.05))
    expect(await peopleHere()).toMatchObject({ count: 4, people: null })
    const sixth = await make.member()
    for (let area = 1; area <= 2; area++) await make.area(sixth, square(5.05, 53.05))
    expect(await peopleHere()).toMatchObject({ count: 6, people: 6 })
    await deps.db.kysely.updateTable('person').set({ show_name: true }).where('id', '=', sixth.id).execute()
    expect(await peopleHere()).toMatchObject({ count: 6, people: 5 })
  }),
)

test(
  'feed.stories.near: returns published areas and treasures in pages, the nearest first',
  undone(async (world) => {
    const { make, guest } = world
    const owner = await make.owner()
    const communityId = await make.community(owner, square(5, 53, 0.2))
    const maker = await make.member()
    const id = await make.area(maker, square(5.05, 53.05))
    const overlapping = await make.area(maker, square(5.055, 53.055))
    const beside = await make.area(maker, square(5.1, 53.05))
    await make.area(maker, square(6.5, 53.05))
    await make.area(await make.member({ verified: false }), square(5.05, 53.05))
    const find = await treasureAt(owner, communityId, [5.08, 53.055])
    const items = await nearTo(world, id)
    expect(idsOf(items)).toEqual([overlapping, find, beside])
    expect(items).toMatchObject([
      { kind: 'area', metres: 0, level: 'living area' },
      { kind: 'content', ref: { kind: 'treasure', id: find }, communityId, placeHidden: false },
      { kind: 'area' },
    ])
    // The distances of 0.02 and 0.04 degrees of longitude at 53 north.
    expect(items[1]?.metres).toBeCloseTo(1336, -1)
    expect(items[2]?.metres).toBeCloseTo(2674, -1)
    const pages: NearView[] = []
    for (let cursor: string | undefined; ;) {
      const { items: page, next } = await guest.feed.stories.near({ id, limit: 1, cursor })
      pages.push(...page)
      if (!next) break
      cursor = next
    }
    expect(pages).toEqual(items)
    await owner.call.deleteTreasure({ treasureId: find, reason: '' })
    expect(idsOf(await nearTo(world, id))).toEqual([overlapping, beside])
  }),
)

test(
  'feed.stories.near: the distance of a treasure with a hidden place is that of its grid square',
  undone(async (world) => {
    const { make } = world
    const owner = await make.owner()
    const communityId = await make.community(owner, square(5, 53, 0.2))
    const id = await make.area(owner, square(5.05, 53.05))
    for (const place of [
      [5.0912, 53.0512],
      [5.0988, 53.0588],
    ] as [number, number][])
      await treasureAt(owner, communityId, place, true)
    const [one, other] = await nearTo(world, id)
    expect(one).toMatchObject({ place: { lng: 5.095, lat: 53.055 }, placeHidden: true })
    expect(other).toMatchObject({ place: { lng: 5.095, lat: 53.055 }, metres: one?.metres })
  }),
)
