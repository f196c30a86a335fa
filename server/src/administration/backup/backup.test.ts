import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../../platform/config.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import { MIGRATIONS } from '../../platform/db/migrations/index.ts'
import { seedDemo } from '../../demo/seed.ts'
import { diskStore } from '../../platform/photoStore/diskStore.ts'
import { ENGINE, openUnmigratedDatabase, type TestDatabase } from '../../testing/engines.ts'
import { withLaterMigrations } from '../../testing/laterMigrations.ts'
import { useWorld } from '../../testing/world.ts'
import { HEAD, JOBS, MANIFEST, type Manifest, SEAL, sha256 } from './backupFormat.ts'
import { SHORT_LIVED } from './contentTables.ts'
import { moveContent } from './moveContent.ts'
import { linesOf, partsOf, verifyBackup } from './readBackup.ts'
import { withSnapshot } from './readRows.ts'
import { restoreBackup } from './restoreBackup.ts'
import { fillTarget, refuseFullTarget } from './restoreTarget.ts'
import { writeBackup } from './writeBackup.ts'

const { lasting, options } = useWorld()
let folder: string
let file: string
let written: Manifest
let empty: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldfare-backup-'))
  file = join(folder, 'all.backup')
  const { deps } = lasting()
  await seedDemo({ ...deps, config: { ...deps.config, DEMO: true } })
  await lasting().make.member({ name: 'Zoë “null” \\N {a,b}\n\ttab 🦉' })
  await deps.db.kysely
    .transaction()
    .execute((tx) => deps.jobs.enqueue(tx, 'measureAreas', { personId: '00000000-0000-4000-8000-000000000001' }))
  // Simulates a photo whose file the store has lost.
  const [lost] = (
    await sql<{ path: string }>`select owner_id || '/' || coalesce(file, id) as path from photo limit 1`.execute(
      deps.db.kysely,
    )
  ).rows
  await rm(join(deps.config.DATA_DIR, 'photos', lost!.path, 'list.jpg'))
  written = await writeBackup(deps.db, deps.photos, file)
  empty = await openUnmigratedDatabase()
})
afterAll(async () => {
  await empty.close()
  await rm(folder, { recursive: true })
})

const configOf = (dataDir: string, databaseUrl?: string): Config =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: 'x'.repeat(32),
  })

const restoreTo = async (config: Config, from = file): Promise<void> => {
  const verified = await verifyBackup(from)
  await fillTarget(config, (db, jobs) => restoreBackup(db, jobs, diskStore(config), from, verified))
}

/** Returns everything in a database as text. */
async function contentOf(db: Database, without: readonly string[] = []): Promise<Record<string, unknown>> {
  return withSnapshot(db, async (snapshot) => {
    const all: Record<string, unknown> = { sequences: snapshot.sequences, migrations: snapshot.migrations }
    for (const table of snapshot.tables.filter(({ name }) => !without.includes(name))) {
      const rows: string[] = []
      for await (const row of snapshot.rows(table)) rows.push(row)
      all[table.name] = rows.sort()
    }
    const jobs: string[] = []
    for await (const { id, name, data, startAfter, singletonKey } of snapshot.jobs())
      jobs.push(JSON.stringify([id, name, data, Date.parse(startAfter), singletonKey]))
    return { ...all, jobs: jobs.sort() }
  })
}

/** Writes a copy of the backup with its parts changed, and with a matching seal (hash) unless `sealed` is false. */
async function changed(
  name: string,
  change: (parts: Map<string, Buffer>) => void,
  { sealed = true } = {},
): Promise<string> {
  const parts = new Map<string, Buffer>()
  for await (const part of partsOf(file)) parts.set(part.name, part.bytes)
  change(parts)
  if (sealed) {
    const manifest = JSON.parse(parts.get(MANIFEST)!.toString()) as Manifest
    manifest.parts = [...parts]
      .filter(([part]) => part !== MANIFEST && part !== SEAL)
      .map(([part, bytes]) => ({ name: part, bytes: bytes.length, sha256: sha256(bytes) }))
    parts.set(MANIFEST, Buffer.from(JSON.stringify(manifest)))
    parts.set(SEAL, Buffer.from(sha256(parts.get(MANIFEST)!)))
  }
  const tar = pack()
  for (const [part, bytes] of parts) tar.entry({ name: part }, bytes)
  tar.finalize()
  await pipeline(tar, createWriteStream(join(folder, name)))
  return join(folder, name)
}

/** Writes a copy of the backup with changed fields in its head. */
const withHead = (name: string, head: object): Promise<string> =>
  changed(name, (parts) =>
    parts.set(HEAD, Buffer.from(JSON.stringify({ ...JSON.parse(parts.get(HEAD)!.toString()), ...head }))),
  )

describe('verifyBackup, writeBackup, refuseFullTarget: refusals', () => {
  test('a missing or empty file, and a file that is no backup, are refused', async () => {
    await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow('There is no file')
    await writeFile(join(folder, 'blank'), '')
    await expect(verifyBackup(join(folder, 'blank'))).rejects.toThrow('not whole')
    await writeFile(join(folder, 'text'), 'a text\n'.repeat(1000))
    await expect(verifyBackup(join(folder, 'text'))).rejects.toThrow('no backup')
  })

  test.each([0.2, 0.6, 0.95])('a backup cut off after the share %s of its bytes is refused', async (share) => {
    const cut = join(folder, `cut-${share}`)
    const bytes = await readFile(file)
    await writeFile(cut, bytes)
    await truncate(cut, Math.floor(bytes.length * share))
    await expect(verifyBackup(cut)).rejects.toThrow('not whole')
  })

  test('a backup with one flipped byte in its first, a middle or its last part is refused', async () => {
    const bytes = await readFile(file)
    for (const { name } of [
      written.parts.at(0)!,
      written.parts.find((part) => part.name.includes('public.area/'))!,
      written.parts.at(-1)!,
    ]) {
      const flipped = Buffer.from(bytes)
      // The header of a tar entry has 512 bytes, and the content follows.
      const at = flipped.indexOf(name, 0, 'latin1') + 512 + 20
      flipped[at] = flipped[at]! ^ 1
      await writeFile(join(folder, 'flipped'), flipped)
      await expect(verifyBackup(join(folder, 'flipped'))).rejects.toThrow(/was changed/)
    }
  })

  test('a backup with a missing, additional or changed part is refused', async () => {
    const photo = written.parts.find(({ name }) => name.startsWith('photos/'))!.name
    const less = await changed('less', (parts) => parts.delete(photo), { sealed: false })
    await expect(verifyBackup(less)).rejects.toThrow(`${photo} is missing`)
    const more = await changed('more', (parts) => parts.set('photos/x', Buffer.from('x')), { sealed: false })
    await expect(verifyBackup(more)).rejects.toThrow('nothing is known of photos/x')
    const list = await changed('list', (parts) => parts.set(MANIFEST, Buffer.from('{}')), { sealed: false })
    await expect(verifyBackup(list)).rejects.toThrow('list of parts')
    const rows = await changed('rows', (parts) => {
      const part = [...parts.keys()].find((name) => name.includes('public.person/'))!
      parts.set(part, gzipSync('[]'))
    })
    await expect(verifyBackup(rows)).rejects.toThrow('not all rows of public.person')
  })

  test('linesOf: a part that is larger than the limit when unzipped is refused', async () => {
    const part = gzipSync('a row\n'.repeat(1000))
    await expect(linesOf(part, 5999)).rejects.toThrow(/larger than/)
    expect(await linesOf(part, 6000)).toHaveLength(1001)
  })

  test('a backup of a newer format or with newer migrations is refused', async () => {
    await expect(verifyBackup(await withHead('format', { format: 99 }))).rejects.toThrow('newer version')
    const migrations = [...Object.keys(MIGRATIONS), '9999_later']
    await expect(verifyBackup(await withHead('later', { migrations }))).rejects.toThrow(
      'newer version of Fieldfare (9999_later)',
    )
  })

  test('a backup with an invalid creation time is refused', async () => {
    const timed = await withHead('time', { createdAt: '\u001b]0;\u0007' })
    await expect(verifyBackup(timed)).rejects.toThrow('no backup of Fieldfare, or was changed')
  })

  test('a backup with missing or reordered migrations is refused', async () => {
    const nothing = { up: async () => undefined }
    await withLaterMigrations({ '9001_second': nothing, '9002_third': nothing }, async () => {
      const [first = '', second = '', ...rest] = Object.keys(MIGRATIONS)
      for (const migrations of [[first, ...rest], [second, first, ...rest], []])
        await expect(verifyBackup(await withHead('gap', { migrations }))).rejects.toThrow('was changed')
    })
  })

  test('a backup of an older build with migrations that no longer exist is refused', async () => {
    const older = await withHead('older', { migrations: ['0001_house', '0002_talk'] })
    await expect(verifyBackup(older)).rejects.toThrow(`${older} was made by an older build`)
  })

  test('writeBackup refuses an existing file, and refuseFullTarget refuses a database with content', async () => {
    const { deps } = lasting()
    await expect(writeBackup(deps.db, deps.photos, file)).rejects.toThrow('exists already')
    const { dataDir, databaseUrl } = options()
    await expect(refuseFullTarget(configOf(dataDir, databaseUrl))).rejects.toThrow('Nothing was changed')
  })

  test('writeBackup of an empty database is refused and leaves no file', async () => {
    await expect(writeBackup(empty, lasting().deps.photos, join(folder, 'nothing'))).rejects.toThrow(
      'nothing to back up',
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('nothing'))).toEqual([])
  })

  test('restoreBackup of a backup that lacks the file of a photo in its tables is refused, and the database stays empty', async () => {
    const photo = written.parts.find(({ name }) => name.startsWith('photos/'))!.name
    const holed = await changed('holed', (parts) => parts.delete(photo))
    const config = configOf(join(folder, 'holed-data'), empty.options.databaseUrl)
    await expect(restoreTo(config, holed)).rejects.toThrow(`the photo ${photo} is missing`)
    if (ENGINE === 'postgres') await refuseFullTarget(config)
    else expect(await readdir(config.DATA_DIR)).toEqual(['photos'])
  })
})

test('writeBackup: the file is readable by its owner only, and its manifest lists rows, photos and missing files', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(written.missing).toHaveLength(1)
  expect(written.photos).toBeGreaterThan(1)
  expect(written.rows['public.area']).toBeGreaterThan(100)
  for (const name of SHORT_LIVED) expect(written.rows).not.toHaveProperty(name)
  expect(written.parts.map(({ name }) => name)).toContain(JOBS)
})

describe.each(ENGINE === 'postgres' ? ['embedded', 'server'] : ['embedded'])(
  'restoreBackup to the engine: %s',
  (engine) => {
    test('rows, counters, jobs and photos are restored, and sessions are not', async () => {
      const target = engine === 'server' ? await openUnmigratedDatabase() : null
      const config = configOf(join(folder, `data-${engine}`), target?.options.databaseUrl)
      await restoreTo(config)
      await expect(restoreTo(config)).rejects.toThrow(/Nothing was changed/)
      const restored = await connect({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL })
      try {
        expect(await contentOf(restored, SHORT_LIVED)).toEqual(await contentOf(lasting().deps.db, SHORT_LIVED))
        const { rows } = await restored.pool.query<{ left: number }>('select count(*)::int as left from auth.session')
        expect(rows).toEqual([{ left: 0 }])
        // Computed columns, and the constraints and triggers of the database, are restored.
        const computed = async ({ pool }: Database) =>
          (await pool.query('select id, title_words, min_zoom, outline is null as plain from area order by id')).rows
        expect(await computed(restored)).toEqual(await computed(lasting().deps.db))
        await expect(
          restored.pool.query(
            'insert into subscription (community_id, person_id, seen) values (gen_random_uuid(), gen_random_uuid(), true)',
          ),
        ).rejects.toThrow('foreign key')
        const rules = await restored.pool.query("select from pg_trigger where tgenabled = 'D'")
        expect(rules.rows).toHaveLength(0)
        const lines = written.parts.filter(({ name }) => name.startsWith('photos/'))
        for (const { name, sha256: hash } of lines)
          expect(sha256(await readFile(join(config.DATA_DIR, name)))).toBe(hash)
      } finally {
        await restored.close()
        await target?.close()
      }
      expect(existsSync(join(config.DATA_DIR, 'restoring'))).toBe(false)
    })
  },
)

describe.each(ENGINE === 'postgres' ? ['PostgreSQL'] : [])('moveContent to %s', () => {
  test('all content and sessions of the embedded database are moved to PostgreSQL', async () => {
    const from = await connect({ dataDir: join(folder, 'data-embedded') })
    try {
      await from.pool.query(`insert into auth.session ("expiresAt", token, "userId")
      select now() + interval '1 day', 'a token', id from auth."user" limit 1`)
      await fillTarget(configOf(join(folder, 'moved'), empty.options.databaseUrl), async (to, jobs) => {
        expect(await moveContent(from, to, jobs)).toBeGreaterThan(1000)
        expect(await contentOf(to)).toEqual(await contentOf(from))
        expect((await to.pool.query('select token from auth.session')).rows).toEqual([{ token: 'a token' }])
      })
    } finally {
      await from.close()
    }
  })
})
