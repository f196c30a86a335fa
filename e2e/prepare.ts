import { rm } from 'node:fs/promises'
import { ensureBuilt, ensureServerBuilt } from '../tools/prepare.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { makeSeeded } from './seeded.ts'

/** Prepares all journeys: builds the web app, makes the demo content, and starts a PostgreSQL for journeys that need it. */
export default async function prepare(): Promise<() => Promise<void>> {
  await ensureBuilt()
  if (process.env.JOURNEY_BUILT) await ensureServerBuilt()
  const [postgres, seeded] = await Promise.all([startPostgres(), process.env.JOURNEY_SEEDED ?? makeSeeded()])
  // The workers, which start later, read both from the environment.
  if (postgres) process.env.FIELDFARE_TEST_DATABASE_URL = postgres.url
  process.env.JOURNEY_SEEDED = seeded
  return async () => {
    await postgres?.stop()
    await rm(seeded, { recursive: true, force: true })
  }
}
