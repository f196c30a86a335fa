import { sql } from 'kysely'
import { computeMap } from '../participation/opinion/jobs.ts'
import { releaseFigures } from '../land/community/releaseFigures.ts'
import { releaseLoveMap } from '../land/loveMap/release.ts'
import type { Deps } from '../platform/call/context.ts'
import { MEMBER, demoLines, hashDemoPasswords, isEmpty, seedAccounts } from './accounts.ts'
import { countAll, nameAll, rewardAll } from './consequences.ts'
import { readDemo } from './readData.ts'
import { insertDemo, keepPhotos } from './rows.ts'

/**
 * Seeds an empty database with demo content in one transaction; of several processes, one seeds and the others wait. Does
 * nothing in production, or if the database has people.
 * @returns the demo accounts of this database with their passwords, as lines to print; null if there are none
 */
export async function seedDemo(deps: Deps): Promise<string | null> {
  const { config, db } = deps
  if (!config.DEMO || config.production) return null
  if (await isEmpty(db.kysely)) await seed(deps)
  return demoLines(deps)
}

async function seed(deps: Deps): Promise<void> {
  // Everything is prepared before the transaction, for whose end other processes may wait.
  const now = new Date()
  const demo = readDemo(now)
  const hashes = await hashDemoPasswords(deps)
  const photos = await keepPhotos(deps.photos, demo)
  await deps.db.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('fieldfare demo'))`.execute(tx)
    if (!(await isEmpty(tx))) return
    await seedAccounts(tx, deps, hashes, now)
    await insertDemo(tx, demo, photos)
    await countAll(tx)
    await rewardAll(tx, MEMBER.id)
    await releaseLoveMap(tx, now)
    await nameAll(tx)
    await releaseFigures(tx, deps.config.TIME_ZONE, now)
  })
  const opinions = await deps.db.kysely.selectFrom('opinion').select('id').execute()
  for (const { id } of opinions) await computeMap(deps, id)
}
