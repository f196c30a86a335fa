import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type Database } from '../server/src/platform/db/connect.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startPostgres } from '../tools/postgres.mjs'

/** The settings that open a new, empty database. */
export interface Place {
  engine: Database['engine']
  dataDir: string
  databaseUrl: string | undefined
}
/** Makes a new place for a database; all places are removed at the end. */
export type MakePlace = () => Promise<Place>

/** The only engine to run on; if unset, both. */
const ONLY = process.env['BENCH_ENGINE']

/** Runs a benchmark once on each engine, one after the other; on PostgreSQL only if it is available. */
export async function onEachEngine(run: (make: MakePlace) => Promise<void>): Promise<void> {
  if (ONLY !== 'postgres')
    await withFolders((dataDir) =>
      run(async () => ({ engine: 'pglite', dataDir: await dataDir(), databaseUrl: undefined })),
    )
  const server = ONLY === 'pglite' ? null : await startPostgres()
  if (!server) return
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const names: string[] = []
  const databaseUrl = async (): Promise<string> => {
    const name = `fieldfare_bench_${randomUUID().replaceAll('-', '')}`
    await admin.query(`create database ${name}`)
    names.push(name)
    const url = new URL(server.url)
    url.pathname = `/${name}`
    return url.href
  }
  try {
    await withFolders((dataDir) =>
      run(async () => ({ engine: 'postgres', dataDir: await dataDir(), databaseUrl: await databaseUrl() })),
    )
  } finally {
    for (const name of names) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await server.stop()
  }
}

/** Runs a benchmark inside this process on a new, migrated database of each engine. */
export function onBothEngines(run: (db: Database) => Promise<void>): Promise<void> {
  return onEachEngine(async (make) => {
    const db = await connect(await make())
    try {
      await migrate(db)
      await run(db)
    } finally {
      await db.close()
    }
  })
}

async function withFolders(run: (make: () => Promise<string>) => Promise<void>): Promise<void> {
  const folders: string[] = []
  try {
    await run(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'fieldfare-bench-'))
      folders.push(folder)
      return folder
    })
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
}
