import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { makeMailer, mailFolder } from '../mail/mailer.ts'
import { PASSWORD, refusalOf, square, useWorld } from '../testing/world.ts'
import { accountJobs } from './jobs.ts'

const { lasting, app } = useWorld()

/** Runs one mail job and answers what was sent, in plain text. */
async function mailOf(run: (jobs: ReturnType<typeof accountJobs>) => Promise<void>) {
  const { config, db } = app().deps
  const before = new Set(await readdir(mailFolder(config)).catch(() => []))
  await run(accountJobs(config, db, makeMailer(config)))
  const after = (await readdir(mailFolder(config)).catch(() => [])).filter((name) => !before.has(name)).toSorted()
  return Promise.all(after.map(async (name) => PostalMime.parse(await readFile(join(mailFolder(config), name)))))
}
const secretIn = (text: string | undefined, page: string) =>
  new RegExp(`/${page}/([\\w-]+)`).exec(text ?? '')?.[1] ?? 'no secret'

test('a made-up secret and a bare person id are refused', async () => {
  const { guest, make } = lasting()
  const { id } = await make.member()
  for (const token of [id, 'x', 'A'.repeat(43)]) {
    expect(await guest.getPazzword({ id: token })).toEqual({ valid: false })
    expect(await refusalOf(guest.resetPW({ newPassword: 'a-newly-mown-path', token }))).toEqual({
      code: 'reset-failed',
    })
    expect(await refusalOf(guest.account.verifyEmail({ token }))).toEqual({ code: 'verification-failed' })
  }
})

test('forgotPW answers the same for an unknown address, which gets no mail', async () => {
  const { guest, make } = lasting()
  const { email } = await make.member()
  expect(await guest.forgotPW({ email })).toEqual({ status: 200 })
  expect(await guest.forgotPW({ email: 'nobody@example.org' })).toEqual({ status: 200 })
  expect(await mailOf((jobs) => jobs.mailReset({ email: 'nobody@example.org' }))).toEqual([])
})

test('a reset link works once, sets the password and ends every session', async () => {
  const { guest, make, callWith } = lasting()
  const { email, id, cookie } = await make.member({ name: '<b>Anouk</b>' })
  const [mail] = await mailOf((jobs) => jobs.mailReset({ email }))
  expect(mail?.to?.[0]?.address).toBe(email)
  expect(mail?.html).toContain('&lt;b&gt;Anouk')
  const token = secretIn(mail?.text, 'reset-password')
  expect(await guest.getPazzword([token] as never)).toEqual({ valid: true })
  // A password that is refused does not use the link up.
  expect(await refusalOf(guest.resetPW({ newPassword: 'password123', token }))).toMatchObject({ key: 'passwordCommon' })
  expect(await guest.resetPW(['a-newly-mown-path', token] as never)).toEqual({
    id,
    status: 201,
    message: 'Password updated',
  })
  expect(await callWith(cookie).account.session()).toBe(false)
  expect(await refusalOf(guest.resetPW({ newPassword: 'a-newly-mown-path', token }))).toEqual({ code: 'reset-failed' })
  expect(await refusalOf(guest.account.signIn({ email, password: PASSWORD }))).toEqual({ code: 'login-failed' })
  expect(await guest.account.signIn({ email, password: 'a-newly-mown-path' })).toMatchObject({ id })
})

test('a reset link is too old after an hour, and a second one ends the first', async () => {
  const { guest, make } = lasting()
  const { email } = await make.member()
  const [first] = await mailOf((jobs) => jobs.mailReset({ email }))
  const [second] = await mailOf((jobs) => jobs.mailReset({ email }))
  expect(await guest.getPazzword({ id: secretIn(first?.text, 'reset-password') })).toEqual({ valid: false })
  const token = secretIn(second?.text, 'reset-password')
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
  try {
    expect(await guest.getPazzword({ id: token })).toEqual({ valid: false })
    expect(await refusalOf(guest.resetPW({ newPassword: 'a-newly-mown-path', token }))).toEqual({
      code: 'reset-failed',
    })
  } finally {
    vi.useRealTimers()
  }
})

test('an admin needs a longer password', async () => {
  const { guest, make } = lasting()
  const { email } = await make.admin()
  const [mail] = await mailOf((jobs) => jobs.mailReset({ email }))
  const token = secretIn(mail?.text, 'reset-password')
  expect(await refusalOf(guest.resetPW({ newPassword: 'mown-path-14ch', token }))).toMatchObject({ key: 'passwordMin' })
})

test('verifying shows to others what was drawn before', async () => {
  const { guest, make } = lasting()
  const person = await make.member({ verified: false })
  const area = await make.area(person, square(7, 54))
  const [mail] = await mailOf((jobs) => jobs.mailWelcome({ personId: person.id }))
  const token = secretIn(mail?.text, 'verify-email')
  expect(await refusalOf(guest.feed.measures.one({ id: area }))).toEqual({ code: 'not-found' })
  expect(await guest.account.verifyEmail({ token })).toEqual({ verified: true })
  expect((await guest.feed.measures.one({ id: area })).area.id).toBe(area)
  expect(await refusalOf(guest.account.verifyEmail({ token }))).toEqual({ code: 'verification-failed' })
})

test('a community that was deleted before its owner’s address was verified is seen once it is taken back', async () => {
  const { guest, make } = lasting()
  const owner = await make.owner({ verified: false })
  const communityId = await make.community(owner, square(40, 10, 0.1))
  await owner.call.deleteCommunity({ communityId })
  const [mail] = await mailOf((jobs) => jobs.mailWelcome({ personId: owner.id }))
  await guest.account.verifyEmail({ token: secretIn(mail?.text, 'verify-email') })
  expect(await refusalOf(guest.feed.land.one({ id: communityId }))).toEqual({ code: 'not-found' })
  await owner.call.restoreCommunity({ communityId })
  expect((await guest.feed.land.one({ id: communityId })).id).toBe(communityId)
})

test('a new address asks for the password, waits for its verification, and the old one is told', async () => {
  const { guest, make } = lasting()
  const person = await make.member()
  const email = `new-${person.id}@example.org`
  const change = (password?: string) => person.call.user.update({ profile: { email, password } })
  expect(await refusalOf(change())).toMatchObject({ path: 'profile.password', key: 'required' })
  expect(await refusalOf(change('not the password'))).toMatchObject({ key: 'passwordWrong' })
  expect(await change(PASSWORD)).toMatchObject({ email: person.email, newEmail: email })
  const [mail] = await mailOf((jobs) => jobs.mailNewEmail({ personId: person.id }))
  expect(mail?.to?.[0]?.address).toBe(email)
  await guest.account.verifyEmail({ token: secretIn(mail?.text, 'verify-email') })
  // The old address gets the mail even if the new one came into use before the mail was sent.
  const [told] = await mailOf((jobs) =>
    jobs.mailOldEmail({ personId: person.id, oldEmail: person.email, newEmail: email }),
  )
  expect(told?.to?.[0]?.address).toBe(person.email)
  expect(told?.text).toContain(email)
  expect(await person.call.account.me()).toMatchObject({ email, newEmail: null, verified: true })
})
