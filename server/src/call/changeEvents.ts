import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import { type RawBuilder, sql } from 'kysely'

/** The NOTIFY channel all processes listen on. */
export const CHANNEL = 'fieldfare'
/** A longer NOTIFY fails, and with it the whole transaction. */
export const PAYLOAD_BYTES = 7999
/** Ids of sessions in one payload, so that it stays far below that. */
const SESSIONS_MAX = 100

export type MineWhat = LiveEvents['mine.changed']['what']

/** What travels by NOTIFY: ids only, since a payload is limited. */
export type Heard =
  | { name: 'area.changed'; id: string; rooms: string[] }
  | { name: 'community.changed'; id: string }
  /** So many at once that whoever follows any reads again. */
  | { name: 'communities.changed' }
  | { name: 'content.changed'; kind: ContentKind; id: string; communityId: string; parentId: string | null }
  | { name: 'setting.changed'; key: string }
  | { name: 'mine.changed'; person: string; what: MineWhat }
  /** Sessions that ended: their sockets lose what they followed. */
  | { name: 'sessions.ended'; sessions: string[] }

/** Sessions that ended, in as many payloads as they need. */
export const endedSessions = (ended: { id: string }[]): Heard[] =>
  Array.from({ length: Math.ceil(ended.length / SESSIONS_MAX) }, (_, i) => ({
    name: 'sessions.ended',
    sessions: ended.slice(i * SESSIONS_MAX, (i + 1) * SESSIONS_MAX).map(({ id }) => id),
  }))

/** An area may touch every community there is: more than these are told as one. */
const COMMUNITIES_MAX = 100

function gathered(heard: Heard[]): Heard[] {
  const others = heard.filter(({ name }) => name !== 'community.changed')
  return heard.length - others.length > COMMUNITIES_MAX ? [...others, { name: 'communities.changed' }] : heard
}

/**
 * SQL that NOTIFYs all processes on commit. Duplicate payloads are sent once. Its one row says whether the transaction has
 * changed what sessions are read from, by the triggers of db/migrations/0008_sessions.ts.
 */
export function notifying(heard: Heard[]): RawBuilder<{ sessionsChanged: boolean }> {
  const payloads = [...new Set(gathered(heard).map((one) => JSON.stringify(one)))]
  return sql`
    select count(pg_notify(${CHANNEL}, payload)),
      coalesce(current_setting('fieldfare.sessions', true), '') <> '' as "sessionsChanged"
    from unnest(${payloads}::text[]) payload`
}
