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
  'addMessage, message.preview: an audience that is not there is refused at its field, and no message is sent',
  undone(async (world) => {
    const { communityId, owner, otherOwner, admin } = await castOf(world)
    const poll = { title: 'Where is the bench?', description: '', options: ['A', 'B'] }
    const elsewhere = await world.make.community(otherOwner, square(7, 53, 0.1))
    const pollId = (await otherOwner.call.addPoll({ communityId: elsewhere, ...poll })).id
    const ended = (await owner.call.addPoll({ communityId, ...poll, until: '2099-01-01T00:00:00Z' })).id
    await world.deps.db.kysely
      .updateTable('poll')
      .set({ until: new Date(Date.now() - 1000) })
      .where('id', '=', ended)
      .execute()
    const everybody = (
      await admin.call.land.insert({ measure: square(4, 52, 0.1), data: { title: 'Everybody', system: true } })
    ).id
    for (const [input, path, key] of [
      [{ audience: 'some' }, 'audience', 'choice'],
      [{ audience: 'notVoted' }, 'pollId', 'required'],
      [{ audience: 'notVoted', pollId }, 'pollId', 'choice'],
      [{ audience: 'notVoted', pollId: ended }, 'pollId', 'choice'],
      [{ audience: 'notVoted', pollId: randomUUID() }, 'pollId', 'choice'],
      [{ audience: 'here', communityId: everybody }, 'audience', 'choice'],
    ] as const) {
      const asked = { communityId, data, ...input } as never
      for (const ask of [admin.call.addMessage, admin.call.message.preview])
        expect([input, await refusalOf(ask(asked))]).toEqual([input, { code: 'bad-input', path, key }])
    }
    expect((await admin.call.feed.messages.outbox({})).items).toEqual([])
  }),
)

test(
  'addMessage: people with an area on the land alone, or those who have not voted alone, get a message to them',
  undone(async (world) => {
    const { communityId, owner, subscriber, creator } = await castOf(world)
    const [here, gone] = [await world.make.member(), await world.make.member()]
    for (const { call } of [here, gone]) await call.subscribe({ landId: communityId })
    const [west, south, east, north] = (await world.guest.feed.land.one({ id: communityId })).bbox
    const [lng, lat] = [(west + east) / 2, (south + north) / 2]
    await world.make.area(here, square(lng, lat, 0.001))
    const areaId = await world.make.area(gone, square(lng, lat, 0.001))
    await gone.call.measure.delete({ measureId: areaId })
    await world.make.area(subscriber, square(lng + 5, lat, 0.001))
    const poll = { communityId, title: 'Where is the bench?', description: '', options: ['A', 'B'] }
    const { id: pollId } = await owner.call.addPoll(poll)
    for (const { call } of [here, creator, subscriber]) await call.addVote({ pollId, value: 'A' })

    const send = async (input: object) => {
      const asked = { communityId, data, ...input }
      const { recipients } = await owner.call.message.preview(asked)
      const { id, cc, audience, poll: asks } = await owner.call.addMessage(asked)
      const { rows } = await sql<{ person_id: string }>`
        select person_id from message_recipient where message_id = ${id}`.execute(world.deps.db.kysely)
      expect(cc).toBe(recipients)
      return { people: rows.map((row) => row.person_id).toSorted(), audience, asks }
    }
    expect(await send({ audience: 'here' })).toMatchObject({ people: [here.id], audience: 'here', asks: null })
    const notVoted = await send({ audience: 'notVoted', pollId })
    expect(notVoted).toMatchObject({ audience: 'notVoted', asks: 'Where is the bench?' })
    expect(notVoted.people).toContain(gone.id)
    for (const { id } of [here, creator, subscriber]) expect(notVoted.people).not.toContain(id)
  }),
)

test(
  'feed.messages.one, isRead, markUnread: a message is not-found for people other than its recipients and sender',
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
      poll: null,
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
  'addMessage: a repeated request returns the first answer, and the id of another person or community is a conflict',
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

test('isRead, markUnread: concurrent reads count once, and markUnread leaves the read count of the sender', async () => {
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
  'feed.messages.inbox, feed.messages.outbox: pages are newest first',
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
  'feed.messages.one: a message stays readable under the old name after its community is deleted and purged',
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
  'erasePerson: an erased sender has no name, and an erased recipient has no mail waiting',
  undone(async (world) => {
    const { communityId, owner, subscriber, creator } = await castOf(world)
    world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
    const { id } = await owner.call.addMessage({ communityId, data })
    await subscriber.call.isRead({ messageId: id })
    const exported = (await subscriber.call.account.download()) as Record<string, unknown>
    expect(exported['messagesToMe']).toMatchObject([{ message_id: id, title: data.title, body: data.body }])
    const { deps } = world
    const erase = (personId: string) =>
      inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.lifecycles, personId))
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
