import { createECDH, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makePush } from '../../platform/push/push.ts'
import { refusalOf, square, type TestPerson, useWorldOnOneEngine, type World } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

const keyPair = createECDH('prime256v1')
const subscription = (endpoint = `https://push.example.org/${randomUUID()}`) => ({
  endpoint,
  p256dh: keyPair.generateKeys('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
})
const settingsOf = ({ call }: TestPerson) => call.callback.settings()

async function member(world: World) {
  const owner = await world.make.owner()
  const communityId = await world.make.community(owner)
  const person = await world.make.member()
  await person.call.subscribe({ landId: communityId })
  return { owner, communityId, person }
}

test(
  'callback.*, feed.waiting: a guest is refused with not-signed-in',
  undone(async ({ guest }) => {
    const id = randomUUID()
    const calls = [
      () => guest.callback.settings(),
      () => guest.callback.communities({}),
      () => guest.callback.choose({ topic: 'answers', wish: 'now' }),
      () => guest.callback.quiet({ from: '22:00', to: '07:00' }),
      () => guest.callback.mails({ weekly: false }),
      () => guest.callback.addDevice(subscription()),
      () => guest.callback.removeDevice({ id }),
      () => guest.callback.seen({ id }),
      () => guest.feed.waiting.first(),
      () => guest.feed.waiting.part({ part: 'inbox' }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code: 'not-signed-in' })
  }),
)

test(
  'callback.choose, callback.quiet, callback.addDevice: invalid topics, times, keys and endpoint URLs are refused with bad-input',
  undone(async (world) => {
    const { person, communityId } = await member(world)
    const { callback } = person.call
    const { push } = world.deps
    const good = subscription()
    const refused = [
      () => callback.choose({ topic: 'gossip' as 'areas', wish: 'now' }),
      () => callback.choose({ topic: 'areas', wish: 'never' as 'none' }),
      () => callback.choose({ topic: 'areas', wish: 'now', communityId }),
      () => callback.quiet({ from: '24:00', to: '07:00' }),
      () => callback.quiet({ from: '22:00' }),
      () => callback.addDevice({ ...good, endpoint: 'http://push.example.org/x' }),
      () => callback.addDevice({ ...good, endpoint: 'https://169.254.169.254/latest' }),
      () => callback.addDevice({ ...good, endpoint: 'https://localhost/x' }),
      () => callback.addDevice({ ...good, endpoint: `https://push.example.org/${'x'.repeat(1000)}` }),
      () => callback.addDevice({ ...good, p256dh: 'short' }),
      () => callback.addDevice({ ...good, auth: `${good.auth}<script>` }),
    ]
    for (const call of refused) expect(await refusalOf(call())).toMatchObject({ code: 'bad-input' })
    const stranger = callback.choose({ topic: 'content', wish: 'now', communityId: randomUUID() })
    expect(await refusalOf(stranger)).toMatchObject({ code: 'not-found' })
    const elsewhere = await world.make.community(await world.make.owner())
    expect(await refusalOf(callback.choose({ topic: 'content', wish: 'now', communityId: elsewhere }))).toEqual({
      code: 'not-subscribed',
    })
    // A wish for a community can be removed even after leaving the community.
    expect(await callback.choose({ topic: 'content', communityId: elsewhere })).toEqual({
      topic: 'content',
      wish: null,
    })
    expect(push.allows('https://fcm.googleapis.com/fcm/send/x')).toBe(true)
    expect(await settingsOf(person)).toMatchObject({
      wishes: {
        messages: 'now',
        invitations: 'now',
        answers: 'week',
        content: 'week',
        results: 'week',
        areas: 'week',
      },
      weekly: true,
      now: true,
      devices: [],
    })
  }),
)

test(
  'callback.choose: a wish for alerts of a topic in one community is stored beside the general wish, and both can be removed',
  undone(async (world) => {
    const { person, communityId } = await member(world)
    const { callback } = person.call
    for (const _ of [1, 2]) await callback.choose({ topic: 'content', wish: 'now' })
    await callback.choose({ topic: 'content', wish: 'none', communityId })
    await callback.choose(['messages', 'week'] as never)
    const { wishes } = await settingsOf(person)
    expect(wishes).toMatchObject({ content: 'now', messages: 'week', invitations: 'week' })
    expect((await person.call.account.me())?.messages).toBe('week')
    const { items } = await callback.communities({})
    expect(items).toEqual([{ communityId, title: 'Dunes of Texel', wishes: { content: 'none' } }])
    await callback.choose({ topic: 'content', communityId })
    await callback.choose({ topic: 'content' })
    expect((await callback.communities({})).items[0]?.wishes).toEqual({})
    expect((await settingsOf(person)).wishes.content).toBe('week')
    await callback.choose({ topic: 'content', wish: 'none', communityId })
    await person.call.unsubscribe({ landId: communityId })
    await person.call.subscribe({ landId: communityId })
    expect((await callback.communities({})).items[0]?.wishes).toEqual({})
  }),
)

test(
  'callback.choose: a person who wants weekly alerts of messages does not get a mail for each message',
  undone(async (world) => {
    const { owner, person, communityId } = await member(world)
    await person.call.callback.choose({ topic: 'messages', wish: 'week', communityId })
    const data = { title: 'Cranes', body: 'Come and see.' }
    expect(await owner.call.message.preview({ communityId, data })).toMatchObject({ recipients: 1, byMail: 0 })
    await person.call.callback.choose({ topic: 'messages', communityId })
    expect(await owner.call.message.preview({ communityId, data })).toMatchObject({ recipients: 1, byMail: 1 })
  }),
)

test(
  'callback.quiet: quiet hours that a person sets override those of the site',
  undone(async (world) => {
    const { person } = await member(world)
    expect((await settingsOf(person)).quiet).toEqual({ from: '00:00', to: '00:00' })
    world.deps.config = { ...world.deps.config, QUIET_HOURS: '22:00-07:00' }
    expect((await settingsOf(person)).quiet).toEqual({ from: '22:00', to: '07:00' })
    await person.call.callback.quiet({ from: '23:00', to: '06:30' })
    expect((await settingsOf(person)).quiet).toEqual({ from: '23:00', to: '06:30' })
    await person.call.callback.quiet({})
    expect((await settingsOf(person)).quiet).toEqual({ from: '22:00', to: '07:00' })
  }),
)

test(
  'callback.addDevice, callback.removeDevice: a device belongs to one person at a time, and is removed with its session',
  undone(async (world) => {
    const { person, owner } = await member(world)
    world.deps.push = makePush(world.deps.config)
    const first = subscription()
    await person.call.callback.addDevice(first)
    const [device] = (await settingsOf(person)).devices
    expect(device).toMatchObject({ current: true, device: 'test' })
    await owner.call.callback.removeDevice({ id: device?.id ?? '' })
    expect((await settingsOf(person)).devices).toHaveLength(1)

    // Another person signs in on the same browser, which then gets that person's alerts.
    await owner.call.callback.addDevice(first)
    expect((await settingsOf(person)).devices).toEqual([])
    await person.call.callback.addDevice(subscription())
    await person.call.callback.addDevice(subscription())
    const { devices } = await settingsOf(person)
    expect(devices).toHaveLength(1)
    await person.call.callback.removeDevice({ id: devices[0]?.id ?? '' })
    expect((await settingsOf(person)).devices).toEqual([])

    await owner.call.account.signOut()
    const remaining = await world.deps.db.kysely.selectFrom('push_device').select('id').execute()
    expect(remaining).toEqual([])
  }),
)

test(
  'callback.seen: an id shared by an area and a thread is accepted',
  undone(async ({ make }) => {
    const owner = await make.owner()
    const communityId = await make.community(owner)
    const id = await make.area(owner)
    await owner.call.addThread({ id, communityId, title: 'A bittern' })
    expect(await owner.call.callback.seen({ id })).toEqual({ seen: true })
  }),
)

test(
  'callback.seen: unknown ids are not stored, and callback.settings returns the same push key in every process',
  undone(async (world) => {
    const { person, communityId } = await member(world)
    const areaId = await world.make.area(person, square(5.2, 53.2))
    for (const id of [communityId, areaId, randomUUID()])
      expect(await person.call.callback.seen({ id })).toEqual({ seen: true })
    const seen = await world.deps.db.kysely.selectFrom('seen').select('subject').execute()
    expect(seen.map(({ subject }) => subject).toSorted()).toEqual([areaId, communityId].toSorted())
    const keys = await Promise.all([settingsOf(person), settingsOf(person)])
    expect(keys[0].pushKey).toMatch(/^[\w-]{87}$/)
    expect(keys[1].pushKey).toBe(keys[0].pushKey)
  }),
)
