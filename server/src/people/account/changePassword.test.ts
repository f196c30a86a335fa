import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD, refusalOf, useWorld } from '../../testing/world.ts'

const { undone } = useWorld()
const NEW = 'a-newly-mown-path'

test(
  'account.changePassword: guests are refused, and a wrong old or a weak new password is refused at its field',
  undone(async ({ make, guest }) => {
    const [member, admin] = [await make.member(), await make.admin()]
    expect(await refusalOf(guest.account.changePassword({ password: PASSWORD, newPassword: NEW }))).toEqual({
      code: 'not-signed-in',
    })
    const refused = (person: typeof member, password: string, newPassword: string) =>
      refusalOf(person.call.account.changePassword({ password, newPassword }))
    expect(await refused(member, 'not this one', NEW)).toMatchObject({ path: 'password', key: 'passwordWrong' })
    expect(await refused(member, PASSWORD, 'welkom01welkom')).toMatchObject({
      path: 'newPassword',
      key: 'passwordCommon',
    })
    expect(await refused(admin, PASSWORD, 'mown-path-14ch')).toMatchObject({ path: 'newPassword', key: 'passwordMin' })
    expect(await guest.account.signIn({ email: member.email, password: PASSWORD })).toMatchObject({ id: member.id })
  }),
)

test(
  'account.changePassword: ends other sessions, the old password and a pending change of e-mail address, and keeps the session of the caller',
  undone(async ({ make, guest, deps, callWith }) => {
    const { id, email, call } = await make.member()
    const other = await deps.db.kysely.transaction().execute((tx) => deps.auth.startSession(tx, id, 'other'))
    const elsewhere = callWith(other.cookie.split(';')[0] ?? '')
    expect(await elsewhere.account.session()).toBe(true)
    await call.user.update({ profile: { email: `new-${email}`, password: PASSWORD } })
    expect(await call.account.changePassword({ password: PASSWORD, newPassword: NEW })).toMatchObject({
      id,
      newEmail: null,
    })
    expect([await call.account.session(), await elsewhere.account.session()]).toEqual([true, false])
    expect(await refusalOf(guest.account.signIn({ email, password: PASSWORD }))).toEqual({ code: 'login-failed' })
    expect(await guest.account.signIn({ email, password: NEW })).toMatchObject({ id })
    const { rows } = await sql`select data from pgboss.job where name = 'mailPasswordChanged'`.execute(deps.db.kysely)
    expect(rows).toEqual([{ data: { personId: id } }])
  }),
)
