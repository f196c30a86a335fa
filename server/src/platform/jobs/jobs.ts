import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { Tx } from '../db/tables.ts'
import { traceError } from '../log/trace.ts'
import { type JobData, type JobHandlers, type JobName, type JobPlan, jobPlans } from './jobPlans.ts'

export interface Jobs {
  /** Adds a job in the caller's transaction: if that does not commit, there is no job. */
  enqueue<N extends JobName>(tx: Tx, name: N, data: JobData[N]): Promise<void>
  /** Adds many jobs at once. Not for jobs with a plan `onceFor`. */
  enqueueAll<N extends JobName>(tx: Tx, name: N, data: JobData[N][]): Promise<void>
  /** Copies a waiting job from another database: `startAfter` is ISO 8601. */
  takeOver(
    tx: Kysely<never>,
    name: JobName,
    job: { id: string; data: object; startAfter: string; singletonKey: string | null },
  ): Promise<void>
  /** Starts the workers of this process. */
  start(handlers: JobHandlers): Promise<void>
  stop(): Promise<void>
}

/** Opens the job queue of all processes, which pg-boss stores in the database, on the connections of `db`. */
export async function makeJobs(config: Config, db: Database, log: FastifyBaseLogger): Promise<Jobs> {
  const plans = Object.entries<JobPlan<never>>(jobPlans())
  // While pg-boss enqueues a job, all its queries run in the caller's transaction: on the embedded database a second session would wait forever.
  const within = new AsyncLocalStorage<Db>()
  const root: Db = { executeSql: (text, values) => db.pool.query(text, values) }
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => (within.getStore() ?? root).executeSql(text, values),
      listen: async (channel, hear, back) => ({ close: await db.listen(channel, hear, undefined, back) }),
    },
    schema: 'pgboss',
    backend: db.engine,
    // A job's own NOTIFY wakes a worker. Workers poll as well, for retries and for notifications that were lost.
    useListenNotify: true,
    cronWorkerIntervalSeconds: 30,
    // The interval of a check for jobs that depend on each other; this server has no such jobs.
    flowIntervalSeconds: 3600,
    // Rebuilds indexes concurrently, which needs a second connection; the embedded engine has one.
    reindex: db.engine === 'postgres',
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  const forgetting = ({ forgotten }: JobPlan<never>) => forgotten && { deleteAfterSeconds: 3600 }
  for (const [name, plan] of plans) {
    if (existing.has(name)) {
      const options = forgetting(plan)
      if (options) await boss.updateQueue(name, options)
      continue
    }
    await boss.createQueue(name, {
      policy: plan.onceFor ? 'stately' : 'standard',
      notify: true,
      retryLimit: plan.retryLimit,
      retryDelay: 15,
      retryBackoff: true,
      retryDelayMax: 6 * 3600,
      ...forgetting(plan),
    })
  }
  return {
    async enqueue(tx, name, data) {
      const inside = fromKysely(tx)
      const { onceFor, after: startAfter } = jobPlans()[name]
      const singletonKey = onceFor?.(data)
      const options = { ...(singletonKey && { singletonKey }), ...(startAfter && { startAfter }) }
      await within.run(inside, () => boss.send(name, data, { db: inside, ...options }))
    },
    async enqueueAll(tx, name, data) {
      const inside = fromKysely(tx)
      const jobs = data.map((each) => ({ data: each }))
      await within.run(inside, () => boss.insert(name, jobs, { db: inside }))
    },
    async takeOver(tx, name, { id, data, startAfter, singletonKey }) {
      const inside = fromKysely(tx)
      const job = { id, data, startAfter: new Date(startAfter), ...(singletonKey !== null && { singletonKey }) }
      await within.run(inside, () => boss.insert(name, [job], { db: inside }))
    },
    async start(handlers) {
      for (const [name, { cron, forgotten, atOnce, after }] of plans) {
        const work = handlers[name as JobName] as (data: never) => Promise<void>
        if (cron) await boss.schedule(name, cron, {}, { tz: config.TIME_ZONE })
        // No notification is sent when a job has waited long enough, so its worker polls.
        const polling = after === undefined ? {} : { notifyPollingIntervalSeconds: after }
        const begin = async () => {
          const worker = await boss.work<never>(name, polling, async ([job]) => {
            if (!job) return
            try {
              await work(job.data)
              if (forgotten) await boss.deleteJob(name, job.id)
            } catch (error) {
              log.error({ err: error, job: name }, 'job failed, will be tried again')
              traceError(error, { job: name })
              throw error
            } finally {
              // A worker treats all notifications that arrive during its work as one, so it is woken until no job remains.
              boss.notifyWorker(worker)
            }
          })
        }
        // The embedded engine has one session, which people's calls need as well.
        const workers = db.engine === 'postgres' ? (atOnce ?? 1) : 1
        for (let begun = 0; begun < workers; begun++) await begin()
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
