import { randomUUID } from 'node:crypto'
import { MESSAGES_A_DAY } from '@fieldfare/shared/message.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { castOf, keepCast } from '../../testing/cast.ts'
import { refusalOf, useWorld, type World } from '../../testing/world.ts'

const { undone, lasting } = useWorld()
keepCast(lasting)

const data = { title: 'The cranes are here', body: 'Since this morning.' }

/** Adds messages of the owner, each sent so many hours ago. */
async function sentBefore(world: World, hours: number[]) {
  const cast = await castOf(world)
  const { communityId, owner } = cast
  await sql`
    insert into message (id, community_id, community_title, system, created_by, title, body, created_at, adding)
    select gen_random_uuid(), ${communityId}, 'Dunes of Texel', false, ${owner.id}, 'Before', 'Before',
      clock_timestamp() - hours * interval '1 hour', false
    from unnest(${hours}::float8[]) hours`.execute(world.deps.db.kysely)
  return cast
}

/** Returns the seconds to wait given in a refusal; 0 if the call is not refused. */
const waitOf = (sending: Promise<unknown>): Promise<number> =>
  sending.then(
    () => 0,
    (error: { cause?: { retryAfter?: number } }) => error.cause?.retryAfter ?? 0,
  )

test(
  'feed.messages.allowance: callers other than the owner and admins are refused',
  undone(async (world) => {
    const cast = await castOf(world)
    const ask = { communityId: cast.communityId }
    expect(await refusalOf(world.guest.feed.messages.allowance(ask))).toEqual({ code: 'not-signed-in' })
    for (const role of ['stranger', 'subscriber', 'moderator', 'otherOwner'] as const)
      expect([role, await refusalOf(cast[role].call.feed.messages.allowance(ask))]).toEqual([
        role,
        { code: 'forbidden' },
      ])
    const nowhere = { communityId: randomUUID() }
    expect(await refusalOf(cast.owner.call.feed.messages.allowance(nowhere))).toEqual({ code: 'not-found' })
  }),
)

test(
  'addMessage: the sixth message within 24 hours is refused with too-many-messages and the time to wait, except for admins',
  undone(async (world) => {
    const { communityId, owner, subscriber, admin } = await sentBefore(world, [23, 20, 5, 2])
    const { call } = owner
    expect(await call.feed.messages.allowance({ communityId })).toEqual({ left: 1, nextAt: null })
    const fifth = { id: randomUUID(), communityId, data }
    await call.addMessage(fifth)
    const sixth = { id: randomUUID(), communityId, data }
    expect(await refusalOf(call.addMessage(sixth))).toEqual({ code: 'too-many-messages' })
    const wait = await waitOf(call.addMessage(sixth))
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
    expect(await refusalOf(call.feed.messages.one({ id: sixth.id }))).toEqual({ code: 'not-found' })
    expect((await subscriber.call.feed.messages.inbox({})).items).toMatchObject([{ id: fifth.id }])
    const { left, nextAt } = await call.feed.messages.allowance({ communityId })
    expect(left).toBe(0)
    expect(Date.parse(nextAt ?? '')).toBeCloseTo(Date.now() + 3_600_000, -5)

    // A retry returns the sent message, and an admin has no limit.
    expect((await call.addMessage(fifth)).id).toBe(fifth.id)
    expect(await admin.call.feed.messages.allowance({ communityId })).toEqual({ left: null, nextAt: null })
    expect((await admin.call.addMessage({ communityId, data })).title).toBe(data.title)
  }),
)

test(
  'feed.messages.allowance: messages older than a day do not count, and each community has its own allowance',
  undone(async (world) => {
    const { owner, communityId } = await sentBefore(world, [24.01, 12, 11, 10, 9])
    expect(await owner.call.feed.messages.allowance({ communityId })).toEqual({ left: 1, nextAt: null })
    await owner.call.addMessage({ communityId, data })
    const other = await world.make.community(owner)
    expect(await owner.call.feed.messages.allowance({ communityId: other })).toEqual({
      left: MESSAGES_A_DAY,
      nextAt: null,
    })
  }),
)

test('addMessage: of ten concurrent messages to a community, five are sent and the others are refused', async () => {
  const { make, deps } = lasting()
  const owner = await make.owner()
  const communityId = await make.community(owner)
  const sending = Array.from({ length: 2 * MESSAGES_A_DAY }, () => owner.call.addMessage({ communityId, data }))
  const done = await Promise.allSettled(sending)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(MESSAGES_A_DAY)
  const { rows } = await sql`select from message where community_id = ${communityId}`.execute(deps.db.kysely)
  expect(rows).toHaveLength(MESSAGES_A_DAY)
})
