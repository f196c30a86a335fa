import { INTENT_DAYS, type IntentView } from '@fieldfare/shared/intent.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/** Returns the time before which stored intents no longer count. */
export const forgottenBefore = (): Date => new Date(Date.now() - INTENT_DAYS * DAY_MS)

/** Selects a person's intents that still count. */
const intents = (db: Tx, personId: string) =>
  db
    .selectFrom('intent')
    .leftJoin('community', (join) =>
      join.onRef('community.id', '=', 'intent.join_id').on('community.deleted_at', 'is', null),
    )
    .select(['intent.id', 'act', 'subject_id', 'input', 'join_id', 'path', 'intent.state', 'code', 'kept_at'])
    .select('community.title')
    .where('person_id', '=', personId)
    .where('kept_at', '>', forgottenBefore())

export type IntentRow = Awaited<ReturnType<ReturnType<typeof intents>['executeTakeFirstOrThrow']>>

const toView = (row: IntentRow): IntentView => ({
  id: row.id,
  act: row.act,
  subjectId: row.subject_id,
  input: row.input as IntentView['input'],
  community: row.join_id !== null && row.title !== null ? { id: row.join_id, title: row.title } : null,
  then: row.path,
  state: row.state,
  code: row.code,
})

/** Reads a person's intents, oldest first, including those that are over. */
export async function allIntentsOf(db: Tx, personId: string): Promise<IntentView[]> {
  const rows = await intents(db, personId).orderBy('kept_at').orderBy('intent.id').execute()
  return rows.map(toView)
}

/** Reads a person's intents that are not over. There are few. */
export const intentsOf = async (db: Tx, personId: string): Promise<IntentView[]> =>
  (await allIntentsOf(db, personId)).filter(({ state }) => state !== 'dropped')

/** Reads one intent of a person, even if it is over; null if it does not exist. */
export async function intentOf(db: Tx, personId: string, id: string): Promise<IntentView | null> {
  const row = await intents(db, personId).where('intent.id', '=', id).executeTakeFirst()
  return row ? toView(row) : null
}

/** Milliseconds for which a process that claimed an intent is the only one to carry it out. */
const CLAIM_MS = 60_000

/** Claims the waiting intents of a person, so that only the calling process carries them out. @returns the intents, oldest first */
export async function claimWaiting(db: Tx, personId: string): Promise<IntentRow[]> {
  const claimed = await db
    .updateTable('intent')
    .set({ claimed_at: sql<Date>`now()` })
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .where((where) =>
      where.or([
        where('claimed_at', 'is', null),
        // Compared by the database's clock, which wrote the time: the clocks of the processes differ.
        where('claimed_at', '<', sql<Date>`now() - ${sql.lit(CLAIM_MS)} * interval '1 millisecond'`),
      ]),
    )
    .returning('id')
    .execute()
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  return intents(db, personId).where('intent.id', 'in', ids).orderBy('kept_at').orderBy('intent.id').execute()
}

/** Tells whether a person left a community after the time `kept`, when an intent was stored. */
export async function hasLeftSince(db: Tx, personId: string, communityId: string, kept: Date): Promise<boolean> {
  const left = await db
    .selectFrom('subscription')
    .select('left_at')
    .where('community_id', '=', communityId)
    .where('person_id', '=', personId)
    .where('left_at', '>', kept)
    .executeTakeFirst()
  return left !== undefined
}
