import { sql } from 'kysely'
import type { Deps } from '../platform/call/context.ts'
import { releaseFigures } from '../land/community/releaseFigures.ts'
import { releaseLoveMap } from '../land/loveMap/release.ts'
import { seedBudgets } from './budgets/seedBudgets.ts'
import { MEMBER, demoLines, hashDemoPasswords, seedAccounts } from './accounts.ts'
import { demoContent } from './content.ts'
import { isEmpty } from './isEmpty.ts'
import { nameAll } from './nameAll.ts'
import { joinAll, rewardAll } from './rewardAll.ts'
import { insertContent } from './rows.ts'
import { seedMessages } from './messages/seedMessages.ts'
import { seedReports } from './discussions/seedReports.ts'
import { seedDiscussions } from './discussions/seedDiscussions.ts'
import { seedPledges } from './pledges/seedPledges.ts'
import { seedMeetings } from './meetings/seedMeetings.ts'
import { seedPolls } from './polls/seedPolls.ts'
import { paintFinds, seedTreasures } from './treasures/seedTreasures.ts'

/**
 * Seeds an empty database with demo content in one transaction; of several processes one does it, the others wait. A
 * database with people in it stays as it is. Never in production.
 * @returns the demo accounts of this database with their passwords, as lines to print; null if there are none
 */
export async function seedDemo(deps: Deps): Promise<string | null> {
  const { config, db } = deps
  if (!config.DEMO || config.production) return null
  if (await isEmpty(db.kysely)) await seed(deps)
  return demoLines(deps)
}

async function seed(deps: Deps): Promise<void> {
  // All before the transaction, for which others may be waiting.
  const hashes = await hashDemoPasswords(deps)
  const finds = await paintFinds()
  const now = new Date()
  const content = demoContent(now)
  await deps.db.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('fieldfare demo'))`.execute(tx)
    if (!(await isEmpty(tx))) return
    await seedAccounts(tx, deps, hashes, now)
    await insertContent(tx, content)
    await rewardAll(tx, MEMBER.id)
    await joinAll(tx, MEMBER.id)
    await seedDiscussions(tx, now)
    await seedReports(tx, now)
    await seedMessages(tx, now)
    await seedTreasures(tx, deps.photos, finds, now)
    await releaseLoveMap(tx, now)
    await seedPolls(tx, now)
    await seedPledges(tx, now)
    await nameAll(tx)
    await seedMeetings(tx, now)
    await seedBudgets(tx, content, now)
    await releaseFigures(tx, deps.config.TIME_ZONE, now)
  })
}
