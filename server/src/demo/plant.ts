import { type Kysely, sql } from 'kysely'
import type { Deps } from '../call/context.ts'
import type { Tables } from '../db/tables.ts'
import { MEMBER, demoLines, hashDemoPasswords, plantAccounts } from './accounts.ts'
import { demoContent } from './content.ts'
import { joinAll, rewardAll } from './rewards.ts'
import { insertContent } from './rows.ts'
import { plantReports } from './talk/plantReports.ts'
import { plantTalk } from './talk/plantTalk.ts'
import { paintFinds, plantTreasures } from './treasures/plantTreasures.ts'

/**
 * Fills an empty database with demo content, once, in one transaction; of several processes one does it, the others
 * wait. A database with anybody in it is left as it is, and in production nothing happens.
 * @returns the demo accounts that are there with their passwords, as lines to print; null when there are none
 */
export async function plantDemo(deps: Deps): Promise<string | null> {
  const { config, db } = deps
  if (!config.DEMO || config.production) return null
  if (await isEmpty(db.kysely)) await plant(deps)
  return demoLines(deps)
}

async function plant(deps: Deps): Promise<void> {
  // All before the transaction, for which others may be waiting.
  const hashes = await hashDemoPasswords(deps)
  const finds = await paintFinds()
  const now = new Date()
  const content = demoContent(now)
  await deps.db.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('fieldfare demo'))`.execute(tx)
    if (!(await isEmpty(tx))) return
    await plantAccounts(tx, deps, hashes, now)
    await insertContent(tx, content)
    await rewardAll(tx, MEMBER.id)
    await joinAll(tx, MEMBER.id)
    await plantTalk(tx, now)
    await plantReports(tx, now)
    await plantTreasures(tx, deps.photos, finds, now)
  })
}

async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined
}
