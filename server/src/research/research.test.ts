import { createHash, randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AREA_INSTRUMENT } from '@fieldfare/shared/area.ts'
import { packagePath, withdrawalsPath } from '@fieldfare/shared/research.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agree, areasRated, budgetFor } from '../testing/testFunding.ts'
import { expectAdminsOnly } from '../testing/adminsOnly.ts'
import { refusalOf, square, type TestPerson, useWorld } from '../testing/world.ts'
import { researchJobs } from './jobs.ts'
import { FIELD_LABELS, TABLE_LABELS } from './labels.ts'
import { openPackageStore } from '../platform/packageStore/packageStore.ts'
import { codebook, fieldNames } from './codebook.ts'
import { madePackage } from '../testing/testPackage.ts'

const { undone, lasting, app } = useWorld()
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'research-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (url: string, who?: TestPerson) => app().http.inject({ url, headers: { cookie: who?.cookie ?? '' } })

const makeFiles = (admin: TestPerson, freeText = false) => madePackage(lasting(), app(), admin, freeText)
const table = (files: Map<string, Buffer>, name: string) => {
  const [head = '', ...lines] = (files.get(`${name}.csv`)?.toString() ?? '').trimEnd().split('\r\n')
  return { head: head.split(','), lines }
}

test(
  'research.*: callers other than admins are refused',
  undone(async (world) => {
    const id = randomUUID()
    await expectAdminsOnly(world, (call) => [
      call.research.all({}),
      call.research.one({ id }),
      call.research.make({ id }),
      call.research.remove({ id }),
    ])
  }),
)

test('GET /api/research-exports: a guest gets 401, a land owner 403, and an admin 404 for an unknown export', async () => {
  const { make } = lasting()
  const [owner, admin] = [await make.owner(), await make.admin()]
  for (const path of [packagePath(randomUUID()), withdrawalsPath(randomUUID())]) {
    expect((await get(path)).statusCode).toBe(401)
    expect((await get(path, owner)).statusCode).toBe(403)
    expect((await get(path, admin)).statusCode).toBe(404)
  }
  for (const wrong of ['x.zip', '..%2f..%2fphotos', `${randomUUID()}.txt`])
    expect((await get(`/api/research-exports/${wrong}`, admin)).statusCode).toBe(404)
})

test(
  'research.make: a second concurrent export is refused, a repeated id returns the first, and an export whose process ended is failed',
  undone(async ({ make, deps }) => {
    const [admin, other] = [await make.admin(), await make.admin()]
    const id = randomUUID()
    const first = await admin.call.research.make({ id })
    expect(first).toMatchObject({ state: 'waiting', freeText: false, madeBy: admin.name, withdrawals: 0 })
    expect(await admin.call.research.make({ id })).toEqual(first)
    const second = { id: randomUUID() }
    expect(await refusalOf(other.call.research.make(second))).toMatchObject({ code: 'conflict', key: 'underWay' })
    expect(await refusalOf(admin.call.research.remove({ id }))).toEqual({ code: 'conflict' })
    expect(await refusalOf(admin.call.research.remove(second))).toEqual({ code: 'not-found' })
    await sql`update research_export set beat_at = beat_at - interval '1 hour'`.execute(deps.db.kysely)
    expect(await admin.call.research.one({ id })).toMatchObject({ state: 'failed' })
    expect(await other.call.research.make(second)).toMatchObject({ state: 'waiting', number: first.number + 1 })
    const kept = await sql`select action from audit where action = 'research.make'`.execute(deps.db.kysely)
    expect(kept.rows).toHaveLength(2)
  }),
)

test('codebook: every table, column and code has labels in four languages', async () => {
  const tables = await codebook(true)
  for (const { name } of tables) expect(TABLE_LABELS[name]).toHaveLength(4)
  for (const name of fieldNames()) expect(FIELD_LABELS[name], name).toHaveLength(4)
  const labels = tables.flatMap(({ fields }) => fields.flatMap(({ options }) => options ?? []))
  for (const { labels: four } of labels) expect(Object.values(four).every((label) => label.length > 0)).toBe(true)
  const free = (await codebook(false)).flatMap(({ fields }) => fields.filter((field) => field.free))
  expect(free).toEqual([])
})

test(
  'makeResearchExport: a package has the consenting people in every format, without names, and later withdrawals are listed',
  { timeout: 60_000 },
  async () => {
    const world = lasting()
    const { make, deps } = world
    const admin = await make.admin()
    const [person, leaver, silent] = [
      await make.member({ name: 'Joke Researched' }),
      await make.member(),
      await make.member({ name: 'Silent Sjoerd' }),
    ]
    await agree(person)
    await agree(leaver)
    const [first = '', second = ''] = await areasRated(world, person, [9, 4])
    await areasRated(world, silent, [8])
    await make.area(leaver, square(5, 53, 0.1), { title: '=HYPERLINK("evil")', activities: ['cycling'] })
    await person.call.register.saveFunding(budgetFor(first))
    await person.call.measure.delete({ measureId: second })
    await sql`update person set home = ST_SetSRID(ST_MakePoint(5, 53), 4326), age = 47 where id = ${person.id}`.execute(
      deps.db.kysely,
    )

    const { id, view, zip, files } = await makeFiles(admin)
    expect(view).toMatchObject({ state: 'done', progress: 100, withdrawals: 0, bytes: zip.length })
    expect(view.sha256).toBe(createHash('sha256').update(zip).digest('hex'))
    const place = join(deps.config.DATA_DIR, 'research')
    expect((await readdir(place)).filter((name) => name.startsWith(id))).toEqual([`${id}.zip`])
    expect(statSync(join(place, `${id}.zip`)).mode & 0o777).toBe(0o600)
    for (const line of files.get('SHA256SUMS')?.toString().trimEnd().split('\n') ?? []) {
      const [sum, name = ''] = line.split('  ')
      expect(
        createHash('sha256')
          .update(files.get(name) ?? '')
          .digest('hex'),
        name,
      ).toBe(sum)
    }

    // The files contain no names, and no data of people who did not consent.
    const all = [...files]
      .filter(([name]) => name !== 'research.gpkg')
      .map(([, bytes]) => bytes.toString())
      .join('\n')
    for (const secret of [person.id, leaver.id, silent.id, first, person.name, person.email, 'Rated 9', 'HYPERLINK'])
      expect(all).not.toContain(secret)
    const path = join(folder, 'research.gpkg')
    await writeFile(path, files.get('research.gpkg') ?? '')
    const db = new DatabaseSync(path, { readOnly: true })
    const read = (query: string) => db.prepare(query).all() as Record<string, never>[]
    expect(read('pragma integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
    expect(read('pragma foreign_key_check')).toEqual([])

    // The codebook describes each file exactly, and every foreign key refers to an existing row.
    const { resources } = JSON.parse(files.get('datapackage.json')?.toString() ?? '') as {
      resources: { name: string; bytes: number; hash: string; schema: Schema }[]
    }
    for (const { name, bytes, hash, schema } of resources) {
      const { head, lines } = table(files, name)
      expect(head).toEqual(schema.fields.map((field) => field.name))
      expect(read(`select * from pragma_table_info('${name}')`).map((column) => column['name'])).toEqual([
        'fid',
        ...head,
      ])
      expect(read(`select count(*) as n from ${name}`)).toEqual([{ n: lines.length }])
      expect(view.counts[name as keyof typeof view.counts]).toBe(lines.length)
      expect(files.get(`${name}.csv`)).toHaveLength(bytes)
      expect(hash).toBe(
        `sha256:${createHash('sha256')
          .update(files.get(`${name}.csv`) ?? '')
          .digest('hex')}`,
      )
      for (const {
        fields: [column = ''],
        reference,
      } of schema.foreignKeys ?? [])
        expect(
          read(`select "${column}" from ${name} where "${column}" not in ('-97', '-98', '-99')
          and "${column}" not in (select "${column}" from ${reference.resource})`),
        ).toEqual([])
    }
    const ddi = files.get('ddi-codebook.xml')?.toString() ?? ''
    expect(ddi.match(/<var /g)).toHaveLength(resources.flatMap(({ schema }) => schema.fields).length)

    expect(read('select rating, round(longitude, 1) as lng from areas order by longitude')).toEqual([
      { rating: 9, lng: 5 },
      { rating: 9, lng: 20 },
    ])
    const { features } = JSON.parse(files.get('areas.geojson')?.toString() ?? '') as {
      features: { geometry: object; properties: Record<string, number> }[]
    }
    const tenth = features.find(({ properties }) => (properties['longitude'] ?? 0) < 6)
    expect(tenth?.geometry).toEqual({ type: 'MultiPolygon', coordinates: [square(5, 53, 0.1).coordinates] })
    // The area has 0.1 by 0.1 degrees at 53 degrees north: 6.70 by 11.13 km.
    expect((tenth?.properties['hectares'] ?? 0) / 7440).toBeCloseTo(1, 2)
    expect(tenth?.properties['draw_mode']).toBe(-97)
    expect(tenth?.properties['instrument']).toBe(AREA_INSTRUMENT)
    for (const name of ['CITATION.cff', '.zenodo.json', 'datacite.json'])
      expect(files.get('SHA256SUMS')?.toString(), name).toContain(`  ${name}\n`)
    expect(table(files, 'areas').lines.join('\n')).toContain('MULTIPOLYGON(((5 53,5.1 53,')
    expect(read('select home_cell, home_x_3035, age_band from respondents order by home_x_3035')).toEqual([
      { home_cell: '-98', home_x_3035: -98, age_band: '-98' },
      // Only one person has these values, so they are suppressed.
      { home_cell: '-96', home_x_3035: -96, age_band: '-96' },
    ])
    expect(read('select place_kind, cents from budget_places')).toEqual([{ place_kind: 'area', cents: 10_000 }])
    expect(read('select sum(cents) as cents from budget_objectives')).toEqual([{ cents: 10_000 }])
    const numberOf = String(read('select respondent from budgets')[0]?.['respondent'])
    db.close()

    // The list of withdrawals has the pseudonyms of this export; the next export has other pseudonyms, and neither person.
    await person.call.consent.withdraw({ purpose: 'experiment', id: randomUUID() })
    expect((await get(withdrawalsPath(id), admin)).body).toContain(`${numberOf},experiment,`)
    await leaver.call.consent.withdraw({ purpose: 'research', id: randomUUID() })
    expect(await admin.call.research.one({ id })).toMatchObject({ withdrawals: 2 })
    const next = await makeFiles(admin, true)
    expect(next.view).toMatchObject({ number: view.number + 1, withdrawals: 0, counts: { respondents: 1, budgets: 0 } })
    expect(next.files.get('respondents.csv')?.toString()).not.toContain(numberOf)
    expect(next.files.get('areas.csv')?.toString()).toContain('Rated 9')
    await agree(leaver)
    expect((await get(withdrawalsPath(id), admin)).body.split('\r\n')).toHaveLength(4)

    // An area deleted later is listed under its pseudonym, even after it is purged, until it is restored.
    const listed = async () => (await get(withdrawalsPath(id), admin)).body.match(/^A[0-9a-f]{20},area,.*$/gm) ?? []
    const numberOfArea = String(tenth?.properties['area'])
    const today = new Date().toISOString().slice(0, 10)
    await person.call.measure.delete({ measureId: first })
    expect(await listed()).toEqual([expect.stringContaining(`,area,${today}`)])
    const [line = ''] = await listed()
    expect(table(files, 'areas').lines.some((one) => one.startsWith(line.slice(0, 21)))).toBe(true)
    await person.call.measure.restore({ measureId: first })
    expect(await listed()).toEqual([])
    await sql`update research_area set area_id = ${randomUUID()} where export_id = ${id} and pseudonym = ${numberOfArea}`.execute(
      deps.db.kysely,
    )
    expect(await listed()).toEqual([`${numberOfArea},area,`])

    // The export's number and its withdrawals stay when the file is removed.
    await admin.call.research.remove({ id })
    await researchJobs(deps, openPackageStore(deps.config)).removeResearchFiles({})
    expect(existsSync(join(place, `${id}.zip`))).toBe(false)
    expect((await get(packagePath(id), admin)).statusCode).toBe(404)
    expect(await admin.call.research.one({ id })).toMatchObject({ state: 'removed', bytes: null, withdrawals: 2 })
    const audited = await sql<{
      action: string
    }>`select distinct action from audit where subject = ${id} order by 1`.execute(deps.db.kysely)
    expect(audited.rows.map(({ action }) => action)).toEqual([
      'research.download',
      'research.make',
      'research.remove',
      'research.withdrawals',
    ])
  },
)

interface Schema {
  fields: { name: string }[]
  foreignKeys?: { fields: string[]; reference: { resource: string } }[]
}

test('makeResearchExport: an export that fails is marked as failed and leaves no file and no pseudonyms', async () => {
  const { make, deps } = lasting()
  const admin = await make.admin()
  const id = randomUUID()
  await admin.call.research.make({ id })
  const broken = { ...openPackageStore(deps.config), put: () => Promise.reject(new Error('the disk is full')) }
  await expect(researchJobs(deps, broken).makeResearchExport({ exportId: id })).rejects.toThrow('full')
  expect(await admin.call.research.one({ id })).toMatchObject({ state: 'failed', withdrawals: 0 })
  expect((await get(packagePath(id), admin)).statusCode).toBe(404)
  expect((await readFile(join(deps.config.DATA_DIR, 'research', `${id}.zip`)).catch(() => null)) === null).toBe(true)
  const remaining = await sql`select 1 from research_person where export_id = ${id}`.execute(deps.db.kysely)
  expect(remaining.rows).toEqual([])
})
