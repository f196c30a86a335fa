import type { Mail, Mailer } from '../platform/mail/mailer.ts'
import { square, type TestPerson, type World } from './world.ts'
import { alertJobs } from '../notification/alerting/jobs.ts'
import { weeklyDelivery } from '../notification/alerting/weeklyDelivery.ts'
import { workDeliveries } from './workDeliveries.ts'

export const DAY = 86_400_000

/** Makes a mailer that collects the mails, and refuses them while `state.refusing` is true. */
export function post() {
  const mails: Mail[] = []
  const state = { refusing: false }
  const send = async (mail: Mail) => {
    if (state.refusing) throw new Error('451 later')
    mails.push(mail)
  }
  return { mails, state, mailer: { send, close: () => undefined } }
}

/** Sets the time of the world. */
export const setClock = ({ deps }: World, now: number) => void (deps.now = () => now)

/** Does the work of the weekly jobs: queues the mails that are due, and sends the waiting mails. */
export async function work(world: World, { mailer }: { mailer: Mailer }): Promise<void> {
  await alertJobs(world.deps, mailer).weeklyMails({})
  await workDeliveries(world, weeklyDelivery, mailer)
}

/** Makes a community with a member. The member's weekly mail is due, and covers the time since a day ago. */
export async function village(world: World) {
  world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
  const { make, deps } = world
  const owner = await make.owner()
  const communityId = await make.community(owner, square(5, 53, 0.1), { title: 'Dunes' })
  const reader = await make.member({ name: 'Marijke' })
  await reader.call.subscribe({ landId: communityId })
  const now = Date.now()
  await deps.db.kysely
    .updateTable('person')
    .set({ created_at: new Date(now - 90 * DAY), weekly_to: new Date(now - DAY) })
    .execute()
  await deps.db.kysely
    .updateTable('subscription')
    .set({ joined_at: new Date(now - 80 * DAY) })
    .execute()
  const due = (when: number) =>
    deps.db.kysely
      .updateTable('person')
      .set({ weekly_due: new Date(when) })
      .where('id', '=', reader.id)
      .execute()
  // The other people get no weekly mail.
  await deps.db.kysely.updateTable('person').set({ weekly_mails: false }).where('id', '<>', reader.id).execute()
  const later = now + 60_000
  setClock(world, later)
  await due(later)
  return { owner, communityId, reader, due, later }
}
export const poll = (owner: TestPerson, communityId: string, data: object = {}) =>
  owner.call.addPoll({
    communityId,
    title: 'Where does the bench go?',
    description: '',
    options: ['Here', 'There'],
    ...data,
  })
