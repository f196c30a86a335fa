import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { AlertTopic } from '@fieldfare/shared/alert.ts'
import { localOf } from '@fieldfare/shared/zoneTime.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makePush } from '../../platform/push/push.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { alertJobs } from './jobs.ts'

const { undone } = useWorld()
const MINUTE = 60_000

/** A test push service that answers with the status `answer` and records its requests. */
let service: Server
const received: { path: string; headers: Record<string, unknown>; bytes: number }[] = []
let answer = 201
/** The list in which the push service holds back its answers; null to answer at once. */
let heldBack: (() => void)[] | null = null
let url = ''
beforeAll(async () => {
  service = createServer((request, response) => {
    let bytes = 0
    request.on('data', (part: Buffer) => (bytes += part.length))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, bytes })
      const end = () => response.writeHead(answer, { location: 'http://127.0.0.1/inside' }).end()
      if (heldBack) heldBack.push(end)
      else end()
    })
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => void service.close())
beforeEach(() => {
  received.length = 0
  answer = 201
  heldBack = null
})

/** Makes a community with a member. If `topic` is given, the member wants alerts of this topic at once. */
async function village(world: World, topic?: AlertTopic) {
  const { deps, make } = world
  deps.config = { ...deps.config, MAIL_REDIRECT_TO: null }
  deps.push = makePush(deps.config, true)
  const owner = await make.owner()
  const communityId = await make.community(owner, undefined, { title: 'Dunes' })
  const person = await make.member({ name: 'Marijke' })
  await person.call.subscribe({ landId: communityId })
  const { mails, mailer } = keptMails()
  if (topic) await person.call.callback.choose({ topic, wish: 'now' })
  const { sendAlerts } = alertJobs(deps, mailer)
  // The first sweep starts the period in which happenings are found.
  await sendAlerts({})
  const start = Date.now()
  /** Sets the clock some minutes later, so that new rows are old enough to be found, and runs the job. */
  const later = async (minutes: number) => {
    deps.now = () => start + minutes * MINUTE
    await sendAlerts({})
  }
  return { owner, communityId, person, mails, later, start }
}
const device = async ({ call }: TestPerson, path = '/device') => {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return call.callback.addDevice({ endpoint: url + path, p256dh, auth })
}
/** Adds a poll, created one second after the present time of the test clock. */
async function poll({ deps }: World, owner: TestPerson, communityId: string, title = 'Where does the bench go?') {
  const added = await owner.call.addPoll({ communityId, title, description: '', options: ['Here', 'There'] })
  const created_at = new Date(deps.now() + 1000)
  await deps.db.kysely.updateTable('poll').set({ created_at }).where('id', '=', added.id).execute()
  return added
}
const devicesOf = async ({ call }: TestPerson) => (await call.callback.settings()).devices

test(
  'sendAlerts: a person gets no alert about own, seen or deleted content, or about topics that the person does not want at once',
  undone(async (world) => {
    const { owner, communityId, person, mails, later, start } = await village(world)
    await device(person)
    await poll(world, owner, communityId)
    await later(1)
    await person.call.callback.choose({ topic: 'content', wish: 'now' })
    await person.call.callback.choose({ topic: 'content', wish: 'none', communityId })
    await poll(world, owner, communityId)
    await later(2)
    await person.call.callback.choose({ topic: 'content', communityId })
    await person.call.addThread({ communityId, title: 'My own', description: 'Words' })
    const clock = (minutes: number) => localOf(start + minutes * MINUTE, 'Europe/Amsterdam').slice(11, 16)
    await person.call.callback.quiet({ from: clock(-60), to: clock(12 * 60) })
    const seen = await poll(world, owner, communityId, 'Seen at night')
    const deleted = await poll(world, owner, communityId, 'Gone by morning')
    await later(3)
    await person.call.callback.seen({ id: seen.id })
    await world.deps.db.kysely
      .updateTable('seen')
      .set({ at: new Date(Date.now() + 60 * MINUTE) })
      .execute()
    await owner.call.deletePoll({ id: deleted.id })
    await person.call.callback.quiet({})
    await later(3 * 24 * 60)
    expect(received).toEqual([])
    expect(mails).toEqual([])
  }),
)

test(
  'sendAlerts: a device gets one encrypted and signed alert about two comments, even if the job runs again, and no mail is sent',
  undone(async (world) => {
    const { owner, communityId, person, mails, later } = await village(world, 'answers')
    await device(person)
    const { id: threadId } = await person.call.addThread({ communityId, title: 'A bittern', description: 'Here' })
    for (const text of ['Where?', 'By the slack']) await owner.call.addComment({ threadId, text })
    await later(1)
    await later(1)
    await later(2)
    expect(received).toHaveLength(1)
    expect(received[0]?.path).toBe('/device')
    expect(received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800' })
    expect(String(received[0]?.headers.authorization)).toMatch(/^vapid t=[\w.-]+, ?k=[\w-]{87}$/)
    expect(received[0]?.bytes).toBeGreaterThan(100)
    expect(mails).toEqual([])
  }),
)

test(
  'sendAlerts: a person without a device gets a mail with an unsubscribe link, and no mail after opting out',
  undone(async (world) => {
    const { owner, communityId, person, mails, later } = await village(world, 'content')
    const { id } = await poll(world, owner, communityId)
    await later(1)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: person.email, subject: 'New poll · Dunes: Where does the bench go?' })
    expect(mails[0]?.text).toContain(`${world.deps.config.PUBLIC_URL}/poll/${id}`)
    expect(mails[0]?.headers?.['List-Unsubscribe']).toMatch(/\/unsubscribe\/now\/[\w-]{43}>$/)
    await person.call.callback.mails({ now: false })
    await poll(world, owner, communityId, 'Another')
    await later(2)
    expect(mails).toHaveLength(1)
  }),
)

test(
  'sendAlerts: if mails are redirected, alerts to several people about one poll are sent as one mail',
  undone(async (world) => {
    const { owner, communityId, person, mails, later } = await village(world)
    const other = await world.make.member()
    await other.call.subscribe({ landId: communityId })
    for (const one of [person, other]) await one.call.callback.choose({ topic: 'content', wish: 'now' })
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: 'all@example.org' }
    await poll(world, owner, communityId)
    await later(1)
    expect(mails.map(({ to }) => to)).toEqual(['all@example.org'])
  }),
)

test(
  'sendAlerts: a device is removed after a final refusal by its push service, and retried after an outage',
  undone(async (world) => {
    const { owner, communityId, person, later } = await village(world, 'content')
    await person.call.callback.mails({ now: false })
    for (const status of [302, 403, 404, 410]) {
      await device(person)
      answer = status
      await poll(world, owner, communityId, `Answered ${status}`)
      await later(status)
      expect([status, await devicesOf(person)]).toEqual([status, []])
    }
    await device(person)
    answer = 503
    await poll(world, owner, communityId, 'Away')
    await later(500)
    expect(await devicesOf(person)).toHaveLength(1)
    answer = 201
    const before = received.length
    await later(501)
    expect(received).toHaveLength(before)
    await later(520)
    await later(540)
    expect(received).toHaveLength(before + 1)
  }),
)

test(
  'sendAlerts: a push service that does not answer does not delay the mails to other people',
  undone(async (world) => {
    const { owner, communityId, person, mails, later } = await village(world, 'content')
    await device(person)
    const others = await Promise.all(Array.from({ length: 4 }, () => world.make.member()))
    for (const { call } of others) {
      await call.subscribe({ landId: communityId })
      await call.callback.choose({ topic: 'content', wish: 'now' })
    }
    await poll(world, owner, communityId)
    heldBack = []
    const called = later(1)
    await expect.poll(() => mails.length).toBe(others.length)
    for (const end of heldBack) end()
    await called
    expect(received).toHaveLength(1)
  }),
)

test(
  'sendAlerts: when the alert of one person fails, the other people are alerted once and the job fails',
  undone(async (world) => {
    const { deps, make } = world
    const { owner, communityId, person, mails, later } = await village(world, 'content')
    await device(person)
    const others = await Promise.all(Array.from({ length: 12 }, () => make.member()))
    for (const { call } of others) {
      await call.subscribe({ landId: communityId })
      await call.callback.choose({ topic: 'content', wish: 'now' })
    }
    await poll(world, owner, communityId)
    const send = vi.fn(() => Promise.reject(new Error('no such key')))
    deps.push = { ...deps.push, send }
    await expect(later(1)).rejects.toThrow('1 people could not be alerted')
    expect(mails.length).toBe(others.length)
    await later(2)
    expect(mails.length).toBe(others.length)
    expect(send).toHaveBeenCalledTimes(1)
  }),
)

test(
  'push.send: after repeated failures a push service gets no further requests, but another push service still does',
  undone(async ({ deps }) => {
    const push = makePush(deps.config, true)
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    const notice = { title: 'New poll', body: 'Where does the bench go?', path: '/home2', tag: 'poll' }
    const sendTo = (site: string) => push.send(deps.db.kysely, { endpoint: `${site}/device`, ...keys }, notice)
    answer = 503
    for (let i = 0; i < 8; i++) expect(await sendTo(url)).toBe('late')
    expect(received).toHaveLength(5)
    answer = 201
    expect(await sendTo(url.replace('127.0.0.1', 'localhost'))).toBe('sent')
  }),
)

test(
  'sendAlerts: alerts in quiet hours are sent together when the hours end, but an alert about a seat at a meeting is sent at once',
  undone(async (world) => {
    const { owner, communityId, person, later, start } = await village(world, 'content')
    await device(person)
    const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16)
    await person.call.user.update({ profile: { timeZone: 'UTC' } })
    await person.call.callback.quiet({ from: clock(start - 60 * MINUTE), to: clock(start + 60 * MINUTE) })
    for (const title of ['One', 'Two', 'Three', 'Four']) await poll(world, owner, communityId, title)
    await later(1)
    await later(30)
    expect(received).toEqual([])
    const startTime = new Date(Date.now() + 5 * 24 * 60 * MINUTE).toISOString()
    const { id: meetingId } = await owner.call.addMeeting({ communityId, title: 'Winter walk', startTime })
    await later(31)
    expect(received).toEqual([])
    await person.call.acceptInvite({ meetingId })
    await owner.call.sendInvites({
      communityId,
      meetingId,
      link: 'https://meet.example.org/walk',
      startTime,
      number: 5,
    })
    await later(32)
    expect(received).toHaveLength(1)
    await later(61)
    expect(received).toHaveLength(2)
  }),
)
