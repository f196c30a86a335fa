import { randomUUID } from 'node:crypto'
import { commitmentOf, faultInDraw } from '@fieldfare/shared/meetingDraw.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasureJobs } from '../../people/account/erase.ts'
import { keepCast } from '../../testing/cast.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { newsOf } from '../../testing/place.ts'
import { refusalOf, useWorld, type World } from '../../testing/world.ts'
import { workDeliveries } from '../../testing/workDeliveries.ts'
import { meetingDelivery } from './meetingDelivery.ts'
import { beginMeeting, inOrder, joining, LINK, PLAN, planMeeting, meetingSeenBy } from '../../testing/testMeeting.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

/** Plans a meeting that `people` members accept, and draws its `seats`. */
async function drawn(world: World, people: number, seats: number) {
  world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
  const plan = await planMeeting(world)
  const { cast, meetingId, sending } = plan
  const accepted = await joining(world, cast.communityId, meetingId, people)
  const request = { ...sending, number: seats }
  await cast.owner.call.sendInvites(request)
  return { ...plan, sent: request, order: await inOrder(accepted, meetingId) }
}

test(
  'acceptInvite, rejectInvite, giveSeatBack: after the draw a changed answer is refused with drawn, and after the start with started',
  undone(async (world) => {
    const { cast, meetingId, order } = await drawn(world, 1, 1)
    const { subscriber } = cast
    expect(await refusalOf(subscriber.call.acceptInvite({ meetingId }))).toEqual({ code: 'drawn' })
    expect(await refusalOf(order[0]?.call.rejectInvite({ meetingId }) ?? Promise.resolve())).toEqual({ code: 'drawn' })
    expect(await refusalOf(subscriber.call.giveSeatBack({ meetingId }))).toEqual({ code: 'not-found' })
    // Repeating the same answer is not refused.
    expect((await order[0]?.call.acceptInvite({ meetingId }))?.mine?.seat).toBe('seat')
    await beginMeeting(world, meetingId)
    expect(await refusalOf(order[0]?.call.giveSeatBack({ meetingId }) ?? Promise.resolve())).toEqual({
      code: 'started',
    })
  }),
)

test(
  'feed.meetings.draw: the seed matches the commitment published before the draw, and the order follows from the seed',
  undone(async (world) => {
    const { cast, meeting, meetingId, order } = await drawn(world, 7, 3)
    const { subscriber } = cast
    const view = await meetingSeenBy(subscriber, meetingId)
    expect(view).toMatchObject({ linkSent: true, number: 3, accepted: 7, draw: { entries: 7, taken: 3 } })
    const seed = view.draw?.seed ?? ''
    expect(await commitmentOf(seed)).toBe(meeting.commitment)
    const { items: first, next } = await subscriber.call.feed.meetings.draw({ meetingId, limit: 4 })
    const { items: rest } = await subscriber.call.feed.meetings.draw({ meetingId, cursor: next ?? '' })
    const entries = [...first, ...rest]
    expect(
      await faultInDraw(
        meeting.commitment,
        seed,
        entries.map(({ entry }) => entry),
      ),
    ).toBeNull()
    expect(entries.map(({ seat }) => seat)).toEqual([
      'seat',
      'seat',
      'seat',
      'reserve',
      'reserve',
      'reserve',
      'reserve',
    ])
    for (const [at, person] of order.entries())
      expect((await meetingSeenBy(person, meetingId)).mine?.entry).toBe(entries[at]?.entry)
  }),
)

test(
  'feed.meetings.one: the link is returned to people with a seat, the owner and admins only',
  undone(async (world) => {
    const { cast, meetingId, order } = await drawn(world, 2, 1)
    const [winner, other] = order
    if (!winner || !other) throw new Error('two accepted')
    for (const one of [winner, cast.owner, cast.admin])
      expect((await meetingSeenBy(one, meetingId)).mine?.link).toBe(LINK)
    for (const one of [other, cast.subscriber, cast.moderator]) {
      const { feed } = one.call
      const answers = [
        await feed.meetings.one({ id: meetingId }),
        await feed.meetings.of({ communityId: cast.communityId }),
        await feed.meetings.draw({ meetingId }),
        await one.call.notice.list({}),
      ]
      expect(JSON.stringify(answers)).not.toContain('meet.example.org')
    }
    expect((await newsOf(winner)).map(({ kind }) => kind)).toEqual(['meeting.drawn'])
    expect((await newsOf(other)).map(({ kind }) => kind)).toEqual(['meeting.missed'])
  }),
)

test(
  'giveSeatBack: the first reserve gets the seat and one notice, and a reserve who gave up the place is skipped',
  undone(async (world) => {
    const { cast, meetingId, order } = await drawn(world, 3, 1)
    const [winner, second, third] = order
    if (!winner || !second || !third) throw new Error('three accepted')
    for (let i = 0; i < 2; i++)
      expect((await winner.call.giveSeatBack({ meetingId })).mine).toMatchObject({ seat: 'givenBack', link: null })
    expect((await meetingSeenBy(second, meetingId)).mine).toMatchObject({ seat: 'seat', link: LINK })
    expect((await newsOf(second)).map(({ kind }) => kind)).toContain('meeting.seat')
    expect((await meetingSeenBy(third, meetingId)).mine).toMatchObject({ seat: 'reserve', link: null })
    await third.call.giveSeatBack({ meetingId })
    await second.call.unsubscribe({ landId: cast.communityId })
    expect(await meetingSeenBy(cast.owner, meetingId)).toMatchObject({ draw: { entries: 3, taken: 0 } })
  }),
)

test(
  'sendInvites: no seat is drawn if nobody accepted, and everyone gets a seat if seats exceed people',
  undone(async (world) => {
    const none = await drawn(world, 0, 3)
    expect(await meetingSeenBy(none.cast.owner, none.meetingId)).toMatchObject({
      linkSent: true,
      draw: { entries: 0, taken: 0 },
    })
    const all = await drawn(world, 2, 50)
    expect(await meetingSeenBy(all.cast.owner, all.meetingId)).toMatchObject({
      number: 50,
      draw: { entries: 2, taken: 2 },
    })
  }),
)

test(
  'sendInvites: a repeated call keeps the draw and notifies of changes; fewer seats are refused, and added seats go to reserves',
  undone(async (world) => {
    const { cast, meetingId, sent, order } = await drawn(world, 3, 1)
    const { owner } = cast
    const [winner, second] = order
    if (!winner || !second) throw new Error('three accepted')
    const { draw } = await meetingSeenBy(owner, meetingId)
    const { version } = await owner.call.sendInvites(sent)
    expect((await owner.call.sendInvites(sent)).version).toBe(version)
    const later = new Date(Date.parse(PLAN.startTime) + 3_600_000).toISOString()
    const changed = { ...sent, startTime: later, id: randomUUID() }
    for (let i = 0; i < 2; i++)
      expect(await owner.call.sendInvites(changed)).toMatchObject({ startTime: later, draw: { seed: draw?.seed } })
    expect((await newsOf(winner)).map(({ kind }) => kind).toSorted()).toEqual(['meeting.changed', 'meeting.drawn'])
    expect((await newsOf(second)).map(({ kind }) => kind)).toEqual(['meeting.missed'])
    await owner.call.sendInvites({ ...changed, number: 2, id: randomUUID() })
    expect((await meetingSeenBy(second, meetingId)).mine?.seat).toBe('seat')
    expect(await refusalOf(owner.call.sendInvites({ ...changed, number: 1, id: randomUUID() }))).toMatchObject({
      path: 'number',
      key: 'tooFew',
    })
    const { rows } = await sql<{ about: string; count: number }>`
      select split_part(about, ' ', 1) as about, count(*)::integer from delivery
      where kind = 'meeting' and subject_id = ${meetingId} and about not like 'invited%' group by 1 order by 1`.execute(
      world.deps.db.kysely,
    )
    expect(rows).toEqual([
      { about: 'changed', count: 1 },
      { about: 'missed', count: 2 },
      { about: 'selected', count: 2 },
    ])
  }),
)

test(
  'eraseAccounts: the draw stays unchanged, and the seat of the erased person goes to the first reserve',
  undone(async (world) => {
    const { cast, meetingId, order } = await drawn(world, 2, 1)
    const [winner, second] = order
    if (!winner || !second) throw new Error('two accepted')
    const { kysely } = world.deps.db
    const { items } = await second.call.feed.meetings.draw({ meetingId })
    await kysely
      .updateTable('person')
      .set({ leaving_at: new Date(0) })
      .where('id', '=', winner.id)
      .execute()
    await erasureJobs(world.deps).eraseAccounts({})
    expect((await meetingSeenBy(second, meetingId)).mine?.seat).toBe('seat')
    const after = (await second.call.feed.meetings.draw({ meetingId })).items
    expect(after.map(({ entry }) => entry)).toEqual(items.map(({ entry }) => entry))
    expect(after.map(({ seat }) => seat)).toEqual(['givenBack', 'seat'])
    expect((await cast.owner.call.feed.meetings.whoAccepted({ meetingId })).items.map(({ id }) => id)).toEqual([
      second.id,
    ])
  }),
)

test(
  'people.disable: the seat or answer of the disabled person is given up, and no link is mailed to that person',
  undone(async (world) => {
    const { cast, meetingId, order } = await drawn(world, 2, 1)
    const [winner, second] = order
    if (!winner || !second) throw new Error('two accepted')
    const disable = (userId: string) => cast.admin.call.people.disable({ userId, reason: 'Spam' })
    for (let i = 0; i < 2; i++) await disable(winner.id)
    expect((await meetingSeenBy(second, meetingId)).mine).toMatchObject({ seat: 'seat', link: LINK })
    const { mails, mailer } = keptMails()
    await sql`delete from delivery where subject_id = ${meetingId} and about not like 'selected%'`.execute(
      world.deps.db.kysely,
    )
    await workDeliveries(world, meetingDelivery, mailer, meetingId)
    expect(mails.map(({ to }) => to)).toEqual([second.email])

    const next = await planMeeting(world)
    const [one, other] = await joining(world, cast.communityId, next.meetingId, 2)
    await disable(one?.id ?? '')
    expect((await meetingSeenBy(cast.owner, next.meetingId)).accepted).toBe(1)
    await cast.owner.call.sendInvites({ ...next.sending, number: 2 })
    expect(await meetingSeenBy(other ?? second, next.meetingId)).toMatchObject({ draw: { entries: 1, taken: 1 } })
  }),
)

test('sendInvites: concurrent calls and answers lead to one draw and one mail per person', async () => {
  const world = lasting()
  world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: null }
  const { cast, meetingId, sending } = await planMeeting(world)
  const people = await joining(world, cast.communityId, meetingId, 4)
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => cast.owner.call.sendInvites({ ...sending, number: 2 })),
    cast.subscriber.call.acceptInvite({ meetingId }),
    cast.creator.call.acceptInvite({ meetingId }),
  ])
  const { accepted, draw } = await meetingSeenBy(cast.owner, meetingId)
  expect(draw).toMatchObject({ entries: accepted, taken: 2 })
  const order = await inOrder(people, meetingId)
  expect(
    new Set(await Promise.all(order.map(async (one) => (await meetingSeenBy(one, meetingId)).mine?.place))).size,
  ).toBe(4)
  const { rows } = await sql<{ selected: number; missed: number }>`
    select count(*) filter (where about like 'selected%')::integer as selected,
      count(*) filter (where about like 'missed%')::integer as missed
    from delivery where kind = 'meeting' and subject_id = ${meetingId}`.execute(world.deps.db.kysely)
  expect(rows).toEqual([{ selected: 2, missed: accepted - 2 }])
})
