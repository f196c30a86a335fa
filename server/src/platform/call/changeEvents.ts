import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { AdminFeed, LiveEvents } from '@fieldfare/shared/live.ts'
import { type RawBuilder, sql } from 'kysely'

/** The NOTIFY channel on which all processes listen. */
export const CHANNEL = 'fieldfare'
/** The most bytes of a NOTIFY payload: a longer one fails, and with it the whole transaction. */
export const PAYLOAD_BYTES = 7999
/** The most ids in one payload, which keep it far below PAYLOAD_BYTES. */
const IDS_MAX = 100

/** A setting by which a person shows something to others; while the setting is off, others do not see changes of that thing. */
export type Showing = 'show_name' | 'show_profile'

export type MineWhat = LiveEvents['mine.changed']['what']

/** The payloads of NOTIFY: ids only, since a payload is limited. */
export type ChangeEvent =
  | { name: 'area.changed'; id: string; rooms: string[] }
  | { name: 'community.changed'; id: string }
  /** So many communities changed at once that followers of any community fetch their community again. */
  | { name: 'communities.changed' }
  | { name: 'content.changed'; kind: ContentKind; id: string; communityId: string; parentId: string | null }
  | { name: 'setting.changed'; key: string }
  /** Something about a person that others see has changed; with `showing`, others see it only if that setting of the person is on. */
  | { name: 'person.changed'; id: string; showing?: Showing }
  | { name: 'announcements.changed'; feed: 'adverts' | 'notices' }
  | { name: 'admin.changed'; feed: AdminFeed }
  | { name: 'mine.changed'; person: string; what: MineWhat }
  /** As 'mine.changed', for many people at once. */
  | { name: 'people.changed'; people: string[]; what: MineWhat }
  /** Sessions that ended: the server disconnects their sockets. */
  | { name: 'sessions.ended'; sessions: string[] }

const NAMES: Record<ChangeEvent['name'], true> = {
  'area.changed': true,
  'community.changed': true,
  'communities.changed': true,
  'content.changed': true,
  'setting.changed': true,
  'person.changed': true,
  'announcements.changed': true,
  'admin.changed': true,
  'mine.changed': true,
  'people.changed': true,
  'sessions.ended': true,
}

/**
 * Returns the event of a payload; null if this version does not know the event's name: during an upgrade, servers of
 * two versions run side by side.
 */
export function parseEvent(payload: string): ChangeEvent | null {
  const event = JSON.parse(payload) as ChangeEvent
  return Object.hasOwn(NAMES, event.name) ? event : null
}

const inPieces = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / IDS_MAX) }, (_, i) => all.slice(i * IDS_MAX, (i + 1) * IDS_MAX))

/** Returns events for ended sessions, at most IDS_MAX sessions in each. */
export const endedSessions = (ended: { id: string }[]): ChangeEvent[] =>
  inPieces(ended).map((piece) => ({ name: 'sessions.ended', sessions: piece.map(({ id }) => id) }))

/** Returns events saying that people's own things of one kind (`what`) changed, at most IDS_MAX people in each event. */
export const mineOf = (people: readonly string[], what: MineWhat): ChangeEvent[] =>
  inPieces(people).map((piece) => ({ name: 'people.changed', people: piece, what }))

/**
 * The most communities of one transaction whose changes are sent as an event each. Above it, a single
 * 'communities.changed' replaces these events, such as when the account of a member of many communities is erased.
 */
const COMMUNITIES_MAX = 100

function coalesce(events: ChangeEvent[]): ChangeEvent[] {
  const otherEvents = events.filter(({ name }) => name !== 'community.changed')
  return events.length - otherEvents.length > COMMUNITIES_MAX
    ? [...otherEvents, { name: 'communities.changed' }]
    : events
}

/**
 * SQL that NOTIFYs all processes of events on commit; equal payloads are sent once. It returns one row, which tells
 * whether the transaction changed rows that sessions are read from. The triggers of
 * db/migrations/initial/peopleSchema.ts record such changes.
 */
export function notifyStatement(events: ChangeEvent[]): RawBuilder<{ sessionsChanged: boolean }> {
  const payloads = [...new Set(coalesce(events).map((one) => JSON.stringify(one)))]
  return sql`
    select count(pg_notify(${CHANNEL}, payload)),
      coalesce(current_setting('fieldfare.sessions', true), '') <> '' as "sessionsChanged"
    from unnest(${payloads}::text[]) payload`
}
