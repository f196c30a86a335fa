import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { type Database, connect, database } from '../platform/db/connect.ts'
import type { Log } from '../platform/db/connection.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openEmbedded } from '../platform/db/pglite/embedded.ts'
import { makeJobs } from '../platform/jobs/jobs.ts'
import { makeLogger } from '../platform/log/logger.ts'

if (process.env.FIELDFARE_TEST_ENGINE === 'none')
  throw new Error(
    'A test that needs a database imports testing/world.ts or testing/engines.ts itself; see vitest.config.ts.',
  )

/** The database engine under test. */
export const ENGINE = process.env.FIELDFARE_TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite'

const SILENT: Log = { info() {}, warn() {} }
const MIGRATIONS = new URL('../platform/db/migrations/', import.meta.url)

export interface TestDatabase extends Database {
  /** The options with which another process opens the same database (the embedded one only after this process has closed it). */
  options: { dataDir: string; databaseUrl?: string }
}

/** Opens a new migrated database on the engine under test; closing removes the database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return ENGINE === 'postgres' ? openOnServer() : openInFolder()
}

let shared: Promise<TestDatabase> | undefined

/**
 * Returns a migrated database without rows; closing gives it back. Starting the embedded engine takes seconds, and
 * copying a database of a server takes one: so all files of a process share one database, which is emptied between
 * them.
 */
export async function borrowTestDatabase(): Promise<TestDatabase> {
  const db = await (shared ??= openTestDatabase())
  return { ...db, close: () => empty(db) }
}

/**
 * Resets a database to its state after the first start of a server: empty tables and job queues. Truncating all tables
 * would take half a second, since each gets new files; most tests are rolled back and leave dead rows in only a few
 * tables.
 */
async function empty({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'auth') and tablename not in ('spatial_ref_sys', 'kysely_migration', 'kysely_migration_lock')
      and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0`)
  const tables = rows.map(({ name }) => name)
  // References are not checked, so the tables can be emptied in any order.
  await pool.query(`begin; set local session_replication_role = replica;
    ${[...tables, 'pgboss.job', 'pgboss.schedule'].map((name) => `delete from ${name};`).join(' ')} commit`)
  if (tables.length > 0) await pool.query(`vacuum ${tables.join(', ')}`)
}

/** Opens a new database without any table, for tests of migrations; closing removes the database. */
export async function openUnmigratedDatabase(): Promise<TestDatabase> {
  if (ENGINE === 'postgres')
    return createOnServer(async (client, name) => void (await client.query(`create database ${name}`)))
  return createInFolder(async () => undefined)
}

const openOnServer = (): Promise<TestDatabase> =>
  createOnServer(async (client, name, server) => {
    const template = `fieldfare_template_${await fingerprint()}`
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (!rowCount) await migrateNew(client, server, template)
    await client.query(`create database ${name} template ${template}`)
  })

async function createOnServer(
  create: (client: pg.Client, name: string, server: string) => Promise<void>,
): Promise<TestDatabase> {
  const server = process.env.FIELDFARE_TEST_DATABASE_URL ?? inject('databaseUrl')
  const name = `${inject('prefix')}${randomUUID().replaceAll('-', '')}`
  await withServer(server, (client) => create(client, name, server))
  const dataDir = await mkdtemp(join(inject('folder'), 'data-'))
  const databaseUrl = addressOf(server, name)
  const db = await connect({ dataDir, databaseUrl, poolMax: 4 })
  async function close(): Promise<void> {
    await db.close()
    await withServer(server, (client) => client.query(`drop database ${name} with (force)`))
    await rm(dataDir, { recursive: true })
  }
  return { ...db, options: { dataDir, databaseUrl }, close }
}

async function migrateNew(client: pg.Client, server: string, template: string): Promise<void> {
  const growing = `${template}_growing`
  await client.query(`drop database if exists ${growing} with (force)`)
  await client.query(`create database ${growing}`)
  const db = await connect({ dataDir: '', databaseUrl: addressOf(server, growing) })
  await furnish(db).finally(() => db.close())
  await client.query(`alter database ${growing} rename to ${template}`)
}

const openInFolder = (): Promise<TestDatabase> =>
  createInFolder(async (dataDir) => {
    const template = join(tmpdir(), `fieldfare-template-${await fingerprint()}`)
    if (!existsSync(template)) await migrateFolder(template)
    await cp(template, dataDir, { recursive: true })
  })

async function createInFolder(fill: (dataDir: string) => Promise<void>): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(inject('folder'), 'data-'))
  await fill(dataDir)
  const db = database(await openEmbedded({ folder: dataDir, durable: false, log: SILENT }))
  async function close(): Promise<void> {
    await db.close()
    await rm(dataDir, { recursive: true })
  }
  return { ...db, options: { dataDir }, close }
}

async function migrateFolder(template: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-growing-'))
  const db = database(await openEmbedded({ folder, durable: false, log: SILENT }))
  await furnish(db).finally(() => db.close())
  await rename(folder, template).catch(() => rm(folder, { recursive: true }))
}

/** Prepares a database as a server's first start does: else every test file would wait a second until the tables of jobs are created. */
async function furnish(db: Database): Promise<void> {
  await migrate(db)
  await import('../nouns.ts')
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET: 'a secret that only these tests know of' })
  const jobs = await makeJobs(config, db, makeLogger(config))
  await jobs.stop()
}

async function withServer<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return run(client).finally(() => client.end())
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Returns the name of a template database: a hash of everything that it depends on. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update('with jobs')
  const files = (await readdir(MIGRATIONS, { recursive: true })).filter((name) => name.endsWith('.ts'))
  for (const name of files.sort()) hash.update(await readFile(new URL(name, MIGRATIONS)))
  return hash.digest('hex').slice(0, 12)
}
