import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import type { Database } from '../db/connect.ts'
import { refusalOf, useWorld, worldOn } from '../../testing/world.ts'
import { revokeAdmin } from '../../people/account/adminRole.ts'
import { makeSessions } from './session.ts'

const { lasting, app } = useWorld()
let other: App
beforeAll(async () => {
  const { config, db, log } = app().deps
  other = await buildApp({ ...config, PORT: 0 }, db, log)
  await app().start()
  await other.start()
})
afterAll(() => other.stop())
afterEach(() => void vi.restoreAllMocks())

/** Returns the calls of the person with this cookie, answered by another process. */
const elsewhere = (cookie: string) => worldOn(other, app().deps.db).callWith(cookie)
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 1000, interval: 2 })

test('a cached session is not read from the database again', async () => {
  const { call } = await lasting().make.member()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  // The NOTIFY about the new person empties the cache, and arrives first.
  await soon(async () => {
    query.mockClear()
    expect(await call.account.session()).toBe(true)
    expect(query.mock.calls.filter(([text]) => String(text).includes('sessionId'))).toEqual([])
  })
})

test('account.signOut: the session is refused at once in this process, and soon in another process', async () => {
  const person = await lasting().make.member()
  const otherProcess = elsewhere(person.cookie)
  await otherProcess.draft.list()
  await person.call.draft.list()
  await person.call.account.signOut()
  expect(await refusalOf(person.call.draft.list())).toMatchObject({ code: 'not-signed-in' })
  await soon(async () => expect(await refusalOf(otherProcess.draft.list())).toMatchObject({ code: 'not-signed-in' }))
})

test('revokeAdmin: the person loses admin rights at once in this process, and soon in another process', async () => {
  const { make, deps } = lasting()
  await make.admin()
  const admin = await make.admin()
  const otherProcess = elsewhere(admin.cookie)
  const templatesOf = async ({ feed }: typeof otherProcess) =>
    (await feed.KV()).some(({ key }) => key === 'FORGOT_PASSWORD')
  expect(await templatesOf(otherProcess)).toBe(true)
  expect(await templatesOf(admin.call)).toBe(true)
  expect(await revokeAdmin(deps, admin.email)).toEqual({ refused: null })
  expect(await templatesOf(admin.call)).toBe(false)
  await soon(async () => expect(await templatesOf(otherProcess)).toBe(false))
})

test("a change of a person by plain SQL applies to the person's next calls in every process", async () => {
  const { make, deps } = lasting()
  const measureId = await make.area(await make.member())
  const person = await make.member()
  const otherProcess = elsewhere(person.cookie)
  expect(await otherProcess.measure.like({ measureId })).toMatchObject({ mine: true })
  await sql`update auth."user" set "emailVerified" = false where id = ${person.id}`.execute(deps.db.kysely)
  for (const call of [person.call, otherProcess])
    await soon(async () =>
      expect(await refusalOf(call.measure.like({ measureId }))).toMatchObject({ code: 'not-verified' }),
    )
})

/** Makes sessions whose NOTIFY connection the test controls. */
function onWire(db: Database = lasting().deps.db) {
  const wire = { change: () => {}, lose: () => {}, mend: () => {} }
  const listen: Database['listen'] = async (_channel, onPayload, onLost = () => {}, onBack = () => {}) => {
    Object.assign(wire, { change: () => onPayload(''), lose: onLost, mend: onBack })
    return async () => undefined
  }
  return { wire, sessions: makeSessions({ ...db, listen }, lasting().deps.auth) }
}
const speakFrench = (id: string) =>
  sql`update person set locale = 'fr-fr' where id = ${id}`.execute(lasting().deps.db.kysely)

test('sessions are cached only while the process listens to NOTIFY, and are read again after that connection was lost', async () => {
  const { id, cookie } = await lasting().make.member()
  const { wire, sessions } = onWire()
  const localeOf = async () => (await sessions.of(cookie))?.locale
  expect(await localeOf()).toBe('en-us')
  await speakFrench(id)
  expect(await localeOf()).toBe('fr-fr')
  await sessions.start()
  expect(await localeOf()).toBe('fr-fr')
  await sql`update person set locale = 'de-de' where id = ${id}`.execute(lasting().deps.db.kysely)
  // The NOTIFY of that change does not arrive on this connection.
  expect(await localeOf()).toBe('fr-fr')
  wire.lose()
  expect(await localeOf()).toBe('de-de')
  await speakFrench(id)
  expect(await localeOf()).toBe('fr-fr')
  wire.mend()
  await sql`update person set locale = 'nl-nl' where id = ${id}`.execute(lasting().deps.db.kysely)
  expect(await localeOf()).toBe('nl-nl')
  await sessions.stop()
  await speakFrench(id)
  expect(await localeOf()).toBe('fr-fr')
})

test('a session that changes while it is read is not cached in its old state', async () => {
  const { id, cookie } = await lasting().make.member()
  const { wire, sessions } = onWire()
  await sessions.start()
  const reading = sessions.of(cookie)
  await speakFrench(id)
  wire.change()
  await reading
  expect((await sessions.of(cookie))?.locale).toBe('fr-fr')
})

test('sessions.of returns null for a cached session that has expired', async () => {
  const { id, cookie } = await lasting().make.member()
  const { sessions } = onWire()
  await sessions.start()
  const expiresAt = new Date(Date.now() + 300)
  await lasting().deps.db.kysely.updateTable('auth.session').set({ expiresAt }).where('userId', '=', id).execute()
  expect(await sessions.of(cookie)).toMatchObject({ id })
  await sleep(320)
  expect(await sessions.of(cookie)).toBeNull()
})

test('sessions.of returns null for a cookie with a wrong signature, without a database query', async () => {
  const { cookie } = await lasting().make.member()
  const { sessions } = onWire()
  await sessions.start()
  await sessions.of(cookie)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect(await sessions.of(`${cookie.slice(0, -6)}AAAA%3D`)).toBeNull()
  expect(await sessions.of(`${cookie}.more`)).toBeNull()
  expect(await sessions.of(undefined)).toBeNull()
  expect(query).not.toHaveBeenCalled()
})
