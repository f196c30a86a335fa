import { ensureBuilt, ensureServerBuilt } from '../tools/prepare.mjs'
import { startPostgres } from '../tools/postgres.mjs'

/** Before all journeys: the web app as its sources are now, and a PostgreSQL for those that need one. */
export default async function prepare(): Promise<() => Promise<void>> {
  await ensureBuilt()
  if (process.env.JOURNEY_BUILT) await ensureServerBuilt()
  const postgres = await startPostgres()
  // The workers, which start after this, take it from here.
  if (postgres) process.env.FIELDFARE_TEST_DATABASE_URL = postgres.url
  return async () => postgres?.stop()
}
