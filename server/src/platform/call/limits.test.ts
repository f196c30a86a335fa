import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeKnownDevices } from '../../people/account/knownDevice.ts'
import { makeSecret } from '../../people/account/secrets.ts'
import { router } from '../../router.ts'
import { newcomer, PASSWORD, refusalOf, useWorld, type World } from '../../testing/world.ts'
import { makeLimits, networkOf, refusalOfLimit } from './limits.ts'

const { undone } = useWorld()

/** Gives the test world the limits of production. @returns the same world */
function limited(world: World): World {
  world.deps.limits = makeLimits(world.deps.db, { ...world.deps.config, NODE_ENV: 'production' })
  return world
}

test(
  'account.signIn: after ten wrong passwords for an account, its right password is refused with too-many; other accounts sign in',
  undone(async (world) => {
    const { make, guest } = limited(world)
    const [one, other] = [await make.member(), await make.member()]
    for (let i = 0; i < 10; i++) {
      expect(await refusalOf(guest.account.signIn({ email: one.email, password: `guess number ${i}` }))).toEqual({
        code: 'login-failed',
      })
    }
    expect(await refusalOf(guest.account.signIn({ email: one.email, password: PASSWORD }))).toEqual({
      code: 'too-many',
    })
    expect(await guest.account.signIn({ email: other.email, password: PASSWORD })).toMatchObject({ id: other.id })
  }),
)

/** Counts the queued jobs of a kind, each of which sends one mail. */
const waiting = async ({ deps }: World, name: string) => {
  const { rows } = await sql`select 1 from pgboss.job where name = ${name}`.execute(deps.db.kysely)
  return rows.length
}

test(
  'forgotPW: the answer stays the same above the limits, and at most five mails are queued for one e-mail address',
  undone(async (world) => {
    const { make, guest } = limited(world)
    const { email } = await make.member()
    for (const address of [email, `${randomUUID()}@example.org`]) {
      const before = await waiting(world, 'mailReset')
      for (let i = 0; i < 8; i++) expect(await guest.forgotPW({ email: address })).toEqual({ status: 200 })
      expect((await waiting(world, 'mailReset')) - before).toBe(5)
    }
    for (let i = 0; i < 60; i++)
      expect(await guest.forgotPW({ email: `${randomUUID()}@example.org` })).toEqual({ status: 200 })
    expect(await waiting(world, 'mailReset')).toBeLessThanOrEqual(60)
  }),
)

test(
  'limits.count: a refusal has the seconds to wait in retryAfter',
  undone(async (world) => {
    const { deps } = limited(world)
    for (let i = 0; i < 20; i++) await deps.limits.count('download', 'someone')
    for (let i = 0; i < 2; i++) {
      const refused = await refusalOfLimit(deps.limits.count('download', 'someone'))
      expect(refused?.retryAfter).toBeGreaterThan(3500)
      expect(refused?.retryAfter).toBeLessThanOrEqual(3600)
    }
  }),
)

test(
  'limits: sixty people behind one IP address may each register once and sign in three times',
  undone(async (world) => {
    const { deps } = limited(world)
    const request = { ip: '198.51.100.9' }
    // The loop counts as registering and signing in do, without the cost of hashing passwords.
    for (let i = 0; i < 60; i++) {
      const email = `${i}@example.org`
      await deps.limits.countFrom('register', request)
      for (let again = 0; again < 3; again++) {
        await deps.limits.countFrom('signInFrom', request)
        await deps.limits.countFrom('signIn', request, email)
        await deps.limits.giveBackFrom('signInFrom', request)
        await deps.limits.giveBackFrom('signIn', request, email)
      }
    }
  }),
)

test(
  'account.signIn: sign-ins with the right password do not count against the limit',
  undone(async (world) => {
    const { make, guest } = limited(world)
    const { email, id } = await make.member()
    for (let i = 0; i < 11; i++) expect(await guest.account.signIn({ email, password: PASSWORD })).toMatchObject({ id })
  }),
)

test(
  'account.signIn: guesses from many IP addresses are limited, a known device still signs in, and a password reset lifts the limit',
  undone(async (world) => {
    const { make, deps } = limited(world)
    const { email, id } = await make.member()
    const cookies: string[] = []
    const from = (ip: string, cookie = '') =>
      router.createCaller({
        deps,
        request: { headers: { cookie, 'user-agent': 'test' }, ip } as unknown as FastifyRequest,
        reply: {
          header: (_name: string, values: string[]) =>
            void cookies.push(...values.map((one) => one.split(';')[0] ?? '')),
        } as unknown as FastifyReply,
      }).account
    await from('198.51.100.1').signIn({ email, password: PASSWORD })
    const device = cookies.find((one) => one.startsWith('fieldfare.device')) ?? ''
    // Checking a password is slow on purpose: two guesses are made, the others only counted.
    for (let i = 0; i < 28; i++) await deps.limits.count('signInHour', email)
    for (let i = 0; i < 2; i++)
      expect(await refusalOf(from(`203.0.113.${i}`).signIn({ email, password: `guess number ${i}` }))).toEqual({
        code: 'login-failed',
      })
    // An e-mail address without an account gets the same refusals.
    for (let i = 0; i < 30; i++) await deps.limits.count('signInHour', 'nobody@example.org')
    for (const address of [email, 'nobody@example.org'])
      expect(await refusalOf(from('203.0.113.200').signIn({ email: address, password: PASSWORD }))).toEqual({
        code: 'too-many',
      })
    expect(await from('203.0.113.201', device).signIn({ email, password: PASSWORD })).toMatchObject({ id })
    await refusalOf(from('192.0.2.1', device).signIn({ email, password: 'wrong one' }))
    const nonce = device.split('~')[1] ?? ''
    for (let i = 0; i < 9; i++) await refusalOfLimit(deps.limits.count('signInDevice', nonce))
    expect(await refusalOf(from('192.0.2.100', device).signIn({ email, password: PASSWORD }))).toEqual({
      code: 'too-many',
    })
    const token = await deps.db.kysely.transaction().execute((tx) => makeSecret(tx, 'reset', id, email, 60))
    await world.guest.resetPW({ newPassword: 'a-newly-mown-path', token })
    expect(await from('203.0.113.202').signIn({ email, password: 'a-newly-mown-path' })).toMatchObject({ id })
  }),
)

test(
  'account.signIn: a device known for an unverified account does not bypass the limit of a verified account with the same e-mail address',
  undone(async (world) => {
    const { make, deps, guest } = limited(world)
    const { email } = await make.member()
    const second = await guest.account.register({ ...newcomer(), email, password: 'a-newly-mown-path' })
    const { password: passwordHash } = await deps.db.kysely
      .selectFrom('auth.account')
      .select('password')
      .where('userId', '=', second.id)
      .executeTakeFirstOrThrow()
    const cookie = makeKnownDevices(deps.config).cookieFor('', { id: second.id, passwordHash: passwordHash ?? '' })
    for (let i = 0; i < 30; i++) await deps.limits.count('signInHour', email)
    const call = world.callWith(cookie.split(';')[0] ?? '').account
    expect(await refusalOf(call.signIn({ email, password: PASSWORD }))).toEqual({ code: 'login-failed' })
    expect(await call.signIn({ email, password: 'a-newly-mown-path' })).toMatchObject({ id: second.id })
  }),
)

test(
  'account.leave: after ten wrong passwords within one session, the right password is refused with too-many',
  undone(async (world) => {
    const { make, deps } = limited(world)
    const { call, id } = await make.member()
    for (let i = 0; i < 3; i++) await call.user.update({ profile: { email: `${i}@example.org`, password: PASSWORD } })
    // Checking a password is slow on purpose: two guesses are made, the others only counted.
    for (let i = 0; i < 8; i++) await deps.limits.count('password', id)
    for (let i = 0; i < 2; i++)
      expect(await refusalOf(call.account.leave({ password: `guess number ${i}` }))).toMatchObject({
        key: 'passwordWrong',
      })
    expect(await refusalOf(call.account.leave({ password: PASSWORD }))).toEqual({ code: 'too-many' })
  }),
)

test(
  'limits.countFrom: IPv6 addresses in one /48 network are counted together, and those in another /48 network separately',
  undone(async (world) => {
    const { deps } = limited(world)
    const from = (network: number) => ({ ip: `2001:db8:1:${network.toString(16)}::7` })
    for (let i = 0; i < 40; i++) await deps.limits.countFrom('signIn', from(i), 'one@example.org')
    expect(await refusalOfLimit(deps.limits.countFrom('signIn', from(99), 'one@example.org'))).not.toBeNull()
    await deps.limits.countFrom('signIn', { ip: '2001:db8:2::7' }, 'one@example.org')
  }),
)

test(
  'limits.write: two processes together allow about 600 writes a minute from an IP address, and refuse more with too-many',
  undone(async ({ deps }) => {
    const config = { ...deps.config, NODE_ENV: 'production' as const }
    const [first, second] = [makeLimits(deps.db, config), makeLimits(deps.db, config)]
    const request = { ip: '198.51.100.7' } as FastifyRequest
    for (let i = 0; i < 300; i++) for (const limits of [first, second]) await limits.write({ who: null, request })
    let allowed = 0
    for (let i = 0; i < 25; i++)
      for (const limits of [first, second])
        await limits.write({ who: null, request }).then(
          () => allowed++,
          (error: unknown) => expect(error).toMatchObject({ code: 'too-many' }),
        )
    // Each process allows nine more writes: it counts them at the tenth, which is refused.
    expect(allowed).toBe(18)
    await first.write({ who: null, request: { ip: '198.51.100.8' } as FastifyRequest })
  }),
)

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('networkOf: the IP address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
