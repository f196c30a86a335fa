import type { Mail } from '../platform/mail/mailer.ts'
import { castOf } from './cast.ts'
import { keptMails } from './keptMails.ts'
import type { World } from './world.ts'
import { pledgeJobs } from '../participation/pledge/jobs.ts'

export const PROJECT = {
  title: 'A boardwalk through the slack',
  description: 'Four hundred metres of oak boards.',
  goal: 1200,
  type: 'yearly' as const,
}

/** A pledge of the cast's owner. */
export async function started(world: World, data: object = {}) {
  const cast = await castOf(world)
  const pledge = await cast.owner.call.addPledge({ communityId: cast.communityId, data: { ...PROJECT, ...data } })
  return { cast, pledge, pledgeId: pledge.id }
}

/** The jobs of pledges, and the mails that they send: to one address where they are redirected. */
export function post(world: Pick<World, 'deps'>, redirectTo: string | null = null) {
  const deps = { ...world.deps, config: { ...world.deps.config, MAIL_REDIRECT_TO: redirectTo } }
  const { mails, mailer } = keptMails()
  return { mails, ...pledgeJobs(deps, mailer) }
}

/** The path of the link in a mail that changes a contribution. */
export const linkIn = ({ text }: Pick<Mail, 'text'>): string => /\/my-pledge\/[\w.-]+/.exec(text)?.[0] ?? ''
