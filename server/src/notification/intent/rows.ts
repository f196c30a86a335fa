import { INTENT_DAYS, type IntentView } from '@fieldfare/shared/intent.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/** The time before which an intent was kept that counts no more. */
export const forgottenBefore = (): Date => new Date(Date.now() - INTENT_DAYS * DAY_MS)

/** The rows of a person's intents that still count. */
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

/** The intents of a person, the oldest first, with those that are over. */
export async function allIntentsOf(db: Tx, personId: string): Promise<IntentView[]> {
  const rows = await intents(db, personId).orderBy('kept_at').orderBy('intent.id').execute()
  return rows.map(toView)
}

/** The intents of a person that are not over. There are few. */
export const intentsOf = async (db: Tx, personId: string): Promise<IntentView[]> =>
  (await allIntentsOf(db, personId)).filter(({ state }) => state !== 'dropped')

/** One intent of a person, also one that is over. */
export async function intentOf(db: Tx, personId: string, id: string): Promise<IntentView | null> {
  const row = await intents(db, personId).where('intent.id', '=', id).executeTakeFirst()
  return row ? toView(row) : null
}

/** Milliseconds in which no other process carries out an intent that one has begun to. */
const CLAIM_MS = 60_000

/** The waiting intents of a person, oldest first, which from now on the caller alone carries out. */
export async function claimWaiting(db: Tx, personId: string): Promise<IntentRow[]> {
  const claimed = await db
    .updateTable('intent')
    .set({ claimed_at: sql<Date>`now()` })
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .where((where) =>
      where.or([
        where('claimed_at', 'is', null),
        // By the clock that wrote it: those of the processes differ.
        where('claimed_at', '<', sql<Date>`now() - ${sql.lit(CLAIM_MS)} * interval '1 millisecond'`),
      ]),
    )
    .returning('id')
    .execute()
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  return intents(db, personId).where('intent.id', 'in', ids).orderBy('kept_at').orderBy('intent.id').execute()
}

/** Tells whether a person left a community after an intent of theirs was kept. */
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
