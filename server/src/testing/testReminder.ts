import { sql } from 'kysely'
import { keptMails } from './keptMails.ts'
import type { TestPerson, World } from './world.ts'
import { dueNow, registeredBefore } from '../notification/reminder/due.ts'
import { reminderDelivery } from '../notification/reminder/reminderDelivery.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { workDeliveries } from './workDeliveries.ts'

export const ZONE = 'Europe/Amsterdam'
/** A winter day at half past five in the afternoon of ZONE. */
export const NOW = new Date('2026-12-10T16:30:00Z')
export const LONG_AGO = new Date('2026-11-01T12:00:00Z')

/** Adds a person who registered at this time. */
export async function registerPerson(
  world: World,
  at: Date,
  change: object = {},
  verified = true,
): Promise<TestPerson> {
  const person = await world.make.member({ verified })
  await world.deps.db.kysely
    .updateTable('person')
    .set({ created_at: at, ...change })
    .where('id', '=', person.id)
    .execute()
  return person
}
export const idsDue = async ({ deps }: World, now = NOW) =>
  (await dueNow(deps.db.kysely, registeredBefore(now, ZONE)).execute()).map(({ id }) => id)
export const stateOf = async ({ deps }: World, { id }: TestPerson) => {
  const { rows } = await sql<{ rres: Date | null; state: string | null; tries: number | null }>`
    select p.rres_at as rres, r.state, r.tries from person p left join delivery r on r.kind = 'reminder' and r.person_id = p.id
    where p.id = ${id}`.execute(deps.db.kysely)
  return { rres: rows[0]?.rres?.toISOString() ?? null, state: rows[0]?.state ?? null, tries: rows[0]?.tries ?? null }
}
/** Makes a mailer that collects the mails, and refuses them while `refuses` returns true. */
export const post = (refuses = () => false) => keptMails(() => (refuses() ? 'the mail server is away' : undefined))
/** Sends the waiting reminders, as a worker does. @returns the number of refused mails */
export const work = (world: Pick<World, 'deps'>, mailer: Mailer) => workDeliveries(world, reminderDelivery, mailer)
/** Lets each mail go to its recipient, as in production. */
export const stopRedirecting = (world: World) =>
  void (world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null })
