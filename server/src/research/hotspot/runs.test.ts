import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONSENT_VERSIONS } from '@fieldfare/shared/consent.ts'
import { HOTSPOT_FILES, type HotspotFile, hotspotFilePath } from '@fieldfare/shared/hotspot.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectAdminsOnly } from '../../testing/adminsOnly.ts'
import { refusalOf, square, type TestPerson, useWorld } from '../../testing/world.ts'
import { hotspotJobs } from './jobs.ts'

const { undone, lasting, app } = useWorld()
const LEVEL = { level: 'neighborhood', cellMetres: 1000 } as const
const BOX: [number, number, number, number] = [4.7, 53, 5, 53.2]

const agree = ({ call }: TestPerson) =>
  call.consent.give({ id: randomUUID(), purpose: 'research', version: CONSENT_VERSIONS.research, locale: 'en-us' })

const get = (id: string, file: HotspotFile, who?: TestPerson) =>
  app().http.inject({ url: hotspotFilePath(id, file), headers: { cookie: who?.cookie ?? '' } })

test(
  'hotspot.start, hotspot.publish: callers other than admins are refused',
  undone(async (world) => {
    const id = randomUUID()
    await expectAdminsOnly(world, (call) => [
      call.hotspot.start({ id, ...LEVEL, box: BOX }),
      call.hotspot.publish({ id }),
    ])
  }),
)

test(
  'hotspot.start: study areas without cells, with too many cells, unknown or inverted, and a cell side that the level lacks, are refused',
  undone(async ({ make }) => {
    const { call } = await make.admin()
    const refused = (input: object) => refusalOf(call.hotspot.start({ id: randomUUID(), ...LEVEL, ...input }))
    expect(await refused({ box: [4.7, 53, 4.701, 53.001] })).toMatchObject({ code: 'bad-input', key: 'noCells' })
    expect(await refused({ box: [-10, 40, 20, 60] })).toMatchObject({ code: 'bad-input', key: 'manyCells' })
    expect(await refused({ box: [5, 53, 4.7, 53.2] })).toMatchObject({ code: 'bad-input', key: 'box' })
    expect(await refused({})).toMatchObject({ code: 'bad-input', key: 'required' })
    expect(await refused({ box: BOX, communityId: randomUUID() })).toMatchObject({ key: 'required' })
    expect(await refused({ communityId: randomUUID() })).toEqual({ code: 'not-found' })
    expect(await refused({ box: BOX, country: 'NL' })).toMatchObject({ key: 'required' })
    expect(await refused({ country: 'ZZ' })).toMatchObject({ code: 'bad-input', key: 'choice' })
    expect(await refused({ country: 'nl' })).toMatchObject({ code: 'bad-input' })
    // Germany has more than three times as many square kilometres as a run may have cells.
    expect(await refused({ country: 'DE' })).toMatchObject({ code: 'bad-input', key: 'manyCells' })
    expect(await refused({ box: BOX, cellMetres: 500 })).toMatchObject({ code: 'bad-input', key: 'choice' })
  }),
)

test(
  'hotspot.start: a second concurrent run is refused, a repeated id returns the first run, and a run whose process ended is failed',
  undone(async ({ make, deps, guest }) => {
    const { call } = await make.admin()
    const id = randomUUID()
    const first = await call.hotspot.start({ id, ...LEVEL, box: BOX })
    expect(first).toMatchObject({ state: 'waiting', method: 'GMH-1', box: BOX, place: null, result: null })
    expect(await call.hotspot.start({ id, ...LEVEL, box: BOX })).toEqual(first)
    const second = { id: randomUUID(), ...LEVEL, box: BOX }
    expect(await refusalOf(call.hotspot.start(second))).toMatchObject({ code: 'conflict', key: 'runUnderWay' })
    expect(await refusalOf(call.hotspot.publish({ id }))).toMatchObject({ code: 'conflict', key: 'runNotDone' })
    expect(await refusalOf(call.hotspot.publish({ id: randomUUID() }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(guest.hotspot.one({ id }))).toEqual({ code: 'not-found' })
    expect((await guest.hotspot.list({})).items).toEqual([])
    await sql`update hotspot_run set beat_at = beat_at - interval '1 hour'`.execute(deps.db.kysely)
    expect(await call.hotspot.one({ id })).toMatchObject({ state: 'failed' })
    expect(await call.hotspot.start(second)).toMatchObject({ state: 'waiting', number: first.number + 1 })
  }),
)

test(
  'runHotspot: a run counts only consenting people, one run a week may be published, and public counts are classes of at least five',
  { timeout: 120_000 },
  async () => {
    const { make, deps, guest } = lasting()
    const [admin, owner] = [await make.admin(), await make.owner()]
    const communityId = await make.community(owner, square(4.7, 53, 0.3), { title: 'The Dune, "North"' })
    // 32 people draw at one place and 4 at another; of 2 more, one never consented and one withdrew the consent.
    for (let i = 0; i < 38; i++) {
      const person = await make.member()
      const at = i < 32 || i >= 36 ? [4.83, 53.1] : [4.75, 53.2]
      await make.area(person, square(at[0] ?? 0, at[1] ?? 0, 0.02), { level: 'neighborhood' })
      if (i !== 36) await agree(person)
      if (i === 37) await person.call.consent.withdraw({ id: randomUUID(), purpose: 'research' })
    }
    const run = async () => {
      const id = randomUUID()
      await admin.call.hotspot.start({ id, ...LEVEL, communityId })
      await hotspotJobs(deps).runHotspot({ runId: id })
      expect(existsSync(join(deps.config.DATA_DIR, 'research', `${id}.hotspot`))).toBe(false)
      return admin.call.hotspot.one({ id })
    }
    const { id, ...first } = await run()
    expect(first).toMatchObject({ state: 'done', place: 'The Dune, "North"', reduced: false })
    expect(first.result).toMatchObject({ epsg: 3035, respondents: 36, areas: 36, unscored: null })
    expect(first.result?.hotspots[0]).toMatchObject({ rank: 1, respondents: 32, bin: 3 })
    // The cells have the same bytes on both database engines and on every machine.
    expect(first.result?.cellsSha256).toBe('1b7c258016acc81a974c2e11c4ea344dcad7d589849d42efb06c96d97ea9fa25')
    // Another run with the same people, areas and study area gives the same bytes.
    const again = await run()
    expect(again.result).toEqual(first.result)
    const bytes = async (of: string) => (await get(of, 'cells.csv', admin)).body
    expect(await bytes(again.id)).toBe(await bytes(id))

    // Only admins can read the run before it is published.
    for (const file of HOTSPOT_FILES) expect((await get(id, file)).statusCode, file).toBe(404)
    expect((await guest.hotspot.list({})).items).toEqual([])
    const published = await admin.call.hotspot.publish({ id })
    expect(published.publishedAt).not.toBeNull()
    expect(await admin.call.hotspot.publish({ id })).toEqual(published)
    expect(await refusalOf(admin.call.hotspot.publish({ id: again.id }))).toMatchObject({
      code: 'conflict',
      key: 'publishedLately',
    })

    const shown = await guest.hotspot.one({ id })
    expect(shown).toMatchObject({
      reduced: true,
      result: { respondents: 20, mean: null, deviation: null, inputSha256: null },
    })
    expect(shown.result?.hotspots[0]).toMatchObject({ respondents: 20, peakZ: null })
    expect((await guest.hotspot.list({})).items).toEqual([shown])
    expect((await admin.call.hotspot.list({ published: true })).items).toEqual([shown])
    const cells = (await get(id, 'cells.csv')).body.trimEnd().split('\r\n')
    expect(cells[0]).toContain('code,people_at_least,bin,hotspot')
    // No public file contains a cell with four people.
    const counts = cells.slice(1).map((line) => Number(line.split(',')[1]))
    expect([counts.length > 0, counts.every((count) => count >= 5)]).toEqual([true, true])
    expect((await bytes(id)).split('\r\n').some((line) => line.split(',')[1] === '4')).toBe(true)
    const { features } = JSON.parse((await get(id, 'cells.geojson')).body) as { features: { properties: object }[] }
    expect(features).toHaveLength(counts.length)
    expect(features[0]?.properties).not.toHaveProperty('z')
    expect((await get(id, 'hotspots.csv')).body).toContain('\r\n1,20,')
    expect(JSON.parse((await get(id, 'run.json')).body)).toMatchObject({
      method: 'GMH-1',
      peopleAreClasses: true,
      citation: expect.stringContaining('at least 20 people') as string,
    })
    expect((await get(id, 'cells.gpkg')).rawPayload.subarray(0, 15).toString()).toBe('SQLite format 3')
    const open = await app().http.inject({ url: '/ogc/collections/hotspots/items?limit=5' })
    const shownCells = (open.json() as { features: { properties: object }[] }).features
    expect(shownCells[0]?.properties).toMatchObject({ people: 20, level: 'neighborhood' })
    // A week later the next run may be published, and replaces this one in the open data.
    await sql`update hotspot_run set published_at = published_at - interval '8 days' where id = ${id}`.execute(
      deps.db.kysely,
    )
    await admin.call.hotspot.publish({ id: again.id })
    const later = await app().http.inject({ url: `/ogc/collections/hotspots/items?run=${again.number}&limit=1` })
    expect((later.json() as { features: object[] }).features).toHaveLength(1)
    const earlier = await app().http.inject({ url: `/ogc/collections/hotspots/items?run=${first.number}&limit=1` })
    expect((earlier.json() as { features: object[] }).features).toHaveLength(0)
  },
)

test('runHotspot: a run whose community was deleted is marked as failed and leaves no cells and no file', async () => {
  const { make, deps } = lasting()
  const [admin, owner] = [await make.admin(), await make.owner()]
  const communityId = await make.community(owner, square(6, 53, 0.3))
  const id = randomUUID()
  await admin.call.hotspot.start({ id, ...LEVEL, communityId })
  await sql`update community set deleted_at = now() where id = ${communityId}`.execute(deps.db.kysely)
  await expect(hotspotJobs(deps).runHotspot({ runId: id })).rejects.toThrow('not-found')
  expect(await admin.call.hotspot.one({ id })).toMatchObject({ state: 'failed', result: null })
  expect(existsSync(join(deps.config.DATA_DIR, 'research', `${id}.hotspot`))).toBe(false)
  expect((await get(id, 'run.json', admin)).statusCode).toBe(404)
})

test('runHotspot: a run of a country counts only areas within the border, cites its English name, and one run a week may be published', async () => {
  const { make, deps } = lasting()
  const admin = await make.admin()
  // Two people draw in Luxembourg, and one in Belgium but within the rectangle around Luxembourg.
  for (const [lng, lat] of [
    [6.1, 49.6],
    [6.05, 49.9],
    [5.75, 50.15],
  ] as const) {
    const person = await make.member()
    await make.area(person, square(lng, lat, 0.02), { level: 'neighborhood' })
    await agree(person)
  }
  const id = randomUUID()
  const begun = await admin.call.hotspot.start({ id, ...LEVEL, country: 'LU' })
  expect(begun).toMatchObject({ country: 'LU', place: 'Luxembourg', communityId: null, box: null })
  await hotspotJobs(deps).runHotspot({ runId: id })
  const { result } = await admin.call.hotspot.one({ id })
  expect(result).toMatchObject({ epsg: 3035, respondents: 2, areas: 2 })
  // Luxembourg has 2,586 square kilometres.
  expect(result?.cells).toBeGreaterThan(2500)
  expect(result?.cells).toBeLessThan(2700)
  expect((await get(id, 'run.json', admin)).json()).toMatchObject({
    parameters: { country: 'LU', place: 'Luxembourg' },
    citation: expect.stringContaining('cells of 1km, Luxembourg, 2 people') as string,
  })
  await admin.call.hotspot.publish({ id })
  // Two runs of the same country have the same study area.
  const again = randomUUID()
  await admin.call.hotspot.start({ id: again, ...LEVEL, country: 'LU' })
  await hotspotJobs(deps).runHotspot({ runId: again })
  expect(await refusalOf(admin.call.hotspot.publish({ id: again }))).toMatchObject({ key: 'publishedLately' })
})
