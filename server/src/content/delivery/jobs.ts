import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { makeProgress } from '../../platform/call/progress.ts'
import type { JobHandlers, JobPlan } from '../../platform/jobs/jobPlans.ts'
import { type JobSet, jobSet } from '../../platform/jobs/jobSet.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deliverPiece, type Sending } from './deliverPiece.ts'
import { allDeliveries, type DeliveryJob } from './delivery.ts'
import { leftKinds, settleLost, wake } from './ledger.ts'

interface DeliveryJobs extends Record<DeliveryJob, Record<string, never>> {
  /** Starts workers for due mails of the table `delivery` that no process is sending. */
  deliverLeft: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends DeliveryJobs {}
}

/** Makes the jobs of all deliveries: one per kind of mail, and one for due mails that nobody sends. Called after `registerDeliveries`. */
export function deliveryJobSet(): JobSet<keyof DeliveryJobs> {
  const plans = allDeliveries().map(({ job, atOnce }) => [job, { retryLimit: 2, ...(atOnce && { atOnce }) }])
  return jobSet(
    {
      ...(Object.fromEntries(plans) as Record<DeliveryJob, JobPlan<object>>),
      deliverLeft: { retryLimit: 0, cron: '* * * * *', onceFor: () => 'all' },
    },
    (deps) => deliveryJobs(deps, deps.mailer),
  )
}

/** Makes the job handlers that send waiting mails, and that check every minute for due mails that nobody sends. */
export function deliveryJobs(deps: Deps, mailer: Mailer): JobHandlers<keyof DeliveryJobs> {
  const { kysely } = deps.db
  const sendings = allDeliveries().map((delivery): Sending => ({
    deps,
    mailer,
    delivery,
    ...(delivery.progress && { progress: makeProgress(deps, delivery.progress) }),
  }))
  const workers = sendings.map((sending) => [
    sending.delivery.job,
    async () => {
      if (await deliverPiece(sending)) await inTransaction({ deps, who: null }, (tx) => wake(tx, sending.delivery, 1))
    },
  ])
  return {
    ...(Object.fromEntries(workers) as Record<DeliveryJob, () => Promise<void>>),
    async deliverLeft() {
      const now = new Date(deps.now())
      const deliveries = allDeliveries()
      for (const delivery of deliveries) await settleLost(kysely, delivery, now)
      const kinds = deliveries.map(({ kind }) => kind)
      const overdue = await leftKinds(kysely, kinds, now)
      for (const delivery of deliveries.filter(({ kind }) => overdue.includes(kind)))
        await inTransaction({ deps, who: null }, (tx) => wake(tx, delivery, Infinity))
    },
  }
}
