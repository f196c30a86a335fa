import { sql } from 'kysely'
import { wake } from '../../content/delivery/ledger.ts'
import { walk } from '../../content/delivery/walk.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { dueOn, pledgeDelivery } from './pledgeDelivery.ts'
import { dueSoon } from './rows.ts'

interface PledgeJobs {
  /** Mails givers a reminder of contributions that are due soon. */
  remindPledges: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends PledgeJobs {}
}

export const pledgeJobPlans: JobPlans<keyof PledgeJobs> = {
  remindPledges: { retryLimit: 2, cron: '30 9 * * *' },
}

/** The job that reminds givers of contributions that are due again. */
export const pledgeJobs = (deps: Deps): JobHandlers<keyof PledgeJobs> => ({
  remindPledges: () => walk(deps, remindNext),
})

/** Queues the next reminders, one per contribution and due date, however often the job runs. @returns whether more are left */
async function remindNext(tx: TransactionContext, atOnce: number): Promise<boolean> {
  const { rows } = await sql<{ id: string; person_id: string; at: Date }>`
    update contribution set reminded_of = due.at
    from (
      ${dueSoon}
      order by c.id limit ${atOnce} for update of c skip locked
    ) due
    where contribution.id = due.id
    returning contribution.id, contribution.person_id, due.at`.execute(tx.db)
  if (rows.length > 0)
    await tx.db
      .insertInto('delivery')
      .values(rows.map(({ id, person_id, at }) => ({ kind: 'pledge', subject_id: id, person_id, about: dueOn(at) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await wake(tx, pledgeDelivery, rows.length)
  return rows.length === atOnce
}
