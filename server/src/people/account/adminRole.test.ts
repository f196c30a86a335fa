import { expect, test } from 'vitest'
import { auditOf } from '../../testing/auditOf.ts'
import { PASSWORD, refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'
import { grantAdmin, revokeAdmin } from './adminRole.ts'

const { undone } = useWorldOnOneEngine()

test(
  'grantAdmin: an unknown or unverified e-mail address is refused',
  undone(async ({ deps, make }) => {
    const { email, call } = await make.member({ verified: false })
    expect(await grantAdmin(deps, 'nobody@example.org')).toEqual({ refused: 'unknown' })
    expect(await grantAdmin(deps, email)).toEqual({ refused: 'unverified' })
    expect((await call.account.me())?.admin).toBe(false)
  }),
)

test(
  'grantAdmin: granting the role to an admin is refused with the reason already, and the person stays an admin',
  undone(async ({ deps, make }) => {
    const { email, call } = await make.admin()
    expect(await grantAdmin(deps, email)).toEqual({ refused: 'already' })
    expect((await call.account.me())?.admin).toBe(true)
  }),
)

test(
  'grantAdmin: ends the sessions and the password of the person, whose new password needs the minimum length for admins',
  undone(async ({ deps, guest, make, callWith }) => {
    const { email, cookie, id } = await make.member()
    const grant = await grantAdmin(deps, email)
    const token = 'resetSecret' in grant ? grant.resetSecret : ''
    expect(await callWith(cookie).account.session()).toBe(false)
    expect(await refusalOf(guest.account.signIn({ email, password: PASSWORD }))).toEqual({ code: 'login-failed' })
    expect(await refusalOf(guest.resetPW({ newPassword: 'mown-path-14ch', token }))).toMatchObject({
      key: 'passwordMin',
    })
    expect(await guest.resetPW({ newPassword: 'a-newly-mown-path', token })).toMatchObject({ id })
    expect(await guest.account.signIn({ email, password: 'a-newly-mown-path' })).toMatchObject({ id, admin: true })
  }),
)

test(
  'revokeAdmin: the role of the only admin cannot be revoked, but that of one of two admins can',
  undone(async ({ deps, make }) => {
    const first = await make.admin()
    expect(await revokeAdmin(deps, first.email)).toEqual({ refused: 'last admin' })
    const second = await make.admin()
    expect(await revokeAdmin(deps, first.email)).toEqual({ refused: null })
    expect(await revokeAdmin(deps, second.email)).toEqual({ refused: 'last admin' })
    expect(await revokeAdmin(deps, first.email)).toEqual({ refused: 'no admin' })
    expect(await revokeAdmin(deps, 'nobody@example.org')).toEqual({ refused: 'unknown' })
  }),
)

test(
  'revokeAdmin: an admin whose account is about to be erased does not count as a remaining admin',
  undone(async ({ deps, make }) => {
    const [leaver, other] = [await make.admin(), await make.admin()]
    await leaver.call.account.leave({ password: PASSWORD })
    expect(await revokeAdmin(deps, other.email)).toEqual({ refused: 'last admin' })
    expect((await other.call.account.me())?.admin).toBe(true)
    expect(await revokeAdmin(deps, leaver.email)).toEqual({ refused: null })
  }),
)

test(
  'revokeAdmin: the next call of the former admin is refused with forbidden',
  undone(async ({ deps, make }) => {
    await make.admin()
    const { email, call } = await make.admin()
    expect(await call._update()).toBeDefined()
    await revokeAdmin(deps, email)
    expect(await refusalOf(call._update())).toEqual({ code: 'forbidden' })
  }),
)

test(
  'grantAdmin, revokeAdmin: both are recorded in the audit log',
  undone(async ({ deps, make }) => {
    await make.admin()
    const { email, id } = await make.member()
    await grantAdmin(deps, email)
    await revokeAdmin(deps, email)
    expect(await auditOf({ deps }, id)).toEqual(['account.grantAdmin', 'account.revokeAdmin'])
  }),
)
