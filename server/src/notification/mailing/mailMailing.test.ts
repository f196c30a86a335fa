import type { MailingView } from '@fieldfare/shared/mailing.ts'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { pauseAfter } from '../../content/delivery/ledger.ts'
import { type Mailer, makeMailer } from '../../platform/mail/mailer.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { smtpServer } from '../../testing/smtpServer.ts'
import { refusalOf, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'
import { workDeliveries } from '../../testing/workDeliveries.ts'
import { mailingAccountHooks } from './accountHooks.ts'
import { mailingDelivery } from './mailingDelivery.ts'

const { undone } = useWorldOnOneEngine()

const text = { title: 'News for {{name}}', body: 'Hello <b>{{name}}</b>\n\n{{siteUrl}}' }

async function mailing(world: World, people: number, redirectTo: string | null = null) {
  const { make, deps } = world
  deps.config = { ...deps.config, MAIL_REDIRECT_TO: redirectTo }
  const admin = await make.admin()
  const readers: TestPerson[] = []
  for (let index = 0; index < people; index++) readers.push(await make.member({ name: `Member ${index}` }))
  const { id } = (await admin.call.mailer({
    data: { userIds: readers.map((reader) => reader.id), ...text },
  })) as MailingView
  const view = () => admin.call.feed.mailings.one({ id })
  return { admin, readers: readers.toSorted((a, b) => (a.id < b.id ? -1 : 1)), id, view }
}

const work = (world: World, mailer: Mailer) => workDeliveries(world, mailingDelivery, mailer)

test(
  'mailingDelivery: a mail claimed before a crash is not sent again, and is counted and listed as failed',
  undone(async (world) => {
    const { id, admin, view } = await mailing(world, 1)
    await world.deps.db.kysely.updateTable('delivery').set({ state: 'sending', tries: 1 }).execute()
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    expect(mails).toEqual([])
    expect((await view()).progress).toMatchObject({ total: 1, sent: 0, failed: 1 })
    expect((await admin.call.feed.mailings.failures({ id })).items).toMatchObject([
      { to: 'Member 0', state: 'failed', error: '' },
    ])
  }),
)

test(
  'mailingDelivery: people who opted out, were erased or disabled get no mail, and a stopped mailing is not retried',
  undone(async (world) => {
    const { id, readers, view, admin } = await mailing(world, 5)
    await readers[0]?.call.user.update({ profile: { messages: 'app' } })
    await mailingAccountHooks.onErased?.({ db: world.deps.db.kysely } as never, readers[1]?.id ?? '')
    await admin.call.people.disable({ userId: readers[4]?.id ?? '', reason: 'Spam' })
    await work(world, keptMails(() => `450 <${readers[2]?.email}> later`).mailer)
    expect((await view()).progress).toMatchObject({ total: 5, sent: 0, late: 2, skipped: 3 })
    const [, late] = (await admin.call.feed.mailings.failures({ id })).items
    expect(late).toMatchObject({ state: 'late', tries: 1, error: '450 <…> later' })
    await admin.call.mailing.stop({ id })
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    expect(mails).toEqual([])
    expect((await view()).progress).toMatchObject({ late: 0, stopped: 2, skipped: 3 })
  }),
)

test(
  'mailingDelivery: redirected mails go to one e-mail address, and mails queued before the redirect are not sent',
  undone(async (world) => {
    const { view } = await mailing(world, 3, 'all@example.org')
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    expect(mails.map(({ to }) => to)).toEqual(['all@example.org'])
    expect(await view()).toMatchObject({ redirectedTo: 'all@example.org', progress: { sent: 1, skipped: 2 } })
    await mailing(world, 1)
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: 'all@example.org' }
    await work(world, mailer)
    expect(mails).toHaveLength(1)
  }),
)

test(
  'sendHtmlEmail, sendTemplatedEmail: HTML is cleaned and sent with reply-to and blind copy, and a template is filled with values',
  undone(async (world) => {
    const { call } = await world.make.admin()
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null, SUPPORT_ADDRESS: 'help@example.org' }
    const html = '<p onclick="x()">They {{came}}<script>alert(1)</script></p><style>p { color: red }</style>'
    await call.sendHtmlEmail({ to: 'bo@example.org', from: 'anouk@example.org', subject: 'Geese', html })
    const list = [
      { key: 'name', value: '<b>Bo</b>' },
      { key: 'verifyUrl', value: 'https://a.example/x' },
    ]
    await call.sendTemplatedEmail({
      address: 'bo@example.org',
      template: 'NEW_EMAIL',
      list,
      locale: 'nl-nl',
    })
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    expect(mails[0]).toMatchObject({ to: 'bo@example.org', replyTo: 'anouk@example.org', bcc: 'help@example.org' })
    expect(mails[0]?.html).toContain('>They {{came}}</p>')
    expect(mails[0]?.html).not.toMatch(/<script|onclick|color: red/)
    expect(mails[0]?.headers).toBeUndefined()
    expect(mails[0]?.text).not.toContain('about your account')
    expect(mails[1]).toMatchObject({ to: 'bo@example.org', subject: 'Bevestig je nieuwe e-mailadres' })
    expect(mails[1]?.html).toContain('&lt;b&gt;Bo')
    expect(mails[1]?.bcc).toBeUndefined()
  }),
)

test(
  'sendHtmlEmail: the footer mentions an account only if the e-mail address has one',
  undone(async (world) => {
    const { call, email } = await world.make.admin()
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    for (const to of [email, 'nobody-here@example.org'])
      await call.sendHtmlEmail({ to, from: '', subject: 'Geese', html: '<p>They came</p>' })
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    const footerTo = (address: string) => mails.find(({ to }) => to === address)?.text.includes('about your account')
    expect([footerTo(email), footerTo('nobody-here@example.org')]).toEqual([true, false])
  }),
)

test(
  'mailingDelivery: refused recipients are retried and finally fail, and others get one personal mail with an unsubscribe link',
  undone(async (world) => {
    const { readers, view } = await mailing(world, 6)
    const never = new Set(readers.filter((_, nth) => nth % 3 === 0).map(({ email }) => email))
    const server = await smtpServer((address) => never.has(address))
    const mailer = makeMailer({ ...world.deps.config, SMTP_URL: server.url })
    expect(await work(world, mailer)).toBe(2)
    expect((await view()).progress).toMatchObject({ total: 6, sent: 4, late: 2, failed: 0 })
    // From now on the mail server accepts one of the refused recipients.
    never.delete(readers[0]?.email ?? '')
    expect(await work(world, mailer)).toBe(1)
    await world.deps.db.kysely
      .updateTable('delivery')
      .set({ tries: mailingDelivery.retries })
      .where('state', '=', 'waiting')
      .execute()
    expect(await work(world, mailer)).toBe(0)
    expect((await view()).progress).toMatchObject({ total: 6, sent: 5, late: 0, failed: 1 })
    mailer.close()
    await server.close()

    const mails = await Promise.all(server.got.map((each) => PostalMime.parse(each)))
    expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(5)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(5)
    for (const { text, html, headers } of mails) {
      expect(text).toMatch(/^Hello Member \d\n/)
      expect(html).toMatch(/Hello <b>Member \d<\/b>/)
      const header = (name: string) => headers.find(({ key }) => key === name)?.value
      expect(header('list-unsubscribe')).toMatch(/^<http.*\/unsubscribe\/[\w-]{43}>$/)
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    }
  }),
)

test('pauseAfter: the retries of a mailing last longer than a day', () => {
  const pauses = Array.from({ length: mailingDelivery.retries }, (_, nth) => pauseAfter(nth + 1))
  // The shortest possible wait is half of each pause.
  expect(pauses.reduce((sum, pause) => sum + pause / 2, 0)).toBeGreaterThan(DAY_MS)
})

test(
  'mailer: each reader gets the text in the reader’s language, or else the default text, and a test mail is in the given language',
  undone(async (world) => {
    const { make, deps } = world
    deps.config = { ...deps.config, MAIL_REDIRECT_TO: null }
    const admin = await make.admin()
    const [dutch, german, french] = [await make.member(), await make.member(), await make.member()]
    for (const [{ id }, locale] of [
      [dutch, 'nl-nl'],
      [german, 'de-de'],
      [french, 'fr-fr'],
    ] as const)
      await deps.db.kysely.updateTable('person').set({ locale }).where('id', '=', id).execute()
    const data = {
      userIds: [dutch.id, german.id, french.id],
      title: 'Geese',
      body: 'They came.',
      locale: 'en-us' as const,
      texts: { 'nl-nl': { title: 'Ganzen', body: 'Ze zijn er.' }, 'de-de': { title: 'Gänse', body: 'Sie sind da.' } },
    }
    const bad = { ...data.texts, 'de-de': { title: 'Gänse {{unbekannt}}', body: 'x' } }
    expect(await refusalOf(admin.call.mailer({ data: { ...data, texts: bad } }))).toEqual({
      code: 'bad-input',
      path: 'data.texts.de-de.title',
      key: 'templateVariable',
    })
    expect(await refusalOf(admin.call.mailer({ data: { ...data, locale: undefined } }))).toMatchObject({
      path: 'data.locale',
    })
    const mailing = (await admin.call.mailer({ data })) as MailingView
    expect(mailing).toMatchObject({ title: 'Geese', locale: 'en-us', texts: data.texts })
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    const delivered = Object.fromEntries(
      mails.map(({ to, subject, html }) => [to, [subject, /<html lang="(..)/.exec(html)?.[1]]]),
    )
    expect(delivered).toEqual({
      [dutch.email]: ['Ganzen', 'nl'],
      [german.email]: ['Gänse', 'de'],
      [french.email]: ['Geese', 'en'],
    })
    const tests = keptMails()
    deps.mailer = tests.mailer
    const text = { title: 'Ganzen', body: 'Ze zijn er.', locale: 'nl-nl' as const }
    await admin.call.mailer({ data: { testEmail: admin.email, ...text } })
    expect(tests.mails[0]?.html).toContain('Deze mails niet meer ontvangen')
  }),
)
