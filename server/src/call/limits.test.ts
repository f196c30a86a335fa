import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { PASSWORD, refusalOf, useWorld, type World } from '../testing/world.ts'
import { makeLimits, networkOf } from './limits.ts'

const { undone } = useWorld()

/** The same world with the limits that people meet. */
function limited(world: World): World {
  world.deps.limits = makeLimits(world.deps.db, { ...world.deps.config, NODE_ENV: 'production' })
  return world
}

test(
  'the eleventh guess at one account is refused, the right one too, and others still sign in',
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

test(
  'a sixth reset mail in an hour is refused, whether the address is known or not',
  undone(async (world) => {
    const { make, guest } = limited(world)
    const { email } = await make.member()
    for (const address of [email, `${randomUUID()}@example.org`]) {
      for (let i = 0; i < 5; i++) expect(await guest.forgotPW({ email: address })).toEqual({ status: 200 })
      expect(await refusalOf(guest.forgotPW({ email: address }))).toEqual({ code: 'too-many' })
    }
  }),
)

test(
  'a thirty-first reset mail from one place in an hour is refused, whomever it is for, and elsewhere it is not',
  undone(async (world) => {
    const { deps, guest } = limited(world)
    for (let i = 0; i < 30; i++)
      expect(await guest.forgotPW({ email: `${randomUUID()}@example.org` })).toEqual({ status: 200 })
    expect(await refusalOf(guest.forgotPW({ email: `${randomUUID()}@example.org` }))).toEqual({ code: 'too-many' })
    await deps.limits.countFrom('forgotFrom', { ip: '198.51.100.7' })
  }),
)

test(
  'the write after the 600th in a minute is refused and so are those after it, through whichever process',
  undone(async ({ deps }) => {
    const config = { ...deps.config, NODE_ENV: 'production' as const }
    const [here, there] = [makeLimits(deps.db, config), makeLimits(deps.db, config)]
    const request = { ip: '198.51.100.7' } as FastifyRequest
    for (let i = 0; i < 300; i++) for (const limits of [here, there]) await limits.write({ who: null, request })
    let allowed = 0
    for (let i = 0; i < 25; i++)
      for (const limits of [here, there])
        await limits.write({ who: null, request }).then(
          () => allowed++,
          (error: unknown) => expect(error).toMatchObject({ code: 'too-many' }),
        )
    // Each process finds out by its tenth.
    expect(allowed).toBe(18)
    await here.write({ who: null, request: { ip: '198.51.100.8' } as FastifyRequest })
  }),
)

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
