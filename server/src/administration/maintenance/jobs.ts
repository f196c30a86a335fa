import { sql } from 'kysely'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { purgeContent } from '../../content/purge.ts'
import { endedSessions, notifyStatement } from '../../platform/call/changeEvents.ts'
import type { Database } from '../../platform/db/connect.ts'
import { DAY_MS, HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import { MAILING_DAYS } from '@fieldfare/shared/mailing.ts'

/** So long it is known what people saw, and what they were called back about: no weekly mail tells of more than a month. */
const CALLED_DAYS = 60

/** Deletes what has expired, and folds the counted changes of cells into their sums. */
export function cleanupJobs({ kysely }: Database): Pick<JobHandlers, 'foldCells' | 'purge'> {
  return {
    // One statement, so that readers find each change in exactly one of the two tables.
    async foldCells() {
      await sql`
        with gone as (delete from area_cell_change returning *),
        sums as (
          select z, x, y, sum(n0) n0, sum(n1) n1, sum(n2) n2, sum(n3) n3, sum(lng) lng, sum(lat) lat
          from gone group by z, x, y
        )
        insert into area_cell as c (z, x, y, n0, n1, n2, n3, lng, lat) select * from sums
        on conflict (z, x, y) do update set
          n0 = c.n0 + excluded.n0, n1 = c.n1 + excluded.n1, n2 = c.n2 + excluded.n2, n3 = c.n3 + excluded.n3,
          lng = c.lng + excluded.lng, lat = c.lat + excluded.lat`.execute(kysely)
    },
    async purge() {
      const before = new Date(Date.now() - HIDDEN_DAYS * DAY_MS)
      await kysely.deleteFrom('area').where('hidden_at', '<', before).execute()
      // Its content is deleted by cascade.
      await kysely.deleteFrom('community').where('hidden_at', '<', before).execute()
      await kysely
        .deleteFrom('correction')
        .where('state', '<>', 'waiting')
        .where('decided_at', '<', before)
        .where('before', 'is', null)
        .execute()
      await purgeContent(kysely, before)
      await kysely
        .deleteFrom('mailing')
        .where('created_at', '<', new Date(Date.now() - MAILING_DAYS * DAY_MS))
        .execute()
      await kysely.deleteFrom('client_error').where('last_at', '<', before).execute()
      await kysely.deleteFrom('secret').where('expires_at', '<', new Date()).execute()
      await kysely.transaction().execute(async (tx) => {
        const ended = await tx.deleteFrom('auth.session').where('expiresAt', '<', new Date()).returning('id').execute()
        await notifyStatement(endedSessions(ended)).execute(tx)
      })
      const called = new Date(Date.now() - CALLED_DAYS * DAY_MS)
      await kysely.deleteFrom('callback').where('state', '<>', 'waiting').where('at', '<', called).execute()
      await kysely.deleteFrom('seen').where('at', '<', called).execute()
      await kysely.deleteFrom('weekly_mail').where('until', '<', called).execute()
      await sql`delete from rate_limit where expire < ${Date.now()}`.execute(kysely)
    },
  }
}
