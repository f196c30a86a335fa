import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../tools/postgres.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

/** Starts the PostgreSQL that the tests of this project make their databases on. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let reason = 'no reason was given'
  const server = await startPostgres((told: string) => (reason = told))
  if (!server) throw new Error(reason)
  project.provide('databaseUrl', server.url)
  return server.stop
}
