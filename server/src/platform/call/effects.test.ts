import { randomUUID } from 'node:crypto'
import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { AREA_ROOMS_MAX, ROOM_ZOOM, roomOf } from '@fieldfare/shared/room.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endedSessions, type ChangeEvent, mineOf, PAYLOAD_BYTES } from './changeEvents.ts'
import { useWorld } from '../../testing/world.ts'
import { inTransaction } from './call.ts'

const { lasting } = useWorld()
const last = 2 ** ROOM_ZOOM - 1

/** The longest events of each name. For area.changed: an area that touches the most tiles possible and moves to as many others. */
const LONGEST: { [N in ChangeEvent['name']]: ChangeEvent[] } = {
  'area.changed': [
    {
      name: 'area.changed',
      id: randomUUID(),
      rooms: Array.from({ length: 2 * AREA_ROOMS_MAX }, () =>
        roomOf({ feed: 'measures', scope: 'tile', x: last, y: last }),
      ),
    },
  ],
  'community.changed': [{ name: 'community.changed', id: randomUUID() }],
  'content.changed': CONTENT_KINDS.map((kind) => ({
    name: 'content.changed',
    kind,
    id: randomUUID(),
    communityId: randomUUID(),
    parentId: randomUUID(),
  })),
  'setting.changed': [{ name: 'setting.changed', key: '\u{1f33e}'.repeat(80) }],
  'person.changed': [{ name: 'person.changed', id: randomUUID() }],
  'announcements.changed': [{ name: 'announcements.changed', feed: 'adverts' }],
  'admin.changed': [{ name: 'admin.changed', feed: 'polygons' }],
  'communities.changed': [{ name: 'communities.changed' }],
  'mine.changed': [{ name: 'mine.changed', person: randomUUID(), what: 'communities' }],
  'people.changed': mineOf(
    Array.from({ length: 5000 }, () => randomUUID()),
    'communities',
  ),
  'sessions.ended': endedSessions(Array.from({ length: 5000 }, () => ({ id: randomUUID() }))),
}

test.each(Object.entries(LONGEST))(
  'the longest possible %s event fits into the payload of one NOTIFY',
  async (_name, events) => {
    for (const one of events) expect(Buffer.byteLength(JSON.stringify(one))).toBeLessThan(PAYLOAD_BYTES)
    const { deps } = lasting()
    await inTransaction({ deps, who: null }, async (tx) => tx.publish(events))
  },
)

test('endedSessions: 250 ended sessions are split over several events, each session in exactly one', () => {
  const ended = Array.from({ length: 250 }, () => ({ id: randomUUID() }))
  const sessions = endedSessions(ended).flatMap((one) => (one.name === 'sessions.ended' ? one.sessions : []))
  expect(sessions).toEqual(ended.map(({ id }) => id))
  expect(endedSessions([])).toEqual([])
})

test('inTransaction: a transaction that meets a deadlock runs again, and its job is enqueued once', async () => {
  const { deps } = lasting()
  const email = `${randomUUID()}@example.org`
  let attempts = 0
  await inTransaction({ deps, who: null }, async (tx) => {
    await tx.enqueue('mailReset', { email })
    if (++attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
  })
  const { rows } = await sql`select from pgboss.job where data->>'email' = ${email}`.execute(deps.db.kysely)
  expect([attempts, rows.length]).toEqual([3, 1])
})

test('inTransaction: work that fails with a serialization failure runs three times, work that violates a check runs once', async () => {
  const { deps } = lasting()
  for (const [code, times] of [
    ['40001', 3],
    ['23514', 1],
  ] as const) {
    let attempts = 0
    const failing = inTransaction({ deps, who: null }, async () => {
      attempts++
      throw Object.assign(new Error('met'), { code })
    })
    await expect(failing).rejects.toThrow('met')
    expect(attempts).toBe(times)
  }
})
