import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/call/call.ts'
import { mineOf } from '../../platform/call/changeEvents.ts'
import type { Deps } from '../../platform/call/context.ts'
import { addAlerts } from '../../content/alert/alertNow.ts'
import { allSources } from './sources.ts'
import { HAPPENING_COLUMNS, wishOf } from '../../content/alert/wish.ts'

/** Milliseconds to wait until all rows with a given time are visible: rows become visible only when their transaction commits. */
const LAG_MS = 15_000
/**
 * The longest time in milliseconds that a sweep covers. After a longer stop of the server, earlier happenings are only in
 * the weekly mail.
 */
const BACK_MS = DAY_MS

/**
 * Finds what happened since the last sweep of any process, queues alerts for those who want them at once, and
 * updates the open overviews of everyone concerned. Does nothing while another process sweeps.
 */
export const sweep = (deps: Deps): Promise<void> =>
  inTransaction({ deps, who: null }, async ({ db, publish }) => {
    const now = deps.now()
    const until = new Date(now - LAG_MS)
    await db
      .insertInto('alert_sweep')
      .values({ swept_to: until })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const last = await db.selectFrom('alert_sweep').select('swept_to').forUpdate().skipLocked().executeTakeFirst()
    if (!last || last.swept_to >= until) return
    const since = new Date(Math.max(last.swept_to.getTime(), now - BACK_MS))
    for (const { topic, all } of allSources()) {
      if (!all) continue
      const rows = sql`select h.*, ${wishOf(topic, HAPPENING_COLUMNS)} as wish from (${all({ since, until })}) h`
      const { rows: found } = await sql<{ people: string[] | null; wanted: boolean }>`
        select array_agg(distinct person_id::text) as people, coalesce(bool_or(wish = 'now'), false) as wanted
        from (${rows}) happened`.execute(db)
      const [{ people, wanted } = { people: null, wanted: false }] = found
      if (wanted)
        await addAlerts(
          db,
          topic,
          sql`select happened.*, false as urgent from (${rows}) happened where wish = 'now'`,
          new Date(now),
        )
      if (people) publish(mineOf(people, 'waiting'))
    }
    await db.updateTable('alert_sweep').set({ swept_to: until }).execute()
  })
