import { sql } from 'kysely'
import { keptMails } from './keptMails.ts'
import type { TestPerson, World } from './world.ts'
import { dueNow, registeredBefore } from '../notification/reminder/due.ts'
import type { reminderJobs } from '../notification/reminder/jobs.ts'

export const ZONE = 'Europe/Amsterdam'
/** Half past five in the afternoon there, in winter. */
export const NOW = new Date('2026-12-10T16:30:00Z')
export const LONG_AGO = new Date('2026-11-01T12:00:00Z')

/** A person who registered then. */
export async function registered(world: World, at: Date, change: object = {}, verified = true): Promise<TestPerson> {
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
    select p.rres_at as rres, r.state, r.tries from person p left join reminder r on r.person_id = p.id
    where p.id = ${id}`.execute(deps.db.kysely)
  return { rres: rows[0]?.rres?.toISOString() ?? null, state: rows[0]?.state ?? null, tries: rows[0]?.tries ?? null }
}
/** A mailer that keeps what it sends, and refuses as long as `refuses` says so. */
export const post = (refuses = () => false) => keptMails(() => (refuses() ? 'the mail server is away' : undefined))
/** What a worker does with the mails that wait. @returns how many were refused */
export async function work({ deps }: World, jobs: ReturnType<typeof reminderJobs>): Promise<number> {
  const waiting = await deps.db.kysely.selectFrom('reminder').select('person_id').orderBy('person_id').execute()
  let refused = 0
  for (const { person_id: personId } of waiting) await jobs.mailReminder({ personId }).catch(() => refused++)
  return refused
}
/** The mails that each gets themselves, as in production. */
export const unredirected = (world: World) =>
  void (world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null })
