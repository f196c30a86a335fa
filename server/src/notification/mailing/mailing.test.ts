import { randomUUID } from 'node:crypto'
import { MailingFilter, type MailingView } from '@fieldfare/shared/mailing.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../../testing/auditOf.ts'
import { refusalOf, square, useWorld, type World } from '../../testing/world.ts'
import { readAddresses } from './chosenPeople.ts'

const { undone } = useWorld()

const text = { title: 'News of {{name}}', body: 'Hello {{name}}\n\n{{siteUrl}}' }
const everyone = MailingFilter.parse({})
const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

/** Switches off the redirect of mails, so that each mail goes to its recipient, as in production. */
const unredirected = ({ deps }: World) => void (deps.config = { ...deps.config, MAIL_REDIRECT_TO: null })
const queued = async ({ deps }: World) =>
  (await sql`select from delivery where kind = 'mailing' and state = 'waiting'`.execute(deps.db.kysely)).rows.length

test(
  'mailing, mailer, send*, feed.mailings: callers other than admins are refused',
  undone(async (world) => {
    const { make, guest } = world
    const others = [await make.member({ verified: false }), await make.member(), await make.owner()]
    for (const act of [
      (call: typeof guest) => call.mailing.count({ data: { filter: everyone } }),
      (call: typeof guest) => call.mailer({ data: { filter: everyone, ...text, expected: 1 } }),
      (call: typeof guest) => call.mailer({ data: { testEmail: 'a@example.org', ...text } }),
      (call: typeof guest) => call.mailing.stop({ id: ID }),
      (call: typeof guest) => call.sendTemplatedEmail({ address: 'a@example.org', template: 'NEW_EMAIL', list: [] }),
      (call: typeof guest) => call.sendHtmlEmail({ to: 'a@example.org', from: '', subject: 'x', html: 'y' }),
      (call: typeof guest) => call.sendTestTemplateMail({ address: 'a@example.org', id: 'NEW_EMAIL' }),
      (call: typeof guest) => call.sendTestEmail(),
      (call: typeof guest) => call.sendTestEmail2(),
      (call: typeof guest) => call.sendTestEmails(),
      (call: typeof guest) => call.feed.mailings.all({}),
      (call: typeof guest) => call.feed.mailings.one({ id: ID }),
      (call: typeof guest) => call.feed.mailings.failures({ id: ID }),
    ]) {
      expect(await refusalOf(act(guest))).toEqual({ code: 'not-signed-in' })
      for (const { call } of others) expect(await refusalOf(act(call))).toEqual({ code: 'forbidden' })
    }
    expect(await queued(world)).toBe(0)
  }),
)

test(
  'mailer, sendHtmlEmail, sendTemplatedEmail: invalid texts, addresses and values are refused at their field',
  undone(async (world) => {
    const { make } = world
    const { id: me, call } = await make.admin()
    const send = (data: object) => refusalOf(call.mailer({ data: { userIds: [me], ...text, ...data } as never }))
    expect(await send({ title: 7 })).toMatchObject({ code: 'bad-input', path: 'data.title' })
    expect(await send({ body: null })).toMatchObject({ code: 'bad-input', path: 'data.body' })
    expect(await send({ body: 'x'.repeat(1024 * 1024) })).toMatchObject({ path: 'data.body', key: 'tooLong' })
    expect(await send({ body: '{{resetUrl}}' })).toMatchObject({ path: 'data.body', key: 'templateVariable' })
    expect(await send({ body: '<script>x</script>' })).toMatchObject({ path: 'data.body', key: 'templateTag' })
    expect(await send({ testEmail: 'a@example.org' })).toMatchObject({ code: 'bad-input' })
    expect(await send({ userIds: ['x'] })).toMatchObject({ code: 'bad-input' })
    expect(await send({ userIds: [ID] })).toMatchObject({ key: 'nobodyMailed' })
    expect(await refusalOf(call.mailer({ data: text }))).toMatchObject({ path: 'data.userIds', key: 'required' })
    expect(await refusalOf(call.mailer({ data: { ...text, filter: everyone } }))).toMatchObject({
      path: 'data.expected',
    })
    const one = { to: 'a@example.org', from: '', subject: 'x', html: 'y' }
    for (const wrong of [
      { to: 7 },
      { to: 'a' },
      { from: 7 },
      { from: 'x' },
      { subject: [] },
      { html: {} },
      { html: '' },
    ])
      expect(await refusalOf(call.sendHtmlEmail({ ...one, ...wrong } as never))).toMatchObject({
        code: 'bad-input',
        path: Object.keys(wrong)[0],
      })
    expect(await refusalOf(call.sendHtmlEmail({ ...one, html: '<script>x</script>' }))).toMatchObject({ path: 'html' })
    const templated = { address: 'a@example.org', template: 'NEW_EMAIL' as const }
    expect(await refusalOf(call.sendTemplatedEmail({ ...templated, list: [] }))).toMatchObject({
      key: 'templateMissing',
    })
    const list = [
      { key: 'verifyUrl', value: 'https://a.example' },
      { key: 'secret', value: 'x' },
    ]
    expect(await refusalOf(call.sendTemplatedEmail({ ...templated, list }))).toMatchObject({
      path: 'list.1.key',
      key: 'templateVariable',
    })
    expect(await refusalOf(call.sendTemplatedEmail({ ...templated, template: ID, list: [] }))).toEqual({
      code: 'not-found',
    })
    expect((await call.feed.mailings.all({})).items).toEqual([])
  }),
)

test('readAddresses: 50,000 addresses, some invalid, are read within three seconds, and longer lists are refused', () => {
  const good = Array.from({ length: 50_000 }, (_, i) =>
    i % 2 ? `Person ${i} <P${i}@example.org>` : `p${i}@example.org`,
  )
  const began = performance.now()
  const read = readAddresses([...good, 'p0@EXAMPLE.org', 'nobody', '@', 'a b@c', ...good.slice(0, 10)].join('\r\n'))
  expect(performance.now() - began).toBeLessThan(3000)
  expect(read.emails).toHaveLength(50_000)
  expect(read).toMatchObject({ bad: 3, badShown: ['nobody', '@', 'a b@c'] })
  expect(() => readAddresses([...good, 'one@example.net'].join(';'))).toThrow('bad-input')
})

test(
  'mailing.count, mailer: mails go to as many people as were counted, and a very different expected count is refused with countChanged',
  undone(async (world) => {
    unredirected(world)
    const { make } = world
    const admin = await make.admin()
    const [drew, silent, dutch, owner] = [
      await make.member(),
      await make.member(),
      await make.member(),
      await make.owner(),
    ]
    await make.member({ verified: false })
    await make.area(drew)
    await silent.call.user.update({ profile: { messages: 'app' } })
    await dutch.call.user.update({ profile: { locale: 'nl-nl' } })
    const communityId = await make.community(owner, square(5, 53, 0.1))
    const count = async (filter: Partial<MailingFilter>) =>
      (await admin.call.mailing.count({ data: { filter: { ...everyone, ...filter } } })).count
    expect(await count({})).toBe(4)
    expect(await count({ languages: ['nl-nl'] })).toBe(1)
    expect(await count({ languages: ['nl-nl', 'en-us'], owners: 'no' })).toBe(3)
    expect(await count({ areas: 'yes' })).toBe(1)
    expect(await count({ areas: 'no', owners: 'yes' })).toBe(1)
    expect(await count({ finished: 'yes' })).toBe(0)
    await dutch.call.subscribe({ landId: communityId })
    expect(await count({ communityId })).toBe(1)
    const listed = [drew.email.toUpperCase(), silent.email, 'nobody@example.org', 'no address'].join('\n')
    expect(await admin.call.mailing.count({ data: { addresses: listed } })).toMatchObject({
      count: 1,
      listed: 3,
      unknown: 1,
      unwilling: 1,
      bad: 1,
      badShown: ['no address'],
      testTo: admin.email,
    })
    const send = (expected: number) => admin.call.mailer({ data: { filter: everyone, ...text, expected } })
    expect(await refusalOf(send(1))).toMatchObject({ path: 'data.expected', key: 'countChanged' })
    expect(await refusalOf(send(400))).toMatchObject({ key: 'countChanged' })
    expect((await admin.call.feed.mailings.all({})).items).toEqual([])
    const mailing = (await send(4)) as MailingView
    expect(mailing.progress).toMatchObject({ total: 4, waiting: 4, sent: 0 })
  }),
)

test(
  'mailer, mailing.stop: repeating an id sends once, another admin’s use of that id is a conflict, and stopping cancels waiting mails',
  undone(async (world) => {
    unredirected(world)
    const { make, deps } = world
    const [admin, other] = [await make.admin(), await make.admin()]
    const people = [await make.member(), await make.member(), await make.member()]
    const id = randomUUID()
    const input = { data: { userIds: people.map((one) => one.id), ...text }, id }
    const first = await admin.call.mailer(input)
    expect(await admin.call.mailer(input)).toEqual(first)
    expect(await refusalOf(other.call.mailer(input))).toEqual({ code: 'conflict' })
    expect(await queued(world)).toBe(3)
    expect((await other.call.mailing.stop({ id })).progress).toMatchObject({ total: 3, waiting: 0, stopped: 3 })
    const { stoppedAt } = await other.call.mailing.stop({ id })
    expect(stoppedAt).toEqual(expect.any(String))
    expect(await refusalOf(other.call.mailing.stop({ id: randomUUID() }))).toEqual({ code: 'not-found' })
    expect(await auditOf({ deps }, id)).toEqual(['mailing.send', 'mailing.stop'])
  }),
)

test(
  'sendHtmlEmail, sendTemplatedEmail: repeating a request with one id queues one mail, and the response has the redirect address',
  undone(async (world) => {
    const { make, deps } = world
    const { call } = await make.admin()
    deps.config = { ...deps.config, SUPPORT_ADDRESS: 'help@example.org' }
    const id = randomUUID()
    const html = { to: 'bo@example.org', from: 'anouk@example.org', subject: 'Geese', html: '<p>They came</p>', id }
    for (let round = 0; round < 2; round++)
      expect(await call.sendHtmlEmail(html)).toEqual({
        status: 200,
        id,
        to: 'messages@fieldfare.example',
        bcc: 'help@example.org',
      })
    unredirected(world)
    const list = [{ key: 'verifyUrl', value: 'https://a.example/x' }]
    expect(await call.sendTemplatedEmail(['bo@example.org', 'NEW_EMAIL', list] as never)).toMatchObject({
      status: 200,
      to: 'bo@example.org',
      bcc: null,
    })
    expect(await queued(world)).toBe(2)
    expect((await call.feed.mailings.all({})).items.map(({ kind }) => kind)).toEqual(['template', 'html'])
  }),
)
