import { sql } from 'kysely'
import { wake } from '../../content/delivery/ledger.ts'
import { walk } from '../../content/delivery/walk.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { dueOn, pledgeDelivery } from './pledgeDelivery.ts'
import { dueSoon } from './rows.ts'

interface PledgeJobs {
  /** Reminds of what is due soon. */
  remindPledges: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends PledgeJobs {}
}

export const pledgeJobPlans: JobPlans<keyof PledgeJobs> = {
  remindPledges: { retryLimit: 2, cron: '30 9 * * *' },
}

/** Reminds of what is due again. */
export const pledgeJobs = (deps: Deps): JobHandlers<keyof PledgeJobs> => ({
  remindPledges: () => walk(deps, remindNext),
})

/** Adds the next reminders, each once for a day, however often this runs. @returns whether others follow */
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
