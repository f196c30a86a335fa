import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import { jobPlans } from '../../platform/jobs/jobPlans.ts'
import { areasRated } from '../../testing/testFunding.ts'
import { ENGINE } from '../../testing/engines.ts'
import { expectAdminsOnly } from '../../testing/adminsOnly.ts'
import { refusalOf, useWorld } from '../../testing/world.ts'
import { registeredBefore } from './due.ts'
import { reminderJobs } from './jobs.ts'
import { reminderDelivery } from './reminderDelivery.ts'
import {
  idsDue,
  LONG_AGO,
  NOW,
  post,
  registerPerson,
  stateOf,
  stopRedirecting,
  work,
  ZONE,
} from '../../testing/testReminder.ts'

const { app, lasting, undone, options } = useWorld()

describe('rresCron, _test', () => {
  test(
    'rresCron, _test: callers other than admins are refused',
    undone(async (world) => {
      await expectAdminsOnly(world, (call) => [call.rresCron(), call._test()])
      const admin = await world.make.admin()
      expect(await refusalOf(admin.call._test({ limit: 1000 } as never))).toMatchObject({ key: 'range' })
    }),
  )

  test(
    '_test lists the people due for a reminder without sending any, and rresCron reminds each person once',
    undone(async (world) => {
      const admin = await world.make.admin()
      const [none, some] = [await registerPerson(world, LONG_AGO), await registerPerson(world, LONG_AGO)]
      await areasRated(world, some, [7])
      const { count, items, next } = await admin.call._test()
      expect([count, next]).toEqual([2, null])
      expect(items.map(({ id, areas, template }) => [id, areas, template]).toSorted()).toEqual(
        [
          [none.id, 0, 'REGISTER_REMINDER_NO_AREAS_1'],
          [some.id, 1, 'REGISTER_REMINDER_HAS_AREAS_1'],
        ].toSorted(),
      )
      expect(JSON.stringify(items)).not.toContain('@')
      expect((await stateOf(world, none)).rres).toBeNull()
      expect(await admin.call.rresCron()).toMatchObject({ reminded: 2, more: false })
      expect(await admin.call.rresCron()).toMatchObject({ reminded: 0 })
      expect(await admin.call._test()).toMatchObject({ count: 0, items: [] })
    }),
  )
})

describe('remindPeople: people due', () => {
  test(
    'owners, admins, and people who finished registering, are unverified, are leaving, opted out or were reminded are not due for a reminder',
    undone(async (world) => {
      const person = await registerPerson(world, LONG_AGO)
      await registerPerson(world, LONG_AGO, { owner: true })
      await registerPerson(world, LONG_AGO, { admin: true })
      await registerPerson(world, LONG_AGO, { finished_register: true })
      await registerPerson(world, LONG_AGO, {}, false)
      await registerPerson(world, LONG_AGO, { leaving_at: new Date() })
      await registerPerson(world, LONG_AGO, { deleted_at: new Date() })
      await registerPerson(world, LONG_AGO, { messages: 'app' })
      await registerPerson(world, LONG_AGO, { messages: 'none' })
      await registerPerson(world, LONG_AGO, { rres_at: LONG_AGO })
      const withdrew = await registerPerson(world, LONG_AGO)
      const [id, purpose] = [randomUUID(), 'email' as const]
      await withdrew.call.consent.give({ id, purpose, version: '2026-11-22', locale: 'en-us' })
      expect(await idsDue(world)).toHaveLength(2)
      await withdrew.call.consent.withdraw({ id: randomUUID(), purpose })
      expect(await idsDue(world)).toEqual([person.id])
    }),
  )

  test(
    'people who registered from 1 July 2025 on and at least seven days ago are due for a reminder',
    undone(async (world) => {
      const [day, minute] = [24 * 3600 * 1000, 60_000]
      const ago = (days: number, more = 0) => new Date(NOW.getTime() - days * day - more)
      await registerPerson(world, new Date('2025-06-30T21:59:00Z'))
      const first = await registerPerson(world, new Date('2025-06-30T22:00:00Z'))
      const exact = await registerPerson(world, ago(7))
      await registerPerson(world, ago(7, -minute))
      await registerPerson(world, ago(6))
      const missed = await registerPerson(world, ago(9))
      expect((await idsDue(world)).toSorted()).toEqual([first.id, exact.id, missed.id].toSorted())
    }),
  )

  test.each([
    ['in spring, a week of 167 hours', '2027-03-24T16:30:00Z', '2027-03-31T15:30:00Z'],
    ['in autumn, a week of 169 hours', '2026-10-22T15:30:00Z', '2026-10-29T16:30:00Z'],
    ['on the night of the change, at three', '2027-03-21T02:00:00Z', '2027-03-28T01:00:00Z'],
  ])('people are due for a reminder after a calendar week across a clock change %s', (_, from, now) => {
    expect(registeredBefore(new Date(now), ZONE).to.toISOString()).toBe(new Date(from).toISOString())
  })

  test('registeredBefore: the dates of registration due for a reminder follow the configured time zone', () => {
    expect(jobPlans().remindPeople.cron).toBe('30 17 * * *')
    expect(registeredBefore(NOW, 'America/New_York').from.toISOString()).toBe('2025-07-01T04:00:00.000Z')
    // The local time half past two did not exist a week before, so seven times 24 hours ago counts.
    expect(registeredBefore(new Date('2027-04-04T00:30:00Z'), ZONE).to.toISOString()).toBe('2027-03-28T00:30:00.000Z')
  })
})

describe('remindPeople', () => {
  test(
    'the reminder is in the language of the reader, fits the progress of the registration, and has an unsubscribe link',
    undone(async (world) => {
      stopRedirecting(world)
      const none = await registerPerson(world, LONG_AGO, { locale: 'nl-nl' })
      const some = await registerPerson(world, LONG_AGO, { locale: 'fr-fr' })
      await areasRated(world, some, [7])
      const { mails, mailer } = post()
      const jobs = reminderJobs(world.deps, () => NOW)
      await jobs.remindPeople({})
      expect(await work(world, mailer)).toBe(0)
      await work(world, mailer)
      expect(mails).toHaveLength(2)
      const [dutch, french] = [none, some].map(({ email }) => mails.find(({ to }) => to === email))
      expect(dutch?.subject).toBe('Welke plek zou je missen?')
      expect(french?.subject).toBe('Vos lieux préférés vous attendent')
      expect(dutch?.text).toContain('/add-area')
      expect(dutch?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(await stateOf(world, none)).toEqual({ rres: NOW.toISOString(), state: 'sent', tries: 1 })
    }),
  )

  test(
    'a reminder claimed before a crash is not sent again and counts as sent',
    undone(async (world) => {
      const person = await registerPerson(world, LONG_AGO)
      const { mails, mailer } = post()
      const jobs = reminderJobs(world.deps, () => NOW)
      await jobs.remindPeople({})
      await world.deps.db.kysely.updateTable('delivery').set({ state: 'sending', tries: 1 }).execute()
      await work(world, mailer)
      expect([mails.length, (await stateOf(world, person)).state]).toEqual([0, 'sent'])
    }),
  )

  test(
    'a person who finishes registering or is erased after the reminder was queued gets no mail, and is no longer marked as reminded',
    undone(async (world) => {
      const [finished, left] = [await registerPerson(world, LONG_AGO), await registerPerson(world, LONG_AGO)]
      const { mails, mailer } = post()
      const jobs = reminderJobs(world.deps, () => NOW)
      await jobs.remindPeople({})
      await areasRated(world, finished, [5, 6, 7, 8])
      const { deps } = world
      await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, left.id))
      await work(world, mailer)
      expect(mails).toEqual([])
      expect(await stateOf(world, finished)).toEqual({ rres: null, state: null, tries: null })
    }),
  )

  test(
    'a reminder is retried while the mail server is down, and if all tries fail, is sent once on the next day',
    undone(async (world) => {
      stopRedirecting(world)
      const person = await registerPerson(world, LONG_AGO)
      let away = true
      const { mails, mailer } = post(() => away)
      let now = NOW
      const jobs = reminderJobs(world.deps, () => now)
      await jobs.remindPeople({})
      const tries = reminderDelivery.retries + 1
      for (let tried = 1; tried < tries; tried++) expect(await work(world, mailer)).toBe(1)
      expect(await stateOf(world, person)).toEqual({ rres: NOW.toISOString(), state: 'waiting', tries: tries - 1 })
      expect(await work(world, mailer)).toBe(0)
      expect(await stateOf(world, person)).toEqual({ rres: null, state: null, tries: null })
      now = new Date(NOW.getTime() + 24 * 3600 * 1000)
      away = false
      for (let run = 0; run < 3; run++) {
        await jobs.remindPeople({})
        await work(world, mailer)
      }
      expect(mails.map(({ to }) => to)).toEqual([person.email])
      expect(await stateOf(world, person)).toEqual({ rres: now.toISOString(), state: 'sent', tries: 1 })
    }),
  )

  test(
    'a reminder that is still unsent after two days, since its job was lost, is queued again',
    undone(async (world) => {
      const person = await registerPerson(world, LONG_AGO)
      let now = NOW
      const jobs = reminderJobs(world.deps, () => now)
      await jobs.remindPeople({})
      now = new Date(NOW.getTime() + 47 * 3600 * 1000)
      await jobs.remindPeople({})
      expect((await stateOf(world, person)).rres).toBe(NOW.toISOString())
      now = new Date(NOW.getTime() + 49 * 3600 * 1000)
      await jobs.remindPeople({})
      expect((await stateOf(world, person)).rres).toBe(now.toISOString())
    }),
  )
})

// The tests below commit, so they come last.

/** Marks everybody as reminded, so that nobody is due. */
async function remindedAll(): Promise<void> {
  const { kysely } = lasting().deps.db
  await kysely.updateTable('person').set({ rres_at: new Date() }).execute()
  await kysely.deleteFrom('delivery').where('kind', '=', 'reminder').execute()
}

describe('GET /test', () => {
  test('GET /test with the token, or of an admin on a page of the site, starts the reminders; other requests get 401 or 403', async () => {
    const { make } = lasting()
    await remindedAll()
    const [member, admin] = [await make.member(), await make.admin()]
    const get = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      (await app().http.inject({ method, url: '/test', headers })).statusCode
    const same = { 'sec-fetch-site': 'same-origin' }
    expect(await get({})).toBe(401)
    expect(await get(same)).toBe(401)
    expect(await get({ cookie: member.cookie, ...same })).toBe(403)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await get({ cookie: admin.cookie, 'sec-fetch-site': site })).toBe(403)
    expect(await get({ cookie: admin.cookie })).toBe(403)
    // If no token is configured, every token is refused.
    for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer'])
      expect(await get({ authorization })).toBe(401)
    expect(await get({ cookie: admin.cookie, ...same }, 'HEAD')).toBe(404)
    const person = await registerPerson(lasting(), LONG_AGO)
    const { deps } = app()
    const config = deps.config
    deps.config = { ...config, MAINTENANCE_TOKEN: 'a token of more than 24 characters' }
    expect(await get({ authorization: 'Bearer a token of more than 24 characters!' })).toBe(401)
    const byToken = await app().http.inject({
      url: '/test',
      headers: { authorization: 'Bearer a token of more than 24 characters' },
    })
    deps.config = config
    expect([byToken.statusCode, byToken.json()]).toEqual([
      200,
      { status: 200, message: '1 reminded', reminded: 1, more: false },
    ])
    expect((await stateOf(lasting(), person)).state).toBe('waiting')
    const again = await app().http.inject({ url: '/test', headers: { cookie: admin.cookie, ...same } })
    expect(again.json()).toMatchObject({ status: 200, reminded: 0 })
  })
})

describe('remindPeople in several processes', () => {
  let second: Database
  beforeAll(async () => {
    const { dataDir, databaseUrl } = options()
    // The embedded database has one process, so there both runs share one session.
    second =
      ENGINE === 'postgres' && databaseUrl ? await connect({ dataDir, databaseUrl, poolMax: 3 }) : lasting().deps.db
  })
  afterAll(async () => {
    if (second !== lasting().deps.db) await second.close()
  })

  test('several processes together remind each person once, even if the clock is set back', async () => {
    const world = lasting()
    stopRedirecting(world)
    await remindedAll()
    const people = await Promise.all(Array.from({ length: 30 }, () => registerPerson(world, LONG_AGO)))
    const { mails, mailer } = post()
    const half = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000)
    const one = reminderJobs(world.deps, half(0))
    const other = reminderJobs({ ...world.deps, db: second }, half(1))
    await Promise.all([one.remindPeople({}), other.remindPeople({}), one.remindPeople({}), other.remindPeople({})])
    await reminderJobs(world.deps, half(-60)).remindPeople({})
    await Promise.all([work(world, mailer), work({ deps: { ...world.deps, db: second } }, mailer)])
    await reminderJobs(world.deps, half(24 * 60)).remindPeople({})
    await work(world, mailer)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })
})
