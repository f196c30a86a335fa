import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { AdminFeed, LiveEvents } from '@fieldfare/shared/live.ts'
import { type RawBuilder, sql } from 'kysely'

/** The NOTIFY channel on which all processes listen. */
export const CHANNEL = 'fieldfare'
/** A longer NOTIFY fails, and with it the whole transaction. */
export const PAYLOAD_BYTES = 7999
/** Ids in one payload, so that it stays far below that. */
const IDS_MAX = 100

/** A choice of a person, without which others do not see a change. */
export type Showing = 'show_name' | 'show_profile'

export type MineWhat = LiveEvents['mine.changed']['what']

/** The payloads of NOTIFY: ids only, since a payload is limited. */
export type ChangeEvent =
  | { name: 'area.changed'; id: string; rooms: string[] }
  | { name: 'community.changed'; id: string }
  /** So many communities changed at once that each follower of one fetches again. */
  | { name: 'communities.changed' }
  | { name: 'content.changed'; kind: ContentKind; id: string; communityId: string; parentId: string | null }
  | { name: 'setting.changed'; key: string }
  /** Something that others see of a person changed: always, or of a person who shows this. */
  | { name: 'person.changed'; id: string; showing?: Showing }
  | { name: 'announcements.changed'; feed: 'adverts' | 'notices' }
  | { name: 'admin.changed'; feed: AdminFeed }
  | { name: 'mine.changed'; person: string; what: MineWhat }
  /** Own things of many people changed at once. */
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
 * Returns the event of a payload; null if this version does not know its name: during an upgrade, servers of two
 * versions run side by side.
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

/** Returns events for people whose own things changed, at most IDS_MAX people in each. */
export const mineOf = (people: readonly string[], what: MineWhat): ChangeEvent[] =>
  inPieces(people).map((piece) => ({ name: 'people.changed', people: piece, what }))

/**
 * The number of changed communities above which, as when the account of a member of many is erased, a single
 * 'communities.changed' replaces their events.
 */
const COMMUNITIES_MAX = 100

function coalesce(events: ChangeEvent[]): ChangeEvent[] {
  const otherEvents = events.filter(({ name }) => name !== 'community.changed')
  return events.length - otherEvents.length > COMMUNITIES_MAX
    ? [...otherEvents, { name: 'communities.changed' }]
    : events
}

/**
 * SQL that NOTIFYs all processes on commit. Duplicate payloads are sent once. Its one row says whether the transaction has
 * changed what sessions are read from, by the triggers of db/migrations/initial/peopleSchema.ts.
 */
export function notifyStatement(events: ChangeEvent[]): RawBuilder<{ sessionsChanged: boolean }> {
  const payloads = [...new Set(coalesce(events).map((one) => JSON.stringify(one)))]
  return sql`
    select count(pg_notify(${CHANNEL}, payload)),
      coalesce(current_setting('fieldfare.sessions', true), '') <> '' as "sessionsChanged"
    from unnest(${payloads}::text[]) payload`
}
