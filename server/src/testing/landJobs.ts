import { sql } from 'kysely'
import type { Deps } from '../platform/call/context.ts'
import { communityJobs } from '../land/community/jobs.ts'
import { makeMailer } from '../platform/mail/mailer.ts'

const NAMES = ['judgeVerified', 'joinAreas', 'joinCorrected', 'joinMakers'] as const

/** Runs the waiting jobs about land, as a server does soon after they are enqueued; tests start no workers. @returns the number of jobs */
export async function runLandJobs(deps: Deps): Promise<number> {
  const jobs = communityJobs(deps, makeMailer(deps.config))
  for (let done = 0; ; done++) {
    const { rows } = await sql<{ name: (typeof NAMES)[number]; data: never }>`
      delete from pgboss.job where id = (
        select id from pgboss.job where name = any(${[...NAMES]}::text[]) and state = 'created' order by created_on limit 1)
      returning name, data`.execute(deps.db.kysely)
    const [job] = rows
    if (!job) return done
    await jobs[job.name](job.data)
  }
}
