import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { type Mail, makeMailer } from '../../platform/mail/mailer.ts'
import { smtpServer } from '../../testing/smtpServer.ts'
import { square, useWorld } from '../../testing/world.ts'
import { alertJobs } from './jobs.ts'
import { setClock, DAY, poll, post, village, work } from '../../testing/weeklyVillage.ts'

const { app, lasting, undone } = useWorld()

const iso = (at: string) => Date.parse(at)

test(
  'weeklyMails: a reader without news, or only with own, seen, deleted or unwanted content, gets no mail',
  undone(async (world) => {
    const { owner, communityId, reader, due, later } = await village(world)
    const mail = post()
    await work(world, mail)
    expect(mail.mails).toEqual([])

    const { id } = await poll(owner, communityId)
    const deleted = await poll(owner, communityId, { title: 'By mistake' })
    await owner.call.deletePoll({ id: deleted.id })
    await reader.call.addThread({ communityId, title: 'My own', description: 'Words' })
    await reader.call.callback.seen({ id })
    await world.make.area(owner, square(7, 51))
    setClock(world, later + 7 * DAY)
    await due(later + 7 * DAY)
    await work(world, mail)
    expect(mail.mails).toEqual([])

    await poll(owner, communityId, { title: 'Another' })
    await reader.call.callback.choose({ topic: 'content', wish: 'none' })
    await due(later + 7 * DAY)
    await work(world, mail)
    expect(mail.mails).toEqual([])
    await reader.call.callback.mails({ weekly: false })
    await reader.call.callback.choose({ topic: 'content' })
    await due(later + 7 * DAY)
    await work(world, mail)
    expect(mail.mails).toEqual([])
  }),
)

test(
  'weeklyMails: the mail lists messages, meetings, answers, results, new content and nearby areas, in the language of the reader',
  undone(async (world) => {
    const { owner, communityId, reader } = await village(world)
    const { kysely } = world.deps.db
    await reader.call.user.update({ profile: { messages: 'week', locale: 'nl-nl' } })
    await world.make.area(reader, square(5.05, 53.05))
    const areaId = await world.make.area(owner, square(5.065, 53.05), { title: 'The slack' })
    const { id: threadId } = await reader.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
    for (const text of ['Where?', 'I saw it too']) await owner.call.addComment({ threadId, text })
    const { id: pollId } = await poll(owner, communityId)
    const { id: endedId } = await poll(owner, communityId, { title: 'The path' })
    await kysely
      .updateTable('poll')
      .set({ until: new Date(Date.now() - 1000), created_at: new Date(Date.now() - 20 * DAY) })
      .where('id', '=', endedId)
      .execute()
    const { id: messageId } = await owner.call.addMessage({
      communityId,
      data: { title: 'Cranes', body: 'Words of a message' },
    })
    const startTime = new Date(Date.now() + 3 * DAY).toISOString()
    const { id: meetingId } = await owner.call.addMeeting({
      communityId,
      title: 'Winter walk',
      description: '',
      startTime,
      number: 5,
    })
    const mail = post()
    await work(world, mail)
    await work(world, mail)
    expect(mail.mails).toHaveLength(1)
    const [{ to, subject, text, html, headers } = {} as Mail] = mail.mails
    expect(to).toBe(reader.email)
    expect(subject).toBe('Jouw week in de natuur: Nieuw bericht · Dunes: Cranes')
    const { PUBLIC_URL } = world.deps.config
    for (const line of [
      `Nieuw bericht · Dunes: Cranes\n${PUBLIC_URL}/message/${messageId}`,
      `Uitnodiging voor een bijeenkomst · Dunes: Winter walk\n${PUBLIC_URL}/meeting/${meetingId}`,
      `Nieuwe reacties (2) · Dunes: A bittern\n${PUBLIC_URL}/post/${threadId}`,
      `Uitslag van een peiling · Dunes: The path\n${PUBLIC_URL}/poll/${endedId}`,
      `Nieuwe peiling · Dunes: Where does the bench go?\n${PUBLIC_URL}/poll/${pollId}`,
      `Nieuw gebied bij jou in de buurt: The slack\n${PUBLIC_URL}/measureDetail?id=${areaId}`,
      `${PUBLIC_URL}/home2`,
    ])
      expect(text).toContain(line)
    expect(text).not.toContain('Words of a message')
    expect(html).toContain('>Bekijken</a>')
    expect(headers?.['List-Unsubscribe']).toMatch(/\/unsubscribe\/weekly\/[\w-]{43}>$/)
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  }),
)

test(
  'weeklyMails: a mail is queued and sent once, even after a crash, and the next mail covers the weeks in which no process ran',
  undone(async (world) => {
    const { owner, communityId, due, later } = await village(world)
    await poll(owner, communityId)
    const mail = post()
    const jobs = alertJobs(world.deps, mail.mailer)
    await jobs.weeklyMails({})
    await jobs.weeklyMails({})
    const { kysely } = world.deps.db
    const queued = await kysely.selectFrom('delivery').select('id').where('kind', '=', 'weekly').execute()
    expect(queued).toHaveLength(1)
    // Simulates a process that ended between claiming a mail and storing its outcome.
    await kysely.updateTable('delivery').set({ state: 'sending' }).execute()
    await work(world, mail)
    await work(world, mail)
    expect(mail.mails).toEqual([])

    await kysely.updateTable('delivery').set({ state: 'waiting' }).execute()
    mail.state.refusing = true
    await work(world, mail)
    mail.state.refusing = false
    await work(world, mail)
    expect(mail.mails).toHaveLength(1)

    setClock(world, later + 7 * DAY)
    await due(later + 7 * DAY)
    await work(world, mail)
    expect(mail.mails).toHaveLength(1)

    await poll(owner, communityId, { title: 'A second' })
    await kysely
      .updateTable('poll')
      .set({ created_at: new Date(later + 8 * DAY) })
      .where('title', '=', 'A second')
      .execute()
    // Simulates that no process ran for two weeks.
    setClock(world, later + 22 * DAY)
    await work(world, mail)
    expect(mail.mails).toHaveLength(2)
    expect(mail.mails[1]?.subject).toContain('A second')
    expect(mail.mails[1]?.text).not.toContain('Where does the bench go?')
  }),
)

test(
  'weeklyMails: the mail is due on Saturday at nine in the time zone of the reader, and in quiet hours waits for their end',
  undone(async (world) => {
    const { reader } = await village(world)
    const { kysely } = world.deps.db
    const mail = post()
    const dueAt = async () =>
      (
        await kysely.selectFrom('person').select('weekly_due').where('id', '=', reader.id).executeTakeFirstOrThrow()
      ).weekly_due?.toISOString()
    await kysely.updateTable('person').set({ weekly_due: null }).execute()
    setClock(world, iso('2026-10-20T12:00:00Z'))
    await work(world, mail)
    expect(await dueAt()).toBe('2026-10-24T07:00:00.000Z')
    setClock(world, iso('2026-10-24T07:05:00Z'))
    await work(world, mail)
    expect(await dueAt()).toBe('2026-10-31T08:00:00.000Z')
    await kysely
      .updateTable('person')
      .set({ weekly_due: new Date('2027-03-27T08:00:00Z') })
      .execute()
    setClock(world, iso('2027-03-27T08:00:00Z'))
    await work(world, mail)
    expect(await dueAt()).toBe('2027-04-03T07:00:00.000Z')

    // Simulates that the server was down until the night.
    await reader.call.callback.quiet({ from: '22:00', to: '07:00' })
    setClock(world, iso('2027-04-06T01:00:00Z'))
    await work(world, mail)
    expect(await dueAt()).toBe('2027-04-06T05:00:00.000Z')
    setClock(world, iso('2027-04-06T05:00:00Z'))
    await work(world, mail)
    expect(await dueAt()).toBe('2027-04-10T07:00:00.000Z')
  }),
)

test(
  'weeklyMails: if mails are redirected, the redirect address gets one mail a week',
  undone(async (world) => {
    const { owner, communityId, reader, later } = await village(world)
    const other = await world.make.member()
    await other.call.subscribe({ landId: communityId })
    await world.deps.db.kysely
      .updateTable('person')
      .set({
        weekly_due: new Date(later),
        weekly_to: new Date(later - 2 * DAY),
        created_at: new Date(later - 90 * DAY),
      })
      .where('id', 'in', [other.id, reader.id])
      .execute()
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: 'all@example.org' }
    await poll(owner, communityId)
    const mail = post()
    await work(world, mail)
    expect(mail.mails.map(({ to }) => to)).toEqual(['all@example.org'])
  }),
)

test('GET and POST /unsubscribe/weekly: a POST stops the weekly mail, a POST to /again resumes it, and a GET changes nothing', async () => {
  const world = lasting()
  const { owner, communityId, reader } = await village(world)
  await poll(owner, communityId)
  const server = await smtpServer()
  const mailer = makeMailer({ ...world.deps.config, SMTP_URL: server.url })
  await work(world, { mailer })
  mailer.close()
  world.deps.now = Date.now
  await server.close()
  const mail = await PostalMime.parse(server.got[0] ?? '')
  expect(mail.to?.[0]?.address).toBe(reader.email)
  const url = /<(http[^>]+)>/.exec(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? ''
  const path = new URL(url).pathname
  const isOn = async () => (await reader.call.callback.settings()).weekly
  const get = await app().http.inject({ method: 'GET', url: path })
  expect([get.statusCode, await isOn()]).toEqual([200, true])
  for (const _ of [1, 2]) expect((await app().http.inject({ method: 'POST', url: path })).statusCode).toBe(200)
  expect(await isOn()).toBe(false)
  expect((await app().http.inject({ method: 'POST', url: `${path}/again` })).statusCode).toBe(200)
  expect(await isOn()).toBe(true)
  expect((await app().http.inject({ method: 'GET', url: '/unsubscribe/weekly/nobody' })).statusCode).toBe(404)
  await sql`delete from delivery where kind = 'weekly'`.execute(world.deps.db.kysely)
})
