import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Caller, newcomer, PASSWORD, refusalOf, square, useWorld } from '../../testing/world.ts'
import { makeSecret } from './secrets.ts'

const { lasting } = useWorld()

const secretFor = (kind: 'reset' | 'new-email' | 'verify', id: string, email: string) =>
  lasting()
    .deps.db.kysely.transaction()
    .execute((tx) => makeSecret(tx, kind, id, email, 60))
const outcomes = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'done',
        (error: Error) => error.message,
      ),
    ),
  )

test('account.verifyEmail: of two accounts that verify one e-mail address concurrently, one succeeds and one is refused with conflict', async () => {
  const { guest } = lasting()
  const request = newcomer()
  const answers = await Promise.all([1, 2].map(() => guest.account.register({ ...request, id: randomUUID() })))
  const tokens = []
  for (const { id } of answers) tokens.push(await secretFor('verify', id, request.email))
  const calls = tokens.map((token) => guest.account.verifyEmail({ token }))
  const settled = await Promise.allSettled(calls)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const loser = calls[settled.findIndex(({ status }) => status === 'rejected')]
  expect(loser && (await refusalOf(loser))).toMatchObject({ code: 'conflict' })
})

test('writes of a person whose account is being erased are refused with not-signed-in and leave no row', async () => {
  const { deps, make } = lasting()
  const owner = await make.owner()
  const communityId = await make.community(owner, square(60, 50, 0.1))
  const measureId = await make.area(owner, square(61, 51))
  const { id: threadId } = await owner.call.addThread({ communityId, title: 'A bittern' })
  const { id: commentId } = await owner.call.addComment({ threadId, text: 'By the reed' })
  const writes: [string, (call: Caller) => Promise<unknown>][] = [
    ['area_like', (call) => call.measure.like({ measureId })],
    ['comment_vote', (call) => call.upVoteComment({ threadId, commentId })],
    ['report', (call) => call.reportComment({ threadId, commentId, reason: 'Spam' })],
    ['report', (call) => call.reportThread({ threadId, reason: 'Spam' })],
    ['moderator_request', (call) => call.addModeratorRequest({ communityId })],
  ]
  for (const [table, write] of writes) {
    const leaver = await make.member()
    await leaver.call.subscribe({ landId: communityId })
    let writing: Promise<unknown> | undefined
    await deps.db.kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom('auth.user').where('id', '=', leaver.id).execute()
      writing = refusalOf(write(leaver.call))
      await sleep(100)
    })
    const { rows } = await sql`select 1 from ${sql.table(table)} where person_id = ${leaver.id}`.execute(deps.db.kysely)
    expect({ table, refused: await writing, rows }).toEqual({ table, refused: { code: 'not-signed-in' }, rows: [] })
  }
})

test('account.register: two concurrent requests with one id make one person with two sessions', async () => {
  const { guest, deps } = lasting()
  const request = { ...newcomer(), id: randomUUID() }
  const [one, two] = await Promise.all([guest.account.register(request), guest.account.register(request)])
  expect([one?.id, two?.id]).toEqual([request.id, request.id])
  const sessions = await deps.db.kysely
    .selectFrom('auth.session')
    .select('id')
    .where('userId', '=', request.id)
    .execute()
  expect(sessions).toHaveLength(2)
})

test('resetPW: only one of three concurrent uses of the same secret succeeds', async () => {
  const { guest, make } = lasting()
  const { id, email } = await make.member()
  const token = await secretFor('reset', id, email)
  const calls = [1, 2, 3].map((i) => guest.resetPW({ newPassword: `a-newly-mown-path-${i}`, token }))
  expect((await outcomes(calls)).toSorted()).toEqual(['done', 'reset-failed', 'reset-failed'])
})

test.each(['signing in', 'registering again'])(
  'resetPW: %s with the old password during the reset leaves no session',
  async (how) => {
    const { guest, deps } = lasting()
    for (let round = 0; round < 10; round++) {
      const request = { ...newcomer(), id: randomUUID() }
      const { id, email, password } = request
      await guest.account.register(request)
      const token = await secretFor('reset', id, email)
      const enter = () =>
        how === 'signing in' ? guest.account.signIn({ email, password }) : guest.account.register(request)
      // Each call hashes for some milliseconds; registering hashes once more before it reads the account.
      const [first, second] = how === 'signing in' ? [0, round] : [round, 0]
      const reset = sleep(first).then(() => guest.resetPW({ newPassword: 'a-newly-mown-path', token }))
      const [, [entered]] = await Promise.all([reset, outcomes([sleep(second).then(enter)])])
      expect(['done', 'login-failed', 'conflict']).toContain(entered)
      const alive = await deps.db.kysely.selectFrom('auth.session').select('id').where('userId', '=', id).execute()
      expect({ round, alive: alive.length }).toEqual({ round, alive: 0 })
    }
  },
)

test('resetPW: ends the session of a person who has 400 other sessions', async () => {
  const { guest, make, deps, callWith } = lasting()
  const { id, email, cookie } = await make.member()
  const session = { userId: id, expiresAt: new Date(Date.now() + 3_600_000), ipAddress: null, userAgent: null }
  const many = Array.from({ length: 400 }, () => ({ ...session, id: randomUUID(), token: randomUUID() }))
  await deps.db.kysely.insertInto('auth.session').values(many).execute()
  const token = await secretFor('reset', id, email)
  expect(await guest.resetPW({ newPassword: 'a-newly-mown-path', token })).toMatchObject({ id })
  expect(await callWith(cookie).account.session()).toBe(false)
})

test('resetPW: cancels a pending change of the e-mail address', async () => {
  const { guest, make } = lasting()
  const { id, email, call } = await make.member()
  const usedAddress = `taker-${id}@example.org`
  await call.user.update({ profile: { email: usedAddress, password: PASSWORD } })
  const [link, token] = [await secretFor('new-email', id, usedAddress), await secretFor('reset', id, email)]
  await guest.resetPW({ newPassword: 'a-newly-mown-path', token })
  expect(await refusalOf(guest.account.verifyEmail({ token: link }))).toEqual({ code: 'verification-failed' })
  expect(await guest.account.signIn({ email, password: 'a-newly-mown-path' })).toMatchObject({ email, newEmail: null })
})

test('user.update: saving the current e-mail address cancels a pending change', async () => {
  const { guest, make } = lasting()
  const { id, email, call } = await make.member()
  const other = `other-${id}@example.org`
  await call.user.update({ profile: { email: other, password: PASSWORD } })
  const link = await secretFor('new-email', id, other)
  expect(await call.user.update({ profile: { email } })).toMatchObject({ newEmail: null })
  expect(await refusalOf(guest.account.verifyEmail({ token: link }))).toEqual({ code: 'verification-failed' })
})

test('measure.insert, subscribe: an area and a subscription saved while the person is being verified are published', async () => {
  const { deps, guest, make } = lasting()
  const [owner, maker] = [await make.owner(), await make.member({ verified: false })]
  const land = await make.community(owner, square(30, 50, 0.1))
  let saving: Promise<string> | undefined
  let joining: Promise<unknown> | undefined
  await deps.db.kysely.transaction().execute(async (tx) => {
    await tx.updateTable('auth.user').set({ emailVerified: true }).where('id', '=', maker.id).execute()
    saving = make.area(maker, square(10, 50))
    joining = maker.call.subscribe({ landId: land })
    await sleep(200)
  })
  const id = await saving
  await joining
  expect((await guest.feed.measures.one({ id: id ?? '' })).area.id).toBe(id)
  expect((await guest.feed.land.one({ id: land })).subscribers).toBe(1)
})

test('measure.restore: an area deleted before its person was verified is published when it is restored afterwards', async () => {
  const { guest, make } = lasting()
  const maker = await make.member({ verified: false })
  const measureId = await make.area(maker, square(12, 50))
  await maker.call.measure.delete({ measureId })
  await guest.account.verifyEmail({ token: await secretFor('verify', maker.id, maker.email) })
  expect(await refusalOf(guest.feed.measures.one({ id: measureId }))).toEqual({ code: 'not-found' })
  await maker.call.measure.restore({ measureId })
  expect((await guest.feed.measures.one({ id: measureId })).area.id).toBe(measureId)
})
