import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { type Mailer, makeMailer } from '../../platform/mail/mailer.ts'
import { jpeg } from '../../testing/photos.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { smtpServer } from '../../testing/smtpServer.ts'
import { square, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { workDeliveries } from '../../testing/workDeliveries.ts'
import { messageJobs } from './jobs.ts'
import { messageDelivery } from './messageDelivery.ts'

const { undone } = useWorld()

const data = { title: 'The cranes are here', body: 'Since this morning.\n\nhttps://evil.example\nCome and see.' }

/** Makes an owner, a community of the owner, and `count` members. */
async function village(world: World, count: number, redirectTo: string | null = null) {
  const { make, deps } = world
  deps.config = { ...deps.config, MAIL_REDIRECT_TO: redirectTo }
  const owner = await make.owner({ name: 'Anouk Visser' })
  const communityId = await make.community(owner, square(5, 53, 0.1))
  const members: TestPerson[] = []
  for (let index = 0; index < count; index++) {
    const member = await make.member({ name: `Member ${index}` })
    await member.call.subscribe({ landId: communityId })
    members.push(member)
  }
  const { id } = await owner.call.addMessage({ communityId, data })
  const progress = async () => (await owner.call.feed.messages.one({ id })).mails
  return { owner, communityId, members, id, progress }
}

const work = (world: World, mailer: Mailer) => workDeliveries(world, messageDelivery, mailer)

test(
  'messageDelivery: a mail claimed before a crash is not sent again and counts as failed',
  undone(async (world) => {
    const { id, progress } = await village(world, 1)
    await world.deps.db.kysely
      .updateTable('delivery')
      .set({ state: 'sending', tries: 1 })
      .where('subject_id', '=', id)
      .execute()
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    expect(mails).toEqual([])
    expect(await progress()).toMatchObject({ total: 1, sent: 0, failed: 1 })
  }),
)

test(
  'messageDelivery: people who opted out, muted the community or were disabled after the message was sent get no mail',
  undone(async (world) => {
    const { members, communityId, progress } = await village(world, 4)
    await members[0]?.call.user.update({ profile: { messages: 'app' } })
    await members[1]?.call.message.mute({ communityId, muted: true })
    const admin = await world.make.admin()
    await admin.call.people.disable({ userId: members[3]?.id ?? '', reason: 'Spam' })
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    expect(mails.map(({ to }) => to)).toEqual([members[2]?.email])
    expect(await progress()).toMatchObject({ total: 1, sent: 1, late: 0, failed: 0 })
  }),
)

test(
  'messageDelivery: redirected mails go to one e-mail address, and mails queued before the redirect are not sent',
  undone(async (world) => {
    const { progress } = await village(world, 3, 'all@example.org')
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    expect(mails.map(({ to }) => to)).toEqual(['all@example.org'])
    expect(await progress()).toEqual({ total: 1, sent: 1, late: 0, failed: 0, redirectedTo: 'all@example.org' })

    const other = await village(world, 2)
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: 'all@example.org' }
    await work(world, mailer)
    expect(mails).toHaveLength(1)
    expect(await other.progress()).toMatchObject({ total: 0, sent: 0, failed: 0 })
  }),
)

test(
  'messageDelivery: each recipient gets one mail in the recipient’s language with a personal unsubscribe link',
  undone(async (world) => {
    const { id, members } = await village(world, 2)
    await members[0]?.call.user.update({ profile: { locale: 'nl-nl' } })
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    await work(world, mailer)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(members.map(({ email }) => email).toSorted())
    const [dutch, english] = members.map(({ email }) => mails.find(({ to }) => to === email))
    const { PUBLIC_URL } = world.deps.config
    expect(dutch?.subject).toBe('Dunes of Texel: The cranes are here')
    expect(dutch?.text).toContain('Hallo Member 0,\n\nSince this morning.\n\nhttps://evil.example\nCome and see.')
    expect(dutch?.text).toContain(`${PUBLIC_URL}/message/${id}`)
    expect(dutch?.text).toContain(`${PUBLIC_URL}/inbox`)
    expect(dutch?.text).toContain('Deze mails niet meer ontvangen: ')
    expect(english?.text).toContain('No more of these emails: ')
    expect(english?.html).not.toContain('href="https://evil.example"')
    const secrets = mails.map(({ headers }) => {
      expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      return /^<.*\/unsubscribe\/([\w-]{43})>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1]
    })
    expect(new Set(secrets).size).toBe(2)
    expect(english?.html).toContain('Member 1')
  }),
)

test(
  'message.tryOut: the test mail goes to the caller only, or to the redirect address',
  undone(async (world) => {
    const { owner, communityId } = await village(world, 1)
    const { mails, mailer } = keptMails()
    const { mailMessageTest } = messageJobs(world.deps, mailer)
    expect(await owner.call.message.tryOut({ communityId, data })).toEqual({ testTo: owner.email })
    await mailMessageTest({ personId: owner.id, communityId, ...data, photoId: null, photoAlt: '' })
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: 'all@example.org' }
    expect(await owner.call.message.tryOut({ communityId, data })).toEqual({ testTo: 'all@example.org' })
    await mailMessageTest({ personId: owner.id, communityId, ...data, photoId: null, photoAlt: '' })
    expect(mails.map(({ to }) => to)).toEqual([owner.email, 'all@example.org'])
    const { rows } = await sql`select from pgboss.job where name = 'mailMessageTest'`.execute(world.deps.db.kysely)
    expect(rows).toHaveLength(2)
  }),
)

test(
  'messageDelivery: recipients refused by the mail server are retried and finally fail, and other recipients get one mail each',
  undone(async (world) => {
    const { id, members, progress } = await village(world, 6)
    const never = new Set(members.filter((_, nth) => nth % 3 === 0).map(({ email }) => email))
    const server = await smtpServer((address) => never.has(address))
    const mailer = makeMailer({ ...world.deps.config, SMTP_URL: server.url })
    expect(await work(world, mailer)).toBe(2)
    expect(await progress()).toMatchObject({ total: 6, sent: 4, late: 2, failed: 0 })
    // From now on the mail server accepts one of the refused recipients.
    never.delete(members[0]?.email ?? '')
    expect(await work(world, mailer)).toBe(1)
    expect(await progress()).toMatchObject({ total: 6, sent: 5, late: 1, failed: 0 })
    await world.deps.db.kysely
      .updateTable('delivery')
      .set({ tries: messageDelivery.retries })
      .where('subject_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
    expect(await work(world, mailer)).toBe(0)
    expect(await progress()).toMatchObject({ total: 6, sent: 5, late: 0, failed: 1 })
    mailer.close()
    await server.close()

    const mails = await Promise.all(server.got.map((each) => PostalMime.parse(each)))
    const arrived = mails.map(({ to }) => to?.[0]?.address)
    expect(new Set(arrived).size).toBe(5)
    expect(server.got).toHaveLength(5)
    const [first] = mails
    expect(first?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(/^<http.*\/unsubscribe\/.+>$/)
    expect(first?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
  }),
)

test(
  'messageDelivery, message.tryOut: a mail has the photo of the message and its description, and a test mail omits a photo of another owner',
  undone(async (world) => {
    const { owner, members, communityId } = await village(world, 1)
    const upload = async () =>
      (await owner.call.uploadImageFileBase64({ base64Image: (await jpeg(960, 480)).toString('base64') })).id
    const photoId = await upload()
    const { mails, mailer } = keptMails()
    await work(world, mailer)
    mails.length = 0

    const { mailMessageTest } = messageJobs(world.deps, mailer)
    await mailMessageTest({ personId: owner.id, communityId, ...data, photoId, photoAlt: 'Cranes' })
    const foreign = { personId: members[0]?.id ?? '', communityId, ...data, photoId, photoAlt: '' }
    await mailMessageTest(foreign)
    await owner.call.addMessage({ communityId, data: { ...data, photoId, photoAlt: '<Two> cranes' } })
    await work(world, mailer)
    expect(mails.map(({ to }) => to)).toEqual([owner.email, members[0]?.email, members[0]?.email])
    const withPhoto = mails.map(({ attachments = [] }) => attachments.some(({ cid }) => cid === 'photo@fieldfare'))
    expect(withPhoto).toEqual([true, false, true])
    const [test, , sent] = mails
    expect(test?.text).toContain('[Photo: Cranes]')
    expect(sent?.html).toContain('<img src="cid:photo@fieldfare" width="480" alt="&lt;Two&gt; cranes"')
    expect(sent?.text).toContain('[Photo: <Two> cranes]')
  }),
)
