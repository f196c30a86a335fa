import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import { makeMailer, mailFolder } from '../../platform/mail/mailer.ts'
import { runLandJobs } from '../../testing/landJobs.ts'
import { areaData, newcomer, PASSWORD, refusalOf, square, useWorld } from '../../testing/world.ts'
import { accountJobs } from './jobs.ts'

const { lasting, app } = useWorld()

/** Runs one mail job and returns the sent mails, in plain text. */
async function mailOf(run: (jobs: ReturnType<typeof accountJobs>) => Promise<void>) {
  const { config, db } = app().deps
  const before = new Set(await readdir(mailFolder(config)).catch(() => []))
  await run(accountJobs(config, db, makeMailer(config)))
  const after = (await readdir(mailFolder(config)).catch(() => [])).filter((name) => !before.has(name)).toSorted()
  return Promise.all(after.map(async (name) => PostalMime.parse(await readFile(join(mailFolder(config), name)))))
}
const secretIn = (text: string | undefined, page: string) =>
  new RegExp(`/${page}/([\\w-]+)`).exec(text ?? '')?.[1] ?? 'no secret'

test('getPazzword, resetPW, account.verifyEmail: a random secret, or the id of a person as a secret, is refused', async () => {
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

test('forgotPW: an unknown e-mail address gets the same answer as a known one, but no mail', async () => {
  const { guest, make } = lasting()
  const { email } = await make.member()
  expect(await guest.forgotPW({ email })).toEqual({ status: 200 })
  expect(await guest.forgotPW({ email: 'nobody@example.org' })).toEqual({ status: 200 })
  expect(await mailOf((jobs) => jobs.mailReset({ email: 'nobody@example.org' }))).toEqual([])
})

test('account.register: an e-mail address with an account gets a mail to merge, and merging moves the areas to that account', async () => {
  const { guest, make, deps } = lasting()
  const member = await make.member({ name: 'Anouk' })
  const again = await guest.account.register({ ...newcomer(), name: 'Anouk again', email: member.email })
  const session = await deps.db.kysely.transaction().execute((tx) => deps.auth.startSession(tx, again.id, 'test'))
  const call = lasting().callWith(session.cookie.split(';')[0] ?? '')
  const landId = await make.community(await make.owner(), square(7.5, 54.5, 0.1))
  const inserted = await call.measure.insert({ measure: square(7.5, 54.5), data: areaData })
  const [mail] = await mailOf((jobs) => jobs.mailWelcome({ personId: again.id }))
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([member.email, 'You already have a Fieldfare account'])
  expect(mail?.text).not.toContain('again,')
  const token = secretIn(mail?.text, 'verify-email')
  expect(await guest.account.verifyEmail({ token })).toEqual({ verified: true, merged: true })
  expect((await guest.feed.measures.one({ id: inserted.area.id })).area.id).toBe(inserted.area.id)
  await runLandJobs(deps)
  expect(await member.call.account.me()).toMatchObject({
    areaCount: 1,
    medals: ['FIRST_AREA'],
    name: 'Anouk',
    subs: [landId],
  })
  expect(await call.account.me()).toBeNull()
  expect(await refusalOf(guest.account.verifyEmail({ token }))).toEqual({ code: 'verification-failed' })
})

test('account.verifyEmail: the merge link of an account that has verified another e-mail address is refused', async () => {
  const { guest, make, deps } = lasting()
  const member = await make.member()
  const again = await guest.account.register({ ...newcomer(), email: member.email })
  const [mail] = await mailOf((jobs) => jobs.mailWelcome({ personId: again.id }))
  const moved = { email: `moved-${again.id}@example.org`, emailVerified: true }
  await deps.db.kysely.updateTable('auth.user').set(moved).where('id', '=', again.id).execute()
  const token = secretIn(mail?.text, 'verify-email')
  expect(await refusalOf(guest.account.verifyEmail({ token }))).toEqual({ code: 'verification-failed' })
  const person = await deps.db.kysely.selectFrom('auth.user').select('id').where('id', '=', again.id).execute()
  expect(person).toHaveLength(1)
})

test('account.verifyEmail: merging a land owner’s account into a member’s account moves the community and the role', async () => {
  const { guest, make } = lasting()
  const member = await make.member()
  const community = { measure: square(45, 50, 0.1), data: { title: 'Dunes of Texel' } }
  const again = await guest.account.registerLandOwner({
    ...newcomer(),
    email: member.email,
    organization: 'Duinbeheer',
    community,
  })
  const [mail] = await mailOf((jobs) => jobs.mailWelcome({ personId: again.id }))
  await guest.account.verifyEmail({ token: secretIn(mail?.text, 'verify-email') })
  expect(await member.call.account.me()).toMatchObject({ owner: true, organization: 'Duinbeheer' })
  expect(await member.call.account.holdings()).toMatchObject({ communities: 1 })
})

test('account.verifyEmail: after a merge, a community on the land of another owner waits for the decision of an admin', async () => {
  const { guest, make } = lasting()
  const [holder, claimant] = [await make.owner(), await make.member()]
  await make.community(holder, square(47, 50, 0.1))
  const claim = { id: randomUUID(), measure: square(47.05, 50.05, 0.1), data: { title: 'Mine now' } }
  const again = await guest.account.registerLandOwner({
    ...newcomer(),
    email: claimant.email,
    organization: 'Duinbeheer',
    community: claim,
  })
  const [mail] = await mailOf((jobs) => jobs.mailWelcome({ personId: again.id }))
  await guest.account.verifyEmail({ token: secretIn(mail?.text, 'verify-email') })
  await runLandJobs(lasting().deps)
  expect(await refusalOf(guest.feed.land.one({ id: claim.id }))).toEqual({ code: 'not-found' })
  expect((await claimant.call.feed.land.one({ id: claim.id })).mine).toMatchObject({
    owner: true,
    moderator: true,
    hidden: { why: 'waiting' },
  })
})

test('mailNewEmail: a new e-mail address that already has an account gets a mail without a verification link', async () => {
  const { make } = lasting()
  const [one, other] = [await make.member(), await make.member()]
  await one.call.user.update({ profile: { email: other.email, password: PASSWORD } })
  const [mail] = await mailOf((jobs) => jobs.mailNewEmail({ personId: one.id }))
  expect(mail?.to?.[0]?.address).toBe(other.email)
  expect(mail?.text).not.toContain('/verify-email/')
})

test('mailWelcome, mailReset: mails to an unverified e-mail address contain no name', async () => {
  const { make } = lasting()
  const { id, email } = await make.member({ name: 'Call 0900 1234', verified: false })
  const mails = await mailOf(async (jobs) => {
    await jobs.mailWelcome({ personId: id })
    await jobs.mailReset({ email })
  })
  expect(mails).toHaveLength(2)
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toContain('0900')
})

test('resetPW: a secret works once, sets the password and ends every session', async () => {
  const { guest, make, callWith } = lasting()
  const { email, id, cookie } = await make.member({ name: '<b>Anouk</b>' })
  const [mail] = await mailOf((jobs) => jobs.mailReset({ email }))
  expect(mail?.to?.[0]?.address).toBe(email)
  expect(mail?.html).toContain('&lt;b&gt;Anouk')
  const token = secretIn(mail?.text, 'reset-password')
  expect(await guest.getPazzword([token] as never)).toEqual({ valid: true })
  // The secret stays valid when the new password is refused.
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

test('resetPW: a secret is refused after an hour, or once a newer secret was made', async () => {
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

test('resetPW: a password below the minimum length for admins is refused', async () => {
  const { guest, make } = lasting()
  const { email } = await make.admin()
  const [mail] = await mailOf((jobs) => jobs.mailReset({ email }))
  const token = secretIn(mail?.text, 'reset-password')
  expect(await refusalOf(guest.resetPW({ newPassword: 'mown-path-14ch', token }))).toMatchObject({ key: 'passwordMin' })
})

test('account.verifyEmail: publishes the areas drawn before the verification, and works once', async () => {
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

test('restoreCommunity: a community deleted before the verification of its owner is published when it is restored', async () => {
  const { guest, make } = lasting()
  const owner = await make.owner({ verified: false })
  const communityId = await make.community(owner, square(40, 10, 0.1))
  await owner.call.deleteCommunity({ communityId })
  const [mail] = await mailOf((jobs) => jobs.mailWelcome({ personId: owner.id }))
  await guest.account.verifyEmail({ token: secretIn(mail?.text, 'verify-email') })
  await runLandJobs(lasting().deps)
  expect(await refusalOf(guest.feed.land.one({ id: communityId }))).toEqual({ code: 'not-found' })
  await owner.call.restoreCommunity({ communityId })
  expect((await guest.feed.land.one({ id: communityId })).id).toBe(communityId)
})

test('user.update: changing the e-mail address needs the password, applies once the new one is verified, and notifies the old one', async () => {
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
  // The old e-mail address gets the mail even if the new one is already in use when the mail is sent.
  const [noticeMail] = await mailOf((jobs) =>
    jobs.mailOldEmail({ personId: person.id, oldEmail: person.email, newEmail: email }),
  )
  expect(noticeMail?.to?.[0]?.address).toBe(person.email)
  expect(noticeMail?.text).toContain(email)
  expect(await person.call.account.me()).toMatchObject({ email, newEmail: null, verified: true })
})
