import type { Mail } from '../platform/mail/mailer.ts'
import { castOf } from './cast.ts'
import { keptMails } from './keptMails.ts'
import type { World } from './world.ts'
import { pledgeJobs } from '../participation/pledge/jobs.ts'
import { pledgeDelivery } from '../participation/pledge/pledgeDelivery.ts'
import { workDeliveries } from './workDeliveries.ts'

export const PROJECT = {
  title: 'A boardwalk through the slack',
  description: 'Four hundred metres of oak boards.',
  goal: 1200,
  type: 'yearly' as const,
}

/** Adds a pledge of the cast's owner. */
export async function startPledge(world: World, data: object = {}) {
  const cast = await castOf(world)
  const pledge = await cast.owner.call.addPledge({ communityId: cast.communityId, data: { ...PROJECT, ...data } })
  return { cast, pledge, pledgeId: pledge.id }
}

/** Returns the jobs of pledges, and the mails that these jobs send. If `redirectTo` is given, all mails go there. */
export function post(world: Pick<World, 'deps'>, redirectTo: string | null = null) {
  const deps = { ...world.deps, config: { ...world.deps.config, MAIL_REDIRECT_TO: redirectTo } }
  const { mails, mailer } = keptMails()
  const work = (contributionId: string) => workDeliveries({ deps }, pledgeDelivery, mailer, contributionId)
  /** Sends a mail about a contribution once more. */
  const send = async (contributionId: string, about: 'given' | 'due') => {
    const { kysely } = deps.db
    await kysely.deleteFrom('delivery').where('subject_id', '=', contributionId).execute()
    await kysely.insertInto('delivery').values({ kind: 'pledge', subject_id: contributionId, about }).execute()
    await work(contributionId)
  }
  return { mails, work, send, ...pledgeJobs(deps) }
}

/** Returns the path of a mail's link with which a person changes their contribution. */
export const linkIn = ({ text }: Pick<Mail, 'text'>): string => /\/my-pledge\/[\w.-]+/.exec(text)?.[0] ?? ''
