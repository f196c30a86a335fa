import { randomUUID } from 'node:crypto'
import { MESSAGE_BODY_MAX, MESSAGE_TITLE_MAX } from '@fieldfare/shared/message.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { cleanupJobs } from '../../administration/maintenance/jobs.ts'
import { castOf, keepCast } from '../../testing/cast.ts'
import { refusalOf, square, type TestPerson, useWorld } from '../../testing/world.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

const data = { title: 'The cranes are here', body: 'Since this morning.\n\nCome and see.' }

test(
  'addMessage, message.preview, message.tryOut: callers other than the owner and admins are refused',
  undone(async (world) => {
    const cast = await castOf(world)
    const { communityId } = cast
    const input = { communityId, data }
    const callsOf = ({ call }: Pick<TestPerson, 'call'>) => [
      () => call.addMessage(input),
      () => call.message.preview(input),
      () => call.message.tryOut(input),
      () => call.feed.messages.open({ communityId }),
    ]
    for (const ask of callsOf({ call: world.guest })) expect(await refusalOf(ask())).toEqual({ code: 'not-signed-in' })
    for (const role of ['stranger', 'unverified', 'subscriber', 'moderator', 'otherOwner'] as const)
      for (const ask of callsOf(cast[role]))
        expect([role, await refusalOf(ask())]).toEqual([role, { code: 'forbidden' }])
    const nowhere = { communityId: randomUUID(), data }
    expect(await refusalOf(cast.owner.call.addMessage(nowhere))).toEqual({ code: 'not-found' })
    for (const { call } of [cast.owner, cast.admin]) expect((await call.addMessage(input)).title).toBe(data.title)
  }),
)

test(
  'addMessage: an unpublished community is refused with not-public, a deleted one with not-found',
  undone(async (world) => {
    const owner = await world.make.owner()
    const communityId = await world.make.community(owner)
    await world.deps.db.kysely.updateTable('community').set({ seen: false }).where('id', '=', communityId).execute()
    expect(await refusalOf(owner.call.addMessage({ communityId, data }))).toEqual({ code: 'not-public' })
    await owner.call.deleteCommunity({ communityId })
    expect(await refusalOf(owner.call.addMessage({ communityId, data }))).toEqual({ code: 'not-found' })
  }),
)

test.each([
  ['no subject', { title: ' ' }, 'data.title', 'required'],
  ['a subject that is too long', { title: 'x'.repeat(MESSAGE_TITLE_MAX + 1) }, 'data.title', 'tooLong'],
  ['no body', { body: '\n \n' }, 'data.body', 'required'],
  ['a body that is too long', { body: 'x'.repeat(MESSAGE_BODY_MAX + 1) }, 'data.body', 'tooLong'],
  ['a number as body', { body: 7 }, 'data.body', 'type'],
  ['an unknown field', { cc: [] }, 'data', 'unknown'],
])('addMessage: %s is refused at its field', (_name, change, path, key) =>
  undone(async (world) => {
    const { communityId, owner } = await castOf(world)
    const input = { communityId, data: { ...data, ...change } }
    expect(await refusalOf(owner.call.addMessage(input as never))).toEqual({ code: 'bad-input', path, key })
    expect((await owner.call.feed.messages.outbox({})).items).toEqual([])
  })(),
)

test(
  'feed.messages.one, isRead, markUnread: a message is not-found for everyone but its recipients and its sender',
  undone(async (world) => {
    const { communityId, owner, subscriber, stranger, moderator, admin } = await castOf(world)
    const { id } = await owner.call.addMessage({ communityId, data })
    for (const ask of [
      () => world.guest.isRead({ messageId: id }),
      () => world.guest.markUnread({ messageId: id }),
      () => world.guest.feed.messages.inbox({}),
      () => world.guest.feed.messages.outbox({}),
      () => world.guest.feed.messages.one({ id }),
      () => world.guest.message.mute({ communityId, muted: true }),
    ])
      expect(await refusalOf(ask())).toEqual({ code: 'not-signed-in' })
    for (const { call } of [stranger, moderator, admin]) {
      expect(await refusalOf(call.feed.messages.one({ id }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(call.isRead({ messageId: id }))).toEqual({ code: 'not-found' })
      expect(await refusalOf(call.markUnread({ messageId: id }))).toEqual({ code: 'not-found' })
      expect((await call.feed.messages.inbox({})).items).toEqual([])
    }
    expect(await refusalOf(owner.call.isRead({ messageId: id }))).toEqual({ code: 'not-found' })
    expect(await refusalOf(stranger.call.message.mute({ communityId, muted: true }))).toEqual({
      code: 'not-subscribed',
    })
    expect((await stranger.call.message.mute({ communityId, muted: false })).muted).toBe(false)
    expect(await refusalOf(stranger.call.message.mute({ communityId: randomUUID(), muted: true }))).toEqual({
      code: 'not-found',
    })
    expect(await subscriber.call.feed.messages.one({ id })).toMatchObject({ ...data, id, read: false })
  }),
)

test(
  'addMessage: every member is a recipient, except land owners, the sender and members who opted out or muted the community',
  undone(async (world) => {
    const { communityId, owner, creator, subscriber, unverified, otherOwner } = await castOf(world)
    const joined = async () => {
      const one = await world.make.member()
      await one.call.subscribe({ landId: communityId })
      return one
    }
    await otherOwner.call.subscribe({ landId: communityId })
    await owner.call.subscribe({ landId: communityId })
    const [leaver, silent, muted, appOnly] = [await joined(), await joined(), await joined(), await joined()]
    await leaver.call.unsubscribe({ landId: communityId })
    await silent.call.user.update({ profile: { messages: 'none' } })
    await muted.call.message.mute({ communityId, muted: true })
    await appOnly.call.user.update({ profile: { messages: 'app' } })
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }

    const { mail: _, ...reach } = await owner.call.message.preview({ communityId, data })
    expect(reach).toEqual({
      recipients: 3,
      byMail: 2,
      owners: 1,
      silent: 2,
      redirectedTo: null,
      testTo: owner.email,
    })
    const message = await owner.call.addMessage({ communityId, data })
    expect(message).toEqual({
      ...data,
      id: message.id,
      createdBy: owner.id,
      createdByName: owner.name,
      createdAt: expect.any(String),
      from: 'Dunes of Texel',
      fromId: communityId,
      system: false,
      photo: null,
      audience: 'all',
      about: null,
      cc: 3,
      rcc: 0,
      adding: false,
      mails: { total: 2, sent: 0, late: 0, failed: 0, redirectedTo: null },
      read: null,
      muted: null,
    })
    for (const { call } of [creator, subscriber, appOnly]) {
      const { items } = await call.feed.messages.inbox({})
      expect(items).toMatchObject([{ id: message.id, cc: null, rcc: null, mails: null, read: false, muted: false }])
    }
    for (const { call } of [otherOwner, leaver, silent, muted, unverified, owner])
      expect((await call.feed.messages.inbox({})).items).toEqual([])
    expect((await muted.call.message.mute({ communityId, muted: false })).muted).toBe(false)
    await owner.call.addMessage({ communityId, data })
    expect((await muted.call.feed.messages.inbox({})).items).toHaveLength(1)
  }),
)

test(
  'addMessage: a message of a system community goes to everyone, also to owners',
  undone(async (world) => {
    const { stranger, otherOwner, unverified, admin, owner } = await castOf(world)
    const { id: communityId } = await admin.call.land.insert({
      measure: square(9, 51),
      data: { title: 'Everybody', system: true },
    })
    const message = await admin.call.addMessage({ communityId, data })
    const { people } = await world.deps.db.kysely
      .selectFrom('person')
      .select(sql<number>`count(*)::integer`.as('people'))
      .executeTakeFirstOrThrow()
    expect(message).toMatchObject({ system: true, cc: people - 1 })
    for (const { call } of [stranger, otherOwner, unverified, owner])
      expect((await call.feed.messages.inbox({})).items).toMatchObject([{ id: message.id, system: true }])
    expect((await admin.call.feed.messages.inbox({})).items).toEqual([])
  }),
)

test(
  'addMessage: a repeated request returns the first result; the id of a message of another person or community is a conflict',
  undone(async (world) => {
    const { communityId, owner, admin, subscriber } = await castOf(world)
    const id = randomUUID()
    const first = await owner.call.addMessage({ id, communityId, data })
    expect(await owner.call.addMessage([communityId, { ...data, title: 'Another' }, id] as never)).toEqual(first)
    expect(await refusalOf(admin.call.addMessage({ id, communityId, data }))).toEqual({ code: 'conflict' })
    const elsewhere = await world.make.community(owner, square(7, 53))
    expect(await refusalOf(owner.call.addMessage({ id, communityId: elsewhere, data }))).toEqual({ code: 'conflict' })
    expect((await subscriber.call.feed.messages.inbox({})).items).toHaveLength(1)
  }),
)

test('isRead, markUnread: concurrent reads count once, and markUnread does not lower the read count that the sender sees', async () => {
  const { make } = lasting()
  const [owner, reader] = [await make.owner(), await make.member()]
  const communityId = await make.community(owner, square(6, 54))
  await reader.call.subscribe({ landId: communityId })
  const { id } = await owner.call.addMessage({ communityId, data })
  const unread = async () => (await reader.call.account.me())?.unreadMessages
  const rcc = async () => (await owner.call.feed.messages.one({ id })).rcc
  expect([await unread(), await rcc()]).toEqual([1, 0])
  const answers = await Promise.all(Array.from({ length: 6 }, () => reader.call.isRead([id] as never)))
  for (const answer of answers) expect(answer).toMatchObject({ id, read: true })
  expect([await unread(), await rcc()]).toEqual([0, 1])
  expect(await reader.call.markUnread({ messageId: id })).toMatchObject({ read: false })
  expect(await reader.call.markUnread({ messageId: id })).toMatchObject({ read: false })
  expect([await unread(), await rcc()]).toEqual([1, 1])
  expect(await reader.call.isRead({ messageId: id })).toMatchObject({ read: true })
  expect([await unread(), await rcc()]).toEqual([0, 1])
})

test(
  'feed.messages.inbox, feed.messages.outbox: pages list messages newest first',
  undone(async (world) => {
    const { communityId, owner, subscriber } = await castOf(world)
    const titles = ['One', 'Two', 'Three']
    for (const title of titles) await owner.call.addMessage({ communityId, data: { ...data, title } })
    for (const read of [subscriber.call.feed.messages.inbox, owner.call.feed.messages.outbox]) {
      const first = await read({ limit: 2 })
      const second = await read({ limit: 2, cursor: first.next ?? '' })
      expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(titles.toReversed())
      expect(second.next).toBeNull()
      expect(await refusalOf(read({ cursor: 'elsewhere' }))).toMatchObject({ code: 'bad-input', path: 'cursor' })
    }
  }),
)

test(
  'feed.messages.one: a message stays readable after its community is purged, and shows the name of the community',
  undone(async (world) => {
    const { communityId, owner, subscriber } = await castOf(world)
    const { id } = await owner.call.addMessage({ communityId, data })
    await owner.call.deleteCommunity({ communityId })
    const seen = { id, from: 'Dunes of Texel', fromId: null }
    expect(await subscriber.call.isRead({ messageId: id })).toMatchObject({ ...seen, read: true })
    const longAgo = { deleted_at: new Date('2026-01-01') }
    await world.deps.db.kysely.updateTable('community').set(longAgo).where('id', '=', communityId).execute()
    await cleanupJobs(world.deps.db).purge({})
    for (const { call } of [subscriber, owner]) expect(await call.feed.messages.one({ id })).toMatchObject(seen)
  }),
)

test(
  'erasePerson: the message of an erased sender has no name, and no mail to an erased recipient stays queued',
  undone(async (world) => {
    const { communityId, owner, subscriber, creator } = await castOf(world)
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    const { id } = await owner.call.addMessage({ communityId, data })
    await subscriber.call.isRead({ messageId: id })
    const exported = (await subscriber.call.account.download()) as Record<string, unknown>
    expect(exported['messagesToMe']).toMatchObject([{ message_id: id, title: data.title, body: data.body }])
    const { deps } = world
    const erase = (personId: string) =>
      inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, personId))
    await erase(subscriber.id)
    expect(await owner.call.feed.messages.one({ id })).toMatchObject({
      cc: 2,
      rcc: 1,
      mails: { total: 2, sent: 0, late: 0, failed: 1 },
    })
    await erase(owner.id)
    expect(await creator.call.feed.messages.one({ id })).toMatchObject({ createdByName: '', body: data.body })
  }),
)
