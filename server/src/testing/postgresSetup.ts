import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../tools/postgres.mjs'
import makeFolder from './folderSetup.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    /** The beginning of the names of all databases of this run. */
    prefix: string
  }
}

/**
 * Starts the PostgreSQL server on which the tests of this project create their databases. Databases shared by all files
 * of a process are dropped only at the end of the run: the server may outlive it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let reason = 'no reason was given'
  const server = await startPostgres((told: string) => (reason = told))
  if (!server) throw new Error(reason)
  const prefix = `fieldfare_test_${randomUUID().slice(0, 8)}_`
  project.provide('databaseUrl', server.url)
  project.provide('prefix', prefix)
  const removeFolder = await makeFolder(project)
  return async () => {
    await removeFolder()
    await dropAll(server.url, prefix)
    await server.stop()
  }
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  await client.end()
}
