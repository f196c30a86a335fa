import { sql, type Updateable } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Letters } from '../../platform/mail/letter.ts'
import { type Alert, type AlertReader, mailAlerts } from './alertLetter.ts'
import { pushAlerts } from './pushAlerts.ts'
import { morningOf } from '../../content/alert/quietHours.ts'
import { allSources } from './sources.ts'

/** The number of people read in one round; the next round continues after the last of them. */
const PEOPLE = 100
/**
 * The number of people who are alerted at the same time, so that a slow push service (clients choose theirs) does not
 * delay the alerts of all others.
 */
const AT_ONCE = 10
/** The maximum of tries: with growing pauses they outlast half a day without the mail server or push service. */
const TRIES_MAX = 8
const PAUSE_MS = 5 * 60_000

/**
 * Alerts everyone who has a due alert. If alerting somebody fails, all others are still alerted.
 * @throws AggregateError of the failures, at the end. The claimed alerts of these people are not tried again, since they
 * may have been sent.
 */
export async function deliverAlerts(deps: Deps, letters: Letters): Promise<void> {
  const { kysely } = deps.db
  const failed = new Map<string, unknown>()
  for (let more = true; more;) {
    const people = await kysely
      .selectFrom('alert')
      .select('person_id')
      .distinct()
      .where('state', '=', 'waiting')
      .where('due_at', '<=', new Date(deps.now()))
      .where('person_id', '<>', sql<string>`all(${[...failed.keys()]}::uuid[])`)
      .limit(PEOPLE)
      .execute()
    more = people.length === PEOPLE
    const remaining = people.values()
    const inTurn = async () => {
      for (const { person_id } of remaining)
        await alertPerson(deps, letters, person_id).catch((error: unknown) => void failed.set(person_id, error))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  }
  if (failed.size > 0) throw new AggregateError(failed.values(), `${failed.size} people could not be alerted`)
}

/** Alerts one person on the person's devices; without devices, by mail. The alerts are claimed first, so that none is sent twice. */
async function alertPerson(deps: Deps, letters: Letters, personId: string): Promise<void> {
  const claimed = await claim(deps, personId)
  if (!claimed) return
  const { person, alerts } = claimed
  const pushed = await pushAlerts(deps, person, alerts)
  if (pushed !== 'none') return settle(deps, alerts, pushed)
  // Messages and invitations are mailed separately.
  const own = alerts.filter(({ topic }) => topic === 'messages' || topic === 'invitations')
  await settle(deps, own, 'none')
  const lines = alerts.filter((alert) => !own.includes(alert))
  if (lines.length === 0) return
  if (!person.now_mails) return settle(deps, lines, 'none')
  const toMail = await withoutRepeated(deps, lines)
  await settle(
    deps,
    lines.filter((line) => !toMail.includes(line)),
    'none',
  )
  if (toMail.length === 0) return
  try {
    await mailAlerts(deps, letters, person, toMail)
    await settle(deps, toMail, 'sent')
  } catch (error) {
    deps.log.warn({ err: error }, 'a mail is late')
    await settle(deps, toMail, 'late')
  }
}

/**
 * Claims the due alerts of a person; null if none is due, or quiet hours postpone them. Ends alerts about subjects
 * already seen or deleted.
 */
const claim = (deps: Deps, personId: string): Promise<{ person: AlertReader; alerts: Alert[] } | null> =>
  inTransaction({ deps, who: null }, async ({ db }) => {
    const person = await db
      .selectFrom('person')
      .innerJoin('auth.user as user', 'user.id', 'person.id')
      .select(['person.id', 'person.locale', 'person.time_zone', 'person.quiet', 'person.unsubscribe_secret'])
      .select(['person.now_mails', 'user.name', 'user.email', 'user.emailVerified as verified'])
      .where('person.id', '=', personId)
      .where(isInUse('person'))
      .executeTakeFirst()
    const morning = person ? morningOf(deps, person) : null
    const due = sql`(case c.topic ${sql.join(
      [...Map.groupBy(allSources(), ({ topic }) => topic)].map(
        ([topic, sources]) =>
          sql`when ${sql.lit(topic)} then ${sql.join(
            sources.map((source) => source.due),
            sql` or `,
          )}`,
      ),
      sql` `,
    )} else false end)`
    const within = sql`(case c.topic ${sql.join(
      allSources().flatMap((source) =>
        source.within ? [sql`when ${sql.lit(source.topic)} then ${source.within}`] : [],
      ),
      sql` `,
    )} end)`
    const { rows } = await sql<Alert & { true: boolean; urgent: boolean }>`
      select c.id, c.topic, c.what, c.subject, c.community_id, c.title, c.count, c.tries, c.urgent, ${due} as "true",
        ${within} as within,
        (select title from community where community.id = c.community_id) as community
      from alert c
      where c.person_id = ${personId} and c.state = 'waiting' and c.due_at <= ${new Date(deps.now())}
      order by c.at for update of c skip locked`.execute(db)
    const mark = (some: typeof rows, change: Updateable<Tables['alert']>) =>
      db
        .updateTable('alert')
        .set(change)
        .where('id', '=', sql<string>`any(${some.map(({ id }) => id)}::uuid[])`)
        .execute()
    const [asleep, awake] = [
      rows.filter(({ urgent }) => morning && !urgent),
      rows.filter((row) => !morning || row.urgent),
    ]
    if (morning && asleep.length > 0) await mark(asleep, { due_at: morning })
    const alerts = person?.verified ? awake.filter((row) => row.true) : []
    await mark(
      awake.filter((row) => !alerts.includes(row)),
      { state: 'none' },
    )
    if (!person || alerts.length === 0) return null
    await mark(alerts, { state: 'sending' })
    return { person, alerts }
  })

/** Leaves out, if mails are redirected, alerts already mailed to the redirect address for another person. @returns the alerts to mail */
async function withoutRepeated(deps: Deps, alerts: Alert[]): Promise<Alert[]> {
  const to = deps.config.MAIL_REDIRECT_TO
  if (to === null) return alerts
  return inTransaction({ deps, who: null }, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtext('alert redirect'))`.execute(db)
    const { rows } = await sql<{ id: string }>`
      update alert c set redirected_to = ${to}
      where c.id = any(${alerts.map(({ id }) => id)}::uuid[])
        and not exists (select from alert o where o.subject = c.subject and o.redirected_to is not null and o.id <> c.id)
      returning c.id`.execute(db)
    return alerts.filter(({ id }) => rows.some((row) => row.id === id))
  })
}

/** Stores the outcome of claimed alerts; 'late' ones are tried again after a pause. */
async function settle(deps: Deps, alerts: Alert[], outcome: 'sent' | 'none' | 'late'): Promise<void> {
  if (alerts.length === 0) return
  const ids = sql`${alerts.map(({ id }) => id)}::uuid[]`
  if (outcome !== 'late') {
    await sql`update alert set state = ${outcome} where id = any(${ids}) and state = 'sending'`.execute(deps.db.kysely)
    return
  }
  const tries = Math.max(...alerts.map((alert) => alert.tries)) + 1
  const due = new Date(deps.now() + PAUSE_MS * 2 ** tries)
  // A newer waiting alert about the same subject replaces this one.
  await sql`
    update alert c set tries = tries + 1, due_at = ${due}, state = case
      when tries + 1 >= ${sql.lit(TRIES_MAX)} then 'failed'
      when exists (select from alert o where o.person_id = c.person_id and o.subject = c.subject and o.what = c.what
        and o.state = 'waiting') then 'none'
      else 'waiting' end
    where id = any(${ids}) and state = 'sending'`.execute(deps.db.kysely)
}
