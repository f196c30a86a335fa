import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { areaData, square, useWorldOnOneEngine } from '../../testing/world.ts'
import { ownAreas } from './ownAreas.ts'
import { writeGeoPackage } from './geoPackage.ts'

const { undone, lasting, app } = useWorldOnOneEngine()
let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'areas-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

test('GET /api/my-areas: a guest is refused with 401 for both file types', async () => {
  for (const ending of ['geojson', 'gpkg']) {
    const answer = await app().http.inject(`/api/my-areas.${ending}`)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ error: { message: 'not-signed-in' } })
    expect(answer.headers['content-disposition']).toBeUndefined()
  }
})

test(
  'writeGeoPackage: the file is a valid GeoPackage with the areas of the person, including deleted ones',
  undone(async ({ make, deps }) => {
    const [person, other] = [await make.member(), await make.member()]
    const hole = {
      type: 'Polygon' as const,
      coordinates: [...square(5, 53, 0.1).coordinates, ...square(5.02, 53.02, 0.01).coordinates],
    }
    const one = await make.area(person, hole as ReturnType<typeof square>, {
      title: 'L’Île "aux" oiseaux',
      activities: ['cycling'],
    })
    const two = await make.area(person)
    await make.area(other)
    await person.call.measure.delete({ measureId: two })
    const path = join(folder, 'a.gpkg')
    await writeGeoPackage(path, ownAreas(deps.db.kysely, person.id))

    const db = new DatabaseSync(path, { readOnly: true })
    const read = (query: string) => db.prepare(query).all()
    expect(read('pragma application_id')).toMatchObject([{ application_id: 0x47504b47 }])
    expect(read('pragma user_version')).toMatchObject([{ user_version: 10300 }])
    expect(read('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
    expect(read('pragma foreign_key_check')).toEqual([])
    expect(read('select srs_id from gpkg_spatial_ref_sys order by 1').map(({ srs_id }) => srs_id)).toEqual([
      -1, 0, 4326,
    ])
    expect(read('select * from gpkg_contents')).toMatchObject([
      { table_name: 'areas', data_type: 'features', srs_id: 4326, min_x: 5, max_y: 53.1 },
    ])
    expect(read('select * from gpkg_geometry_columns')).toMatchObject([
      { column_name: 'geom', geometry_type_name: 'MULTIPOLYGON', z: 0, m: 0 },
    ])
    const rows = read('select * from areas order by hidden_at')
    expect(rows.map(({ id }) => id)).toEqual([one, two])
    expect(rows[0]).toMatchObject({
      title: 'L’Île "aux" oiseaux',
      rating: 9,
      level: 'living area',
      activities: '["cycling"]',
      hidden_at: null,
    })
    expect(rows[1]?.['hidden_at']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    const geom = Buffer.from(rows[0]?.['geom'] as Uint8Array)
    expect(geom.subarray(0, 2).toString()).toBe('GP')
    expect([geom.readInt32LE(4), geom.readDoubleLE(8), geom.readDoubleLE(16), geom.readDoubleLE(24)]).toEqual([
      4326, 5, 5.1, 53,
    ])
    // Well-known binary after the header: a multipolygon of one polygon with two rings.
    expect([geom.readUInt8(40), geom.readUInt32LE(41), geom.readUInt32LE(45), geom.readUInt32LE(54)]).toEqual([
      1, 6, 1, 2,
    ])
    db.close()
  }),
)

test('GET /api/my-areas: an area made from an OpenStreetMap border has the licence of that border until the area is moved elsewhere', async () => {
  const { make } = lasting()
  const person = await make.member()
  const border = { source: 'OpenStreetMap', id: 'park/1', licence: 'ODbL 1.0', dated: '2026-11-22', changed: false }
  const { area } = await person.call.measure.insert({ measure: square(5, 53), data: areaData, analitics: { border } })
  const own = async () => {
    const answer = await app().http.inject({ url: '/api/my-areas.geojson', headers: { cookie: person.cookie } })
    return answer.json<{ features: { properties: Record<string, unknown> }[] }>().features[0]?.properties
  }
  const marked = { shape_source: 'OpenStreetMap', shape_licence: '© OpenStreetMap contributors, ODbL 1.0' }
  const change = (geometry: ReturnType<typeof square>, analitics?: object) =>
    person.call.measure.update({ measureId: area.id, data: { geometry }, ...(analitics && { analitics }) })
  expect(await own()).toMatchObject({ ...marked, analitics: { border } })
  await change(square(5, 53), { mode: 'mouse' })
  expect(await own()).toMatchObject({ ...marked, analitics: { mode: 'mouse', border } })
  await change(square(5, 53, 0.02))
  expect(await own()).toMatchObject({ ...marked, analitics: { border: { ...border, changed: true } } })

  const path = join(folder, 'c.gpkg')
  await writeGeoPackage(path, ownAreas(lasting().deps.db.kysely, person.id))
  const db = new DatabaseSync(path, { readOnly: true })
  expect(db.prepare('select shape_source, shape_licence from areas').all()).toEqual([marked])
  db.close()
  await change(square(8, 53), { mode: 'mouse' })
  expect(await own()).toMatchObject({ shape_source: null, shape_licence: null, analitics: { mode: 'mouse' } })
})

test('GET /api/my-areas: returns GeoJSON and GeoPackage, with no features for a person without areas', async () => {
  const { make } = lasting()
  const person = await make.member()
  const get = (ending: string) =>
    app().http.inject({ method: 'GET', url: `/api/my-areas.${ending}`, headers: { cookie: person.cookie } })
  expect((await get('geojson')).json()).toEqual({ type: 'FeatureCollection', features: [] })

  const id = await make.area(person, square(5, 53), { title: 'Slufter' })
  const geojson = await get('geojson')
  expect(geojson.headers).toMatchObject({ 'content-type': 'application/geo+json', 'cache-control': 'no-store' })
  expect(geojson.json()).toMatchObject({
    features: [{ id, geometry: square(5, 53), properties: { title: 'Slufter', rating: 9, hidden_at: null } }],
  })
  const gpkg = await get('gpkg')
  expect(gpkg.headers['content-disposition']).toContain('my-areas.gpkg')
  const path = join(folder, 'b.gpkg')
  await writeFile(path, gpkg.rawPayload)
  const db = new DatabaseSync(path, { readOnly: true })
  expect(db.prepare('select title from areas').all()).toMatchObject([{ title: 'Slufter' }])
  db.close()
})
