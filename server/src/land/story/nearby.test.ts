import type { NearbyView } from '@fieldfare/shared/story.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { refusalOf, square, type TestPerson, useWorld } from '../../testing/world.ts'
import { nearestAreas } from './nearby.ts'

const { undone, lasting } = useWorld()
const WORDS = 'Geese in March, and nobody else for hours.'
const HERE = { lng: 5, lat: 53 }
const photoOf = async ({ call }: TestPerson) =>
  (await call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id

test(
  'feed.stories.nearby: a point outside the map and an invalid cursor are refused',
  undone(async ({ guest }) => {
    for (const point of [
      { lng: 181, lat: 53 },
      { lng: 5, lat: 91 },
      { lng: Number.NaN, lat: 53 },
    ])
      expect(await refusalOf(guest.feed.stories.nearby(point))).toMatchObject({ code: 'bad-input' })
    expect(await refusalOf(guest.feed.stories.nearby({ ...HERE, cursor: 'x' }))).toMatchObject({ code: 'bad-input' })
  }),
)

test(
  'feed.stories.nearby: a point with coordinates very close to zero is accepted',
  undone(async ({ guest }) => {
    for (const lat of [5e-324, -5e-324, 1e-310])
      for (const lng of [0, lat])
        expect(await guest.feed.stories.nearby({ lng, lat })).toEqual({ items: [], next: null })
  }),
)

test(
  'feed.stories.nearby: public photos come first, then public stories, then the rest, each group by distance; far and deleted areas are left out',
  undone(async ({ make, guest }) => {
    const maker = await make.member()
    const at = (lng: number, data: object = {}) => make.area(maker, square(lng, 53, 0.001), data)
    const plain = await at(5.01)
    const told = await at(5.03, { description: WORDS, descriptionPublic: true })
    const farther = await at(5.08, { descriptionPublic: true, photoIds: [await photoOf(maker)] })
    const shown = await at(5.06, { descriptionPublic: true, photoIds: [await photoOf(maker)] })
    const hushed = await at(5.02, { description: WORDS, photoIds: [await photoOf(maker)] })
    await at(6)
    const deleted = await at(5.04)
    await maker.call.measure.delete({ measureId: deleted })
    const { items, next } = await guest.feed.stories.nearby(HERE)
    expect(items.map(({ id }) => id)).toEqual([shown, farther, told, plain, hushed])
    expect(next).toBeNull()
    expect(items[4]).not.toHaveProperty('description')
    // The distance of 0.06 degrees of longitude at 53 north.
    expect(items[0]?.metres).toBeCloseTo(4015, -2)
    expect(items[0]?.areaM2).toBeGreaterThan(1000)
    const pages: NearbyView[] = []
    for (let cursor: string | undefined; ;) {
      const page = await guest.feed.stories.nearby({ ...HERE, limit: 1, cursor })
      pages.push(...page.items)
      if (!page.next) break
      cursor = page.next
    }
    expect(pages).toEqual(items)
  }),
)

test('feed.stories.nearby: the nearest areas are read through an index, without sorting or reading all areas', async () => {
  const { deps, make } = lasting()
  const { kysely, pool } = deps.db
  const maker = await make.member()
  const model = await make.area(maker, square(-20, 10, 0.01))
  await sql`
    insert into area (id, created_by, title, description, explanation, activities, level, rating, frequency, geom, seen)
    select gen_random_uuid(), created_by, 'Place ' || i, '', '', '{}', level, rating, frequency,
      ST_MakeEnvelope(5 + (i % 60) * 0.01, 53 + (i / 60) * 0.01, 5.005 + (i % 60) * 0.01, 53.005 + (i / 60) * 0.01, 4326), true
    from area, generate_series(1, 3000) i where id = ${model}`.execute(kysely)
  await sql`analyze area`.execute(kysely)
  const query = nearestAreas(HERE).compile(kysely)
  const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Scan using area_geom\w* on area/)
  expect(plan).toMatch(/Order By: \(geom <->/)
  expect(plan).not.toMatch(/Sort|Seq Scan on area/)
})
