import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { useSite } from '../../testing/testSite.ts'
import { refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { countProof } from './countProof.ts'
import { CHECKED_MS, shownWelcome } from './shownWelcome.ts'

const { undone, lasting, app } = useWorld()
const { build } = useSite(app)

const WORDS = 'Geese in March, and nobody else for hours.'
const STORY = { title: 'The dike', description: WORDS, descriptionPublic: true, rating: 9 }
const photoOf = async ({ call }: TestPerson) =>
  (await call.uploadImageFileBase64({ base64Image: (await jpeg()).toString('base64') })).id

async function tell({ make }: World, maker: TestPerson, data: object = {}): Promise<string> {
  const photoIds = [await photoOf(maker)]
  return make.area(maker, square(5, 53), { ...STORY, photoIds, ...data })
}

const placeOf = async ({ guest }: World, locale: 'en-us' | 'nl-nl' = 'en-us') =>
  (await guest.feed.welcome.shown({ locale })).place

test(
  'feed.welcome.shown: an unknown language is refused',
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.feed.welcome.shown({ locale: 'xx' as 'en-us' }))).toMatchObject({ code: 'bad-input' })
  }),
)

test(
  'feed.welcome.shown: an area that is private, rated low, with a short description, without a photo or not yet public is not shown',
  undone(async (world) => {
    const { make, deps } = world
    const one = await make.member()
    await tell(world, one, { descriptionPublic: false })
    await tell(world, one, { rating: 7 })
    await tell(world, one, { description: 'Nice' })
    await tell(world, one, { photoIds: [] })
    const unseen = await tell(world, one)
    await deps.db.kysely.updateTable('area').set({ seen: false }).where('id', '=', unseen).execute()
    expect(await placeOf(world)).toBeNull()
  }),
)

test(
  'feed.welcome.shown: the place has the description, photo and outline of its area, and no name of a person',
  undone(async (world) => {
    const maker = await world.make.member({ name: 'Marit Bakker' })
    const id = await tell(world, maker)
    const place = await placeOf(world)
    expect(place).toMatchObject({ id, title: 'The dike', words: WORDS, locale: 'en-us', photo: { width: 300 } })
    expect(place?.outline).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+z$/)
    const all = JSON.stringify(place)
    expect(all).not.toContain('Marit')
    expect(all).not.toContain(maker.id)
  }),
)

test(
  'feed.welcome.shown: an area is no longer shown once it is made private, reported, hidden or deleted',
  undone(async (world) => {
    const { make } = world
    const [maker, reader, admin] = [await make.member(), await make.member(), await make.admin()]
    const id = await tell(world, maker)
    expect((await placeOf(world))?.id).toBe(id)
    await maker.call.measure.update({ measureId: id, data: { descriptionPublic: false } })
    expect(await placeOf(world)).toBeNull()
    await maker.call.measure.update({ measureId: id, data: { descriptionPublic: true } })
    expect((await placeOf(world))?.id).toBe(id)
    await reader.call.story.report({ measureId: id, text: 'Advertising' })
    expect(await placeOf(world)).toBeNull()
    await admin.call.story.keep({ measureId: id })
    expect((await placeOf(world))?.id).toBe(id)
    await admin.call.story.hide({ measureId: id, reason: 'It sells something' })
    expect(await placeOf(world)).toBeNull()
    await admin.call.story.show({ measureId: id })
    await maker.call.measure.delete({ measureId: id })
    expect(await placeOf(world)).toBeNull()
  }),
)

test(
  'shownWelcome: the shown area is the newest of its maker, and is replaced half a minute after its deletion',
  undone(async (world) => {
    const { make, deps } = world
    const [one, other] = [await make.member(), await make.member()]
    const older = await tell(world, one)
    await deps.db.kysely
      .updateTable('area')
      .set({ created_at: sql<Date>`now() - interval '1 day'` })
      .where('id', '=', older)
      .execute()
    const newer = await tell(world, one)
    const others = await tell(world, other)
    let time = Date.parse('2026-05-04T10:00:01Z')
    const at = (later: number) => shownWelcome({ ...deps, now: () => (time += later) }, 'en-us')
    const first = (await at(0)).place?.id ?? ''
    expect([newer, others]).toContain(first)
    await (first === newer ? one : other).call.measure.delete({ measureId: first })
    expect((await at(CHECKED_MS - 1)).place?.id).toBe(first)
    expect((await at(1)).place?.id).not.toBe(first)
  }),
)

test(
  'shownWelcome: the next hour shows another area',
  undone(async (world) => {
    const { make, deps } = world
    const told = [await tell(world, await make.member()), await tell(world, await make.member())]
    const hourly = async (hour: number) =>
      (await shownWelcome({ ...deps, now: () => hour * 3_600_000 }, 'en-us')).place?.id
    expect([await hourly(7), await hourly(8)].toSorted()).toEqual(told.toSorted())
  }),
)

test(
  "feed.welcome.shown: an area by a person who uses the reader's language is preferred",
  undone(async (world) => {
    const { make, deps } = world
    const dutch = await make.member()
    await deps.db.kysely.updateTable('person').set({ locale: 'nl-nl' }).where('id', '=', dutch.id).execute()
    const own = await tell(world, dutch)
    const english = await tell(world, await make.member())
    expect((await placeOf(world, 'nl-nl'))?.id).toBe(own)
    expect((await placeOf(world, 'en-us'))?.id).toBe(english)
  }),
)

test(
  'countProof: returns null for four people, and for five people the numbers of people, areas and communities',
  undone(async ({ make, deps }) => {
    const owner = await make.owner()
    await make.community(owner)
    for (let i = 0; i < 4; i++) await make.area(await make.member())
    expect(await countProof(deps.db.kysely, 'Europe/Amsterdam')).toBeNull()
    const fifth = await make.member()
    await make.area(fifth)
    await make.area(fifth)
    expect(await countProof(deps.db.kysely, 'Europe/Amsterdam')).toEqual({ places: 6, people: 5, lands: 1 })
  }),
)

describe('the page and its still', () => {
  test.each([`/pictures/welcome/${randomUUID()}/2-1-desk.webp`, '/pictures/welcome/7/2-1-desk.webp'])(
    'GET %s is 404 and not cached',
    async (url) => {
      const { http, stop } = await build()
      const { statusCode, headers } = await http.inject(url)
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
      await stop()
    },
  )

  test('GET /welcome has an area with its still picture, photo and description, which are gone once the area is deleted', async () => {
    const world = lasting()
    const maker = await world.make.member()
    const id = await tell(world, maker, { title: 'The <dike>' })
    const { http, deps, stop } = await build()
    const read = async (url: string) => http.inject({ url, headers: { 'accept-language': 'en' } })
    const { body } = await read('/welcome')
    expect(body).toContain('The &lt;dike&gt;')
    expect(body).toContain(WORDS)
    const [still = ''] = /\/pictures\/welcome\/[^"&\s]+\.webp/.exec(body) ?? []
    expect(still).toContain(id)
    const picture = await read(still)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(picture.rawPayload.length).toBeLessThan(90_000)
    expect(picture.headers['cache-control']).toBe('public, max-age=60')
    await maker.call.measure.delete({ measureId: id })
    expect((await read(still)).statusCode).toBe(404)
    deps.now = () => Date.now() + CHECKED_MS
    expect((await read('/welcome')).body).not.toContain(id)
    await stop()
  })
})
