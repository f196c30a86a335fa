import { sql } from 'kysely'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { purgeDeliveries } from '../../content/delivery/ledger.ts'
import { purgeContent } from '../../content/purge.ts'
import { endedSessions, notifyStatement } from '../../platform/call/changeEvents.ts'
import { foldChanges } from '../../land/tile/rows.ts'
import type { Database } from '../../platform/db/connect.ts'
import { INTENT_DAYS } from '@fieldfare/shared/intent.ts'
import { DAY_MS, RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { MAILING_DAYS } from '@fieldfare/shared/mailing.ts'

interface MaintenanceJobs {
  /** Joins the makers of areas to the communities whose land the areas touch, beginning after the area `after`. */
  intersectAreas: { after: string | null; looked: number; joined: number }
  foldCells: Record<string, never>
  purge: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends MaintenanceJobs {}
}

export const maintenanceJobPlans: JobPlans<keyof MaintenanceJobs> = {
  intersectAreas: { retryLimit: 5, onceFor: () => 'all' },
  foldCells: { retryLimit: 0, cron: '* * * * *' },
  purge: { retryLimit: 2, cron: '15 3 * * *' },
}

/** The days for which views and alerts are stored: a weekly mail covers a month at most. */
const ALERTED_DAYS = 60

/** Makes the handlers of the job that deletes expired data, and of the job that adds logged changes of cell counts to their sums. */
export function cleanupJobs({ kysely }: Database): JobHandlers<'foldCells' | 'purge'> {
  return {
    async foldCells() {
      await foldChanges().execute(kysely)
    },
    async purge() {
      const before = new Date(Date.now() - RESTORABLE_DAYS * DAY_MS)
      await kysely.deleteFrom('area').where('deleted_at', '<', before).execute()
      // Foreign keys delete the community's content with it.
      await kysely.deleteFrom('community').where('deleted_at', '<', before).execute()
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
      await purgeDeliveries(kysely)
      await kysely.deleteFrom('client_error').where('last_at', '<', before).execute()
      await kysely.deleteFrom('secret').where('expires_at', '<', new Date()).execute()
      const forgotten = new Date(Date.now() - INTENT_DAYS * DAY_MS)
      await kysely.deleteFrom('intent').where('kept_at', '<', forgotten).execute()
      await kysely.transaction().execute(async (tx) => {
        const ended = await tx.deleteFrom('auth.session').where('expiresAt', '<', new Date()).returning('id').execute()
        await notifyStatement(endedSessions(ended)).execute(tx)
      })
      const called = new Date(Date.now() - ALERTED_DAYS * DAY_MS)
      await kysely.deleteFrom('alert').where('state', '<>', 'waiting').where('at', '<', called).execute()
      await kysely.deleteFrom('seen').where('at', '<', called).execute()
      await kysely.deleteFrom('delivery').where('kind', '=', 'weekly').where('at', '<', called).execute()
      await sql`delete from rate_limit where expire < ${Date.now()}`.execute(kysely)
    },
  }
}
