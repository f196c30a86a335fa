import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PEOPLE_AT_ONCE } from '../../content/delivery/walk.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { castOf } from '../../testing/cast.ts'
import { PLAN } from '../../testing/testMeeting.ts'
import { refusalOf, square, useWorld, type World } from '../../testing/world.ts'
import { messageJobs } from './jobs.ts'
import { addNext } from './recipients.ts'

const { undone } = useWorld()

const data = { title: 'The cranes are here', body: 'Since this morning.' }
const noMailer = { send: async () => undefined, close: () => undefined }

test(
  'addRecipients: many recipients are added in batches, each recipient once and with one mail, also after a failed batch',
  undone(async (world) => {
    const { communityId, owner } = await castOf(world)
    const { deps } = world
    deps.config = { ...deps.config, MAIL_REDIRECT_TO: null }
    const atOnce = PEOPLE_AT_ONCE[deps.db.engine]
    const others = 2 * atOnce + 20
    await addMembers(world, communityId, others)
    const { recipients } = await owner.call.message.preview({ communityId, data })
    expect(recipients).toBe(others + 2)
    const message = await owner.call.addMessage({ communityId, data })
    expect(message).toMatchObject({ cc: atOnce, adding: true })
    const failing = inTransaction({ deps, who: null }, async (tx) => {
      await addNext(tx, message.id, atOnce)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    const late = await world.make.member()
    await late.call.subscribe({ landId: communityId })
    // All rows of a test have the time of its one transaction, unless set here.
    await deps.db.kysely
      .updateTable('subscription')
      .set({ joined_at: sql`clock_timestamp()` })
      .where('person_id', '=', late.id)
      .execute()
    const { addRecipients } = messageJobs(deps, noMailer)
    await addRecipients({ messageId: message.id })
    await addRecipients({ messageId: message.id })
    expect(await owner.call.feed.messages.one({ id: message.id })).toMatchObject({
      cc: recipients,
      adding: false,
      mails: { total: recipients },
    })
    expect(await recount(world, message.id)).toEqual({ cc: recipients, rcc: 0, mails: recipients })
    // People who joined after the message was sent do not get it.
    expect((await late.call.feed.messages.inbox({})).items).toEqual([])
  }),
)

async function addMembers({ deps }: World, communityId: string, count: number): Promise<void> {
  await sql`
    with made as (select gen_random_uuid() id from generate_series(1, ${count}::integer))
    , users as (insert into auth."user" (id, name, email, "emailVerified") select id, 'Ruth', id || '@example.org', true from made)
    , people as (insert into person (id, locale, time_zone, unsubscribe_secret) select id, 'en-us', 'UTC', id from made)
    insert into subscription (community_id, person_id, seen) select ${communityId}, id, true from made`.execute(
    deps.db.kysely,
  )
}

/** Counts the recipients, readers and mails of a message from their rows, instead of its counters. */
async function recount({ deps }: World, id: string) {
  const { rows } = await sql`
    select count(*)::integer as cc, count(read_at)::integer as rcc,
      (select count(distinct person_id)::integer from delivery where kind = 'message' and subject_id = ${id}) as mails
    from message_recipient where message_id = ${id}`.execute(deps.db.kysely)
  return rows[0]
}

test(
  'addMessage, message.preview: an invalid audience is refused at its field, and no message is sent',
  undone(async (world) => {
    const { communityId, owner, otherOwner, admin } = await castOf(world)
    const poll = { title: 'Where is the bench?', description: '', options: ['A', 'B'] }
    const elsewhere = await world.make.community(otherOwner, square(7, 53, 0.1))
    const elsewherePoll = (await otherOwner.call.addPoll({ communityId: elsewhere, ...poll })).id
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
      [{ audience: 'unanswered' }, 'about', 'required'],
      ...[elsewherePoll, ended, randomUUID()].map(
        (id) => [{ audience: 'unanswered', about: { kind: 'poll', id } }, 'about', 'choice'] as const,
      ),
      [{ audience: 'unanswered', about: { kind: 'treasure', id: ended } }, 'about', 'choice'],
      [{ audience: 'unanswered', about: { kind: 'riddle', id: ended } }, 'about.kind', 'choice'],
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
  'addMessage: a message to people with an area on the land, or to those who have not answered a poll, reaches only them',
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
      const { id, cc, audience, about } = await owner.call.addMessage(asked)
      const { rows } = await sql<{ person_id: string }>`
        select person_id from message_recipient where message_id = ${id}`.execute(world.deps.db.kysely)
      expect(cc).toBe(recipients)
      return { people: rows.map((row) => row.person_id).toSorted(), audience, about }
    }
    expect(await send({ audience: 'here' })).toMatchObject({ people: [here.id], audience: 'here', about: null })
    const unanswered = await send({ audience: 'unanswered', about: { kind: 'poll', id: pollId } })
    expect(unanswered).toMatchObject({ audience: 'unanswered', about: 'Where is the bench?' })
    expect(unanswered.people).toContain(gone.id)
    for (const { id } of [here, creator, subscriber]) expect(unanswered.people).not.toContain(id)

    const meeting = await owner.call.addMeeting({ communityId, ...PLAN })
    for (const { call } of [gone, creator, subscriber]) await call.rejectInvite({ meetingId: meeting.id })
    const open = await owner.call.feed.messages.open({ communityId })
    expect(open.map(({ kind, id }) => ({ kind, id }))).toEqual(
      expect.arrayContaining([
        { kind: 'poll', id: pollId },
        { kind: 'meeting', id: meeting.id },
      ]),
    )
    const asked = await send({ audience: 'unanswered', about: { kind: 'meeting', id: meeting.id } })
    expect(asked.people).toContain(here.id)
    expect(asked.people).not.toContain(gone.id)
  }),
)

test(
  'addMessage: a repeated request returns the first result, even if the poll that the message is about has ended since',
  undone(async (world) => {
    const { communityId, owner } = await castOf(world)
    const poll = { communityId, title: 'Where is the bench?', description: '', options: ['A', 'B'] }
    const { id: pollId } = await owner.call.addPoll({ ...poll, until: '2099-01-01T00:00:00Z' })
    const about = { kind: 'poll', id: pollId } as const
    const message = { communityId, data, id: randomUUID(), audience: 'unanswered', about } as const
    const first = await owner.call.addMessage(message)
    await world.deps.db.kysely
      .updateTable('poll')
      .set({ until: new Date(Date.now() - 1000) })
      .where('id', '=', pollId)
      .execute()
    expect(await owner.call.addMessage(message)).toEqual(first)
    const another = { ...message, id: randomUUID() }
    expect(await refusalOf(owner.call.addMessage(another))).toMatchObject({ path: 'about', key: 'choice' })
    expect((await owner.call.feed.messages.outbox({})).items).toHaveLength(1)
  }),
)
