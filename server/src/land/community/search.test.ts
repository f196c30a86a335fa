import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusalOf, square, type TestPerson, useWorld, type World } from '../../testing/world.ts'

const { undone } = useWorld()
type Query = Parameters<World['guest']['feed']['land']['all']>[0]

const titles = async (guest: World['guest'], query: Query) =>
  (await guest.feed.land.all(query)).items.map(({ title }) => title)

/** Reads all pages and returns the titles in their order. */
async function paged(guest: World['guest'], query: Query): Promise<string[]> {
  const read: string[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await guest.feed.land.all({ ...query, cursor, limit: 2 })
    expect(items.length).toBeLessThanOrEqual(2)
    read.push(...items.map(({ title }) => title))
    cursor = next ?? undefined
  } while (cursor)
  return read
}

const found = (owner: TestPerson, title: string, data: object = {}, lng = 5) =>
  owner.call.land.insert({ measure: square(lng, 53, 0.1), data: { title, ...data } })

test(
  'feed.land.all: invalid coordinates and cursors are refused, and a search with touching is refused for guests',
  undone(async ({ guest }) => {
    expect(await refusalOf(guest.feed.land.all({ near: { lng: 181, lat: 0 } }))).toMatchObject({
      path: 'near.lng',
      key: 'range',
    })
    expect(await refusalOf(guest.feed.land.all({ near: { lng: 5 } as never }))).toMatchObject({
      path: 'near.lat',
      key: 'required',
    })
    expect(await refusalOf(guest.feed.land.all({ touching: true }))).toEqual({ code: 'not-signed-in' })
    for (const cursor of [
      'x',
      '1_x',
      `-1_${'a'.repeat(36)}`,
      '1e999_aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
      '1e-400_aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
      '2026-01-01T00:00:00.000Z_aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
    ]) {
      expect(await refusalOf(guest.feed.land.all({ text: 'dunes', cursor }))).toMatchObject({
        path: 'cursor',
        key: 'type',
      })
    }
  }),
)

test.each([
  ['a word of the title', 'dunes', ['Dunes of Texel']],
  ['the beginning of the last word', 'dunes of te', ['Dunes of Texel']],
  ['words in any order and without the small ones', 'texel the dune', ['Dunes of Texel']],
  ['another form of a Dutch word', 'bos', ['Bossen bij Élan']],
  ['another form of a German word', 'heide', ['Heiden und Moore']],
  ['another form of a French word', 'forêts nationale', ['La forêt nationale']],
  ['letters without their accents', 'elan foret', []],
  ['one word without its accent', 'elan', ['Bossen bij Élan']],
  ['an organization', 'staatsbosbeheer', ['Heiden und Moore']],
  ['a tag', 'salt marsh', ['Dunes of Texel']],
  ['a word of the description', 'sandpipers', ['Dunes of Texel']],
  ['a word of no community', 'volcano', []],
  ['signs alone', '% & | ! ( ) :* <-> \\ \' "', []],
  ['words with signs between', 'texel: (dunes)!', ['Dunes of Texel']],
])('feed.land.all: a search by %s returns the expected titles', (_name, text, expected) =>
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    await found(owner, 'Dunes of Texel', { tags: ['salt marsh'], description: 'Sandpipers rest here.' })
    await found(owner, 'Bossen bij Élan')
    await found(owner, 'Heiden und Moore', { organization: 'Staatsbosbeheer' })
    await found(owner, 'La forêt nationale')
    expect(await titles(guest, { text })).toEqual(expected)
  })(),
)

test(
  'feed.land.all: matches of the title come first, then of the organisation, the tags and the description, also across pages',
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    await found(owner, 'Fourth', { description: 'By the heron.' })
    await found(owner, 'Third', { tags: ['heron'] })
    await found(owner, 'Heron lake')
    await found(owner, 'Second', { organization: 'Heron watch' })
    await found(owner, 'None')
    const order = ['Heron lake', 'Second', 'Third', 'Fourth']
    expect(await titles(guest, { text: 'heron' })).toEqual(order)
    expect(await paged(guest, { text: 'heron' })).toEqual(order)
  }),
)

test(
  'feed.land.all: an edited community is found by its new title only, and unpublished and deleted communities are not found',
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    const { id } = await found(owner, 'Heron lake')
    await found(await make.owner({ verified: false }), 'Heron pond')
    await owner.call.editCommunity({ id, title: 'Stork lake' })
    expect(await titles(guest, { text: 'heron' })).toEqual([])
    expect(await titles(guest, { text: 'stork' })).toEqual(['Stork lake'])
    await owner.call.deleteCommunity({ communityId: id })
    expect(await titles(guest, { text: 'stork' })).toEqual([])
  }),
)

test(
  'feed.land.all: a search near a point returns the nearest community first, with its distance in metres',
  undone(async ({ make, guest }) => {
    const owner = await make.owner()
    const place = (title: string, lng: number, lat: number) =>
      owner.call.land.insert({ measure: square(lng, lat, 0.1), data: { title } })
    await place('North', 5, 53.5)
    await place('Here', 5, 53)
    await place('East', 5.7, 53)
    await place('Far', 9, 53)
    const near = { lng: 5.05, lat: 53.05 }
    const { items } = await guest.feed.land.all({ near })
    expect(items.map(({ title, distanceM }) => [title, Math.round((distanceM ?? NaN) / 1000)])).toEqual([
      ['Here', 0],
      ['East', 43],
      ['North', 50],
      ['Far', 264],
    ])
    expect(await paged(guest, { near })).toEqual(['Here', 'East', 'North', 'Far'])
    expect(await titles(guest, { near, text: 'far' })).toEqual(['Far'])
  }),
)

test(
  'feed.land.all: touching returns the communities that touch the caller’s areas, without system communities',
  undone(async ({ make }) => {
    const [owner, admin, fan] = [await make.owner(), await make.admin(), await make.member()]
    await found(owner, 'Touched')
    await found(owner, 'Elsewhere', {}, 7)
    await found(owner, 'Touched before', {}, 8)
    await admin.call.land.insert({ measure: square(5, 53, 1), data: { title: 'Everyone', system: true } })
    await make.area(fan)
    const deletedId = await make.area(fan, square(8.05, 53.05))
    await fan.call.measure.delete({ measureId: deletedId })
    expect(await titles(fan.call, { touching: true })).toEqual(['Touched'])
    expect(await titles(owner.call, { touching: true })).toEqual([])
    expect(await titles(fan.call, { touching: true, text: 'elsewhere' })).toEqual([])
  }),
)

test(
  'feed.land.all: every Unicode space separates words in a search',
  undone(async ({ make, guest, deps }) => {
    const owner = await make.owner()
    await found(owner, 'Dunes of Texel')
    const spaces = [0x1680, 0x2000, 0x2006, 0x2007, 0x2008, 0x200a, 0x202f, 0x205f, 0x3000, 0xa0]
    for (const space of spaces.map((code) => String.fromCodePoint(code))) {
      const typed = `dunes${space}texel`
      const { rows } = await sql<{
        found: boolean
      }>`select search @@ search_query(${typed}) as found from community`.execute(deps.db.kysely)
      expect(rows).toEqual([{ found: true }])
      expect(await titles(guest, { text: typed })).toEqual(['Dunes of Texel'])
    }
  }),
)
