import { expect, test } from 'vitest'
import { PASSWORD, refusalOf, useWorld } from '../testing/world.ts'

const { undone } = useWorld()

test(
  'a wrong password and an unknown address read the same',
  undone(async ({ make, guest }) => {
    const { email } = await make.member()
    const wrong = await refusalOf(guest.account.signIn({ email, password: 'not the password' }))
    const unknown = await refusalOf(guest.account.signIn({ email: 'nobody@example.org', password: PASSWORD }))
    expect(wrong).toEqual({ code: 'login-failed' })
    expect(unknown).toEqual(wrong)
  }),
)

test(
  'a cookie that was tampered with is a guest',
  undone(async ({ make, callWith }) => {
    const { cookie } = await make.member()
    expect(await callWith(cookie).account.session()).toBe(true)
    expect(await callWith(`${cookie.slice(0, -8)}AAAA%3D`).account.session()).toBe(false)
    expect(await callWith('fieldfare.session_token=').account.session()).toBe(false)
    expect(await callWith('fieldfare.session_token=%E0%A4%A').account.session()).toBe(false)
  }),
)

test(
  'signing in finds the person; signing out ends the session, twice without harm',
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
  'lists and ends one’s own sessions only',
  undone(async ({ make, guest }) => {
    const [one, other] = [await make.member(), await make.member()]
    await guest.account.signIn({ email: one.email, password: PASSWORD })
    const sessions = await one.call.account.sessions()
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true])
    const [theirs] = await other.call.account.sessions()
    expect(await one.call.account.endSession({ id: theirs?.id ?? '' })).toEqual({ ended: 0 })
    expect(await one.call.account.endSession({ id: 'all' })).toEqual({ ended: 1 })
    expect(await one.call.account.sessions()).toHaveLength(1)
    expect(await refusalOf(guest.account.sessions())).toEqual({ code: 'not-signed-in' })
  }),
)
