import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deserialize } from 'flatgeobuf/lib/mjs/geojson.js'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { square, useWorld } from '../../testing/world.ts'
import { WkbReader } from '../formats/wkb.ts'

const { lasting, app } = useWorld()

interface Feature {
  id: string
  geometry: { type: string; coordinates: unknown }
  properties: Record<string, unknown>
}

const get = (path: string) => app().http.inject({ url: `/ogc/collections/${path}` })
const features = async (path: string): Promise<Feature[]> =>
  ((await get(path)).json() as { features: Feature[] }).features
const sequence = (text: string) =>
  text
    .split('\u001e')
    .slice(1)
    .map((line) => JSON.parse(line) as Feature)

async function featuresIn(file: Buffer): Promise<Pick<Feature, 'geometry' | 'properties'>[]> {
  const found: Pick<Feature, 'geometry' | 'properties'>[] = []
  for await (const { geometry, properties } of deserialize(new Uint8Array(file)))
    found.push({ geometry, properties } as Feature)
  return found
}

test.each([
  ['a page', 'areas/items?f=fgb&limit=10', 'limit'],
  ['a cursor', 'areas/items?f=gpkg&cursor=W10', 'cursor'],
  ['another system', 'areas/items?f=geojsonseq&crs=http://www.opengis.net/def/crs/EPSG/0/3857', 'crs'],
  ['an unknown parameter', 'areas/items?f=fgb&owner=me', "'owner' is not known"],
  ['an unknown field', "areas/items?f=fgb&filter=frequency='week'", 'not known'],
  [
    'a shape that crosses itself',
    'areas/items?f=gpkg&filter=S_INTERSECTS(geometry,POLYGON((0 0,1 1,1 0,0 1,0 0)))',
    'shape',
  ],
  ['a stream of tiles', 'areas/tiles?f=fgb', 'json or html'],
])(
  'GET /ogc/collections/{id}/items: %s in a request for a stream is refused with 400 and the reason',
  async (_what, path, reason) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(400)
    expect((answer.json() as { description: string }).description).toContain(reason)
  },
)

test('GET /ogc/collections/{id}/items: a stream of an unknown collection is 404', async () => {
  expect((await get('people/items?f=fgb')).statusCode).toBe(404)
})

test('GET /ogc/collections/areas/items: a stream in each format has the features of all pages, and nothing hidden from others', async () => {
  const { make, deps } = lasting()
  const maker = await make.member()
  const ids = [
    await make.area(maker, square(70.1, 10, 0.01), { title: 'Första', rating: 9 }),
    await make.area(maker, square(70.2, 10, 0.01), { title: 'Second', description: 'Told to nobody', rating: 3 }),
    await make.area(maker, square(70.3, 10, 0.01), { title: 'Third "one"', rating: 7 }),
  ]
  const gone = await make.area(maker, square(70.4, 10, 0.01))
  await maker.call.measure.delete({ measureId: gone })
  const unseen = await make.area(maker, square(70.5, 10, 0.01))
  await sql`update area set seen = false where id = ${unseen}`.execute(deps.db.kysely)
  const box = 'bbox=70,9,71,11'
  const shown = await features(`areas/items?${box}`)
  expect(shown.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())

  const asText = await get(`areas/items?f=geojsonseq&${box}`)
  expect(asText.headers['content-type']).toBe('application/geo+json-seq')
  expect(asText.headers['access-control-allow-origin']).toBe('*')
  expect(sequence(asText.body)).toEqual(shown)

  const binary = await get(`areas/items?f=fgb&${box}`)
  expect(binary.headers['content-disposition']).toBe('attachment; filename="areas.fgb"')
  const read = await featuresIn(binary.rawPayload)
  expect(read).toEqual(
    shown.map(({ id, geometry, properties }) => ({
      geometry,
      properties: {
        id,
        ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null)),
        created: expect.anything() as unknown,
      },
    })),
  )

  const folder = await mkdtemp(join(tmpdir(), 'streams-'))
  const path = join(folder, 'areas.gpkg')
  await writeFile(path, (await get(`areas/items?f=gpkg&${box}`)).rawPayload)
  const db = new DatabaseSync(path, { readOnly: true })
  const rows = db.prepare('select * from areas order by id').all() as (Record<string, string> & { geom: Uint8Array })[]
  expect(rows.map(({ id, title, rating }) => ({ id, title, rating }))).toEqual(
    shown.map(({ id, properties }) => ({ id, title: properties['title'], rating: properties['rating'] })),
  )
  const [, south = 0] =
    new WkbReader(rows[0]?.geom.subarray(40) ?? new Uint8Array()).next({ x: Number, y: Number })[0]?.[0] ?? []
  expect(south).toBeCloseTo(10, 1)
  const [contents] = db.prepare('select min_x, max_y from gpkg_contents').all() as { min_x: number; max_y: number }[]
  expect(contents?.min_x).toBeCloseTo(70.1, 6)
  expect(contents?.max_y).toBeCloseTo(10.01, 6)
  expect(db.prepare('pragma integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }])
  db.close()
  await rm(folder, { recursive: true })

  const good = sequence((await get(`areas/items?f=geojsonseq&${box}&filter=${encodeURIComponent('rating > 6')}`)).body)
  expect(good.map(({ properties }) => properties['rating']).toSorted()).toEqual([7, 9])
})

test('GET /ogc/collections/areas/items: a stream of 1,201 features contains each feature once', async () => {
  const { deps, make } = lasting()
  const maker = await make.member()
  const first = await make.area(maker, square(-70, -10, 0.01))
  await sql`insert into area
      (id, created_by, level, title, description, rating, explanation, frequency, activities, geom, seen)
    select gen_random_uuid(), created_by, level, title, description, rating, explanation, frequency, activities, geom, seen
    from area, generate_series(1, 1200) where area.id = ${first}`.execute(deps.db.kysely)
  const found = sequence((await get('areas/items?f=geojsonseq&bbox=-71,-11,-69,-9')).body)
  expect(found).toHaveLength(1201)
  expect(new Set(found.map(({ id }) => id)).size).toBe(1201)
})

test('GET /ogc/collections/{id}/items: for a box without features, each format returns an empty file', async () => {
  expect((await get('areas/items?f=geojsonseq&bbox=-1,-60,0,-59')).body).toBe('')
  const binary = await get('treasures/items?f=fgb&bbox=-1,-60,0,-59')
  expect(await featuresIn(binary.rawPayload)).toEqual([])
  expect((await get('love-map/items?f=gpkg&bbox=-1,-60,0,-59')).rawPayload.subarray(0, 15).toString()).toBe(
    'SQLite format 3',
  )
})

test('GET /ogc/collections/{id}/items: no temporary file stays on the server after a GeoPackage was sent', async () => {
  const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('fieldfare-file-'))
  const before = await left()
  await get('communities/items?f=gpkg')
  await expect.poll(async () => (await left()).filter((name) => !before.includes(name))).toEqual([])
})
