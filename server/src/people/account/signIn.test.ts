import { expect, test } from 'vitest'
import { newcomer, PASSWORD, refusalOf, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { makeKnownDevices } from './knownDevice.ts'

const { undone } = useWorldOnOneEngine()

test(
  'account.signIn: a wrong password and an unknown e-mail address get the same refusal',
  undone(async ({ make, guest }) => {
    const { email } = await make.member()
    const wrong = await refusalOf(guest.account.signIn({ email, password: 'not the password' }))
    const unknown = await refusalOf(guest.account.signIn({ email: 'nobody@example.org', password: PASSWORD }))
    expect(wrong).toEqual({ code: 'login-failed' })
    expect(unknown).toEqual(wrong)
  }),
)

test(
  'account.session: a caller with a wrongly signed cookie is a guest',
  undone(async ({ make, callWith }) => {
    const { cookie } = await make.member()
    expect(await callWith(cookie).account.session()).toBe(true)
    expect(await callWith(`${cookie.slice(0, -8)}AAAA%3D`).account.session()).toBe(false)
    expect(await callWith('fieldfare.session_token=').account.session()).toBe(false)
    expect(await callWith('fieldfare.session_token=%E0%A4%A').account.session()).toBe(false)
  }),
)

test(
  'account.signIn, account.signOut: the case of the e-mail address does not matter, and signing out is idempotent',
  undone(async ({ make, guest, callWith }) => {
    const { email, id, cookie } = await make.member()
    expect(await guest.account.signIn({ email: ` ${email.toUpperCase()}`, password: PASSWORD })).toMatchObject({ id })
    expect(await callWith(cookie).account.signOut()).toEqual({ signedOut: true })
    expect(await callWith(cookie).account.session()).toBe(false)
    expect(await callWith(cookie).account.signOut()).toEqual({ signedOut: true })
    expect(await callWith(cookie).account.me()).toBeNull()
  }),
)

test(
  'account.sessions, account.endSession: lists and ends sessions of the caller only',
  undone(async ({ make, guest }) => {
    const [one, other] = [await make.member(), await make.member()]
    await guest.account.signIn({ email: one.email, password: PASSWORD })
    const sessions = await one.call.account.sessions()
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true])
    const [otherSession] = await other.call.account.sessions()
    expect(await one.call.account.endSession({ id: otherSession?.id ?? '' })).toEqual({ ended: 0 })
    expect(await one.call.account.endSession({ id: 'all' })).toEqual({ ended: 1 })
    expect(await one.call.account.sessions()).toHaveLength(1)
    expect(await refusalOf(guest.account.sessions())).toEqual({ code: 'not-signed-in' })
  }),
)

/** Adds more accounts with this e-mail address than signing in reads. */
async function crowd({ make, deps }: World, email: string) {
  for (let i = 0; i < 21; i++) {
    const { id } = await make.member({ verified: false })
    await deps.db.kysely.updateTable('auth.user').set({ email }).where('id', '=', id).execute()
  }
}

test(
  'account.signIn: the verified account signs in although 21 other accounts have its e-mail address',
  undone(async (world) => {
    const { id, email } = await world.make.member()
    await world.guest.account.register({ ...newcomer(), email, password: 'a-newly-mown-path' })
    await crowd(world, email)
    expect(await world.guest.account.signIn({ email, password: PASSWORD })).toMatchObject({ id })
  }),
)

test(
  'account.signIn: an unverified account signs in on its known device although 21 other accounts have its e-mail address',
  undone(async (world) => {
    const { guest, deps, callWith } = world
    const { email, password } = newcomer()
    const { id } = await guest.account.register({ ...newcomer(), email, password })
    const credential = deps.db.kysely.selectFrom('auth.account').select('password').where('userId', '=', id)
    const passwordHash = (await credential.executeTakeFirstOrThrow()).password ?? ''
    const cookie = makeKnownDevices(deps.config).cookieFor(undefined, { id, passwordHash })
    await crowd(world, email)
    const device = callWith(cookie.split(';')[0] ?? '')
    expect(await device.account.signIn({ email, password })).toMatchObject({ id })
  }),
)

test.each(['signIn', 'register', 'forgot'] as const)(
  'as many passwords are hashed for an unknown e-mail address as for a known one: %s',
  (call) =>
    undone(async (world) => {
      const { email: known } = await world.make.member()
      const { auth } = world.deps
      let hashes = 0
      world.deps.auth = {
        ...auth,
        hashPassword: (password) => (hashes++, auth.hashPassword(password)),
        verifyPassword: (password, hash) => (hashes++, auth.verifyPassword(password, hash)),
      }
      const costs = []
      for (const email of [known, newcomer().email]) {
        hashes = 0
        if (call === 'signIn') await refusalOf(world.guest.account.signIn({ email, password: 'not the password' }))
        if (call === 'register') await world.guest.account.register({ ...newcomer(), email })
        if (call === 'forgot') await world.guest.forgotPW({ email })
        costs.push(hashes)
      }
      const expected = { signIn: 2, register: 1, forgot: 0 }[call]
      expect(costs).toEqual([expected, expected])
    })(),
)
