import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LAND_FILES, landFileUrl } from '@fieldfare/shared/loveMap.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outsidersOf } from '../../testing/outsiders.ts'
import { square, type TestPerson, useWorldOnOneEngine } from '../../testing/world.ts'
import { releaseFigures } from '../community/releaseFigures.ts'
import { releaseLoveMap } from './release.ts'
import { drawAsGroup } from '../../testing/group.ts'

const { lasting, app } = useWorldOnOneEngine()
const get = (url: string, who?: TestPerson, locale = 'en-us') =>
  app().http.inject({ url, headers: { cookie: `${who?.cookie ?? ''}; locale=${locale}` } })

test('GET /api/communities/ID/love-map: guests, callers other than the owner and admins, and unknown files are refused', async () => {
  const world = lasting()
  const { make } = world
  const id = await make.community(await make.owner(), square(7, 53, 0.1))
  const unverified = await make.owner({ verified: false })
  const unverifiedId = await make.community(unverified, square(7.5, 53, 0.1))
  const outsiders = await outsidersOf(world, id)
  const [other] = outsiders
  for (const ending of LAND_FILES) {
    const status = async (url: string, who?: TestPerson) => (await get(url, who)).statusCode
    expect(await status(landFileUrl(id, ending))).toBe(401)
    for (const who of outsiders) expect(await status(landFileUrl(id, ending), who)).toBe(403)
    expect(await status(landFileUrl(unverifiedId, ending), unverified)).toBe(403)
    expect(await status(landFileUrl(randomUUID(), ending), other)).toBe(404)
    expect(await status(landFileUrl('x', ending), other)).toBe(404)
  }
  expect((await get(`/api/communities/${id}/love-map.exe`, other)).statusCode).toBe(404)
  const admin = await make.admin()
  expect((await get(landFileUrl(id, 'csv'), admin)).statusCode).toBe(200)
})

test('GET /api/communities/ID/love-map.csv: the file says fewer than 5 in place of every figure of four people', async () => {
  const world = lasting()
  const owner = await world.make.owner()
  const id = await world.make.community(owner, square(8, 53, 0.1))
  await drawAsGroup(world, 4, { shape: square(8.05, 53.05) })
  await releaseLoveMap(world.deps.db.kysely)
  await releaseFigures(world.deps.db.kysely, world.deps.config.TIME_ZONE)
  const { payload } = await get(landFileUrl(id, 'csv'), owner)
  expect(payload).toContain('fewer than 5')
  const numbers = payload
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',')[7])
  expect(new Set(numbers)).toEqual(new Set(['fewer than 5', undefined]))
})

test('GET /api/communities/ID/love-map: CSV, GeoPackage, SVG, PNG and PDF have the released totals and cells, in the language of the reader', async () => {
  const world = lasting()
  const owner = await world.make.owner()
  const id = await world.make.community(owner, square(9, 53, 0.1), { title: 'Løøn & “Heide” 雁' })
  const keep = { priority: 'maintained', activities: ['cycling'], level: 'country' }
  const people = await drawAsGroup(world, 6, { shape: square(9.05, 53.05), data: keep, at: new Date('2025-06-01') })
  await drawAsGroup(world, 5, { shape: square(9.5, 53.5), data: { level: 'country' } })
  await releaseLoveMap(world.deps.db.kysely)
  await releaseFigures(world.deps.db.kysely, world.deps.config.TIME_ZONE)

  // The locale in the URL overrides the reader's other preferences.
  expect((await get(landFileUrl(id, 'csv', 'en-us'), owner, 'nl-nl')).payload).toMatch(/^\ufeffFigure,Group,/)
  const csv = await get(landFileUrl(id, 'csv'), owner, 'nl-nl')
  expect(csv.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect(csv.headers['content-disposition']).toMatch(/love-map-\d{4}-\d\d-\d\d\.csv/)
  const rows = csv.payload.split('\r\n').map((row) => row.split(','))
  expect(rows[0]).toContain('Mensen (minstens)')
  const find = (name: string) => rows.find((row) => row.includes(name))?.[7]
  expect([find('Dit moet zo blijven'), find('Dit moet beter worden'), find('Fietsen')]).toEqual([
    '5',
    'minder dan 5',
    '5',
  ])
  const cells = rows.filter(([figure]) => figure === 'Cel van de liefdeskaart')
  expect(new Set(cells.map((row) => row[2]))).toEqual(new Set(['2025', String(new Date().getUTCFullYear())]))
  for (const [, , , west, south, east, north, count] of cells) {
    expect(Number(east) > 9.04 && Number(west) < 9.07 && Number(north) > 53.04 && Number(south) < 53.07).toBe(true)
    expect(count).toBe('5')
  }
  for (const one of people) expect(csv.payload).not.toContain(one.id)

  const folder = await mkdtemp(join(tmpdir(), 'land-'))
  const path = join(folder, 'a.gpkg')
  await writeFile(path, (await get(landFileUrl(id, 'gpkg'), owner, 'de-de')).rawPayload)
  const db = new DatabaseSync(path, { readOnly: true })
  const read = (query: string) => db.prepare(query).all()
  expect(read('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
  expect(read('pragma foreign_key_check')).toEqual([])
  expect(read('select table_name, data_type from gpkg_contents order by 1')).toMatchObject([
    { table_name: 'cells', data_type: 'features' },
    { table_name: 'totals', data_type: 'attributes' },
  ])
  expect(read('select * from cells')).toHaveLength(cells.length)
  expect(read('select min(people_at_least) as least from cells')).toMatchObject([{ least: 5 }])
  expect(read("select title from gpkg_data_columns where column_name = 'year'")).toMatchObject([{ title: 'Bis Ende' }])
  const geom = Buffer.from(read('select geom from cells')[0]?.['geom'] as Uint8Array)
  expect([geom.subarray(0, 2).toString(), geom.readUInt32LE(41), geom.readUInt32LE(49)]).toEqual(['GP', 3, 5])
  db.close()
  await rm(folder, { recursive: true })

  const svg = await get(landFileUrl(id, 'svg'), owner)
  expect(svg.payload).toMatch(/^<svg /)
  expect(svg.payload).not.toMatch(/<text|<script|Heide/)
  const png = await sharp((await get(landFileUrl(id, 'png'), owner)).rawPayload).metadata()
  expect(png).toMatchObject({ format: 'png', width: 1624, height: 1328 })
  const pdf = await get(landFileUrl(id, 'pdf'), owner, 'fr-fr')
  expect(pdf.rawPayload.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf.rawPayload.length).toBeLessThan(600_000)
})
