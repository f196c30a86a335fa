import { gunzipSync } from 'node:zlib'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { expect, test } from 'vitest'
import { decode } from '../../testing/testTiles.ts'
import { useWorld } from '../../testing/world.ts'
import { releaseLoveMap } from './release.ts'
import { drawAsGroup } from '../../testing/group.ts'

const { lasting, app } = useWorld()

test.each([
  ['/tiles/love/12/0/0.pbf', 404],
  ['/tiles/love/8/256/0.pbf', 404],
  ['/tiles/love/here/0/0.pbf', 400],
  ['/tiles/love/8/0/0.png', 400],
  ['/tiles/love/8/0/-1.pbf', 400],
])('GET %s is refused', async (url, status) => {
  expect((await app().http.inject(url)).statusCode).toBe(status)
})

test('feed.loveMap.release: before the first release asOf, from and to are null, and tiles of the love map are 204', async () => {
  expect(await lasting().guest.feed.loveMap.release()).toEqual({ asOf: null, from: null, to: null })
  const answer = await app().http.inject('/tiles/love/8/0/0.pbf')
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([204, 0])
})

test('GET /tiles/love: a tile has one point per cell with level, people and years, without ids of people', async () => {
  const world = lasting()
  const people = await drawAsGroup(world, 7, { at: new Date('2025-05-01') })
  await releaseLoveMap(world.deps.db.kysely)
  const { x, y } = tileAt(5.05, 53.05, 11)
  const url = `/tiles/love/11/${x}/${y}.pbf`
  const answer = await app().http.inject(url)
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
  const { love = [] } = decode(gunzipSync(answer.rawPayload))
  expect(love.length).toBeGreaterThan(1)
  for (const { properties, lines } of love) {
    expect(properties).toEqual({ level: 'living area', people: 5, since: 2025, until: 9999 })
    expect(lines.flat().every((at) => at.x % 256 === 128 && at.y % 256 === 128)).toBe(true)
  }
  expect(JSON.stringify(love)).not.toContain(people[0]!.id)
  const again = await app().http.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })
  expect(again.statusCode).toBe(304)
})
