import { sql } from 'kysely'
import { deleteReader, endRestored } from '../../content/delivery/ledger.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'
import { publishContent } from '../../content/publish.ts'
import { returnPlace } from './answers.ts'

/** Locks the future meetings whose invitation a person answered, in the order of the meetings' ids. */
async function lockAnswered({ db }: TransactionContext, personId: string, communityId?: string) {
  const { rows } = await sql<{ id: string; community_id: string; drawn: boolean }>`
    select m.id, m.community_id, m.drawn_at is not null as drawn from meeting m
    where m.start_time > clock_timestamp() and ${communityId ? sql`m.community_id = ${communityId}` : sql`true`}
      and exists (select from meeting_answer a where a.meeting_id = m.id and a.person_id = ${personId}
        and a.given_back_at is null)
    order by m.id for no key update`.execute(db)
  return rows
}

/**
 * Ends a person's answers to invitations. Before the draw the answer is deleted. After the draw the seat goes to the first reserve,
 * and the person's entry stays in the published draw.
 */
async function endAnswers(tx: TransactionContext, personId: string, communityId?: string): Promise<void> {
  for (const meeting of await lockAnswered(tx, personId, communityId)) {
    const deleted = await tx.db
      .deleteFrom('meeting_answer')
      .where('meeting_id', '=', meeting.id)
      .where('person_id', '=', personId)
      .where('place', 'is', null)
      .returning('person_id')
      .executeTakeFirst()
    if (deleted)
      publishContent(tx, { kind: 'meeting', id: meeting.id, parent_id: null, community_id: meeting.community_id })
    else await returnPlace(tx, personId, meeting)
  }
}

export const meetingAccountHooks: AccountHooks = {
  async onLeft(tx, personId, communityId) {
    const moderator = await tx.db
      .selectFrom('moderator')
      .select('person_id')
      .where('community_id', '=', communityId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    // The creator stays a moderator, and so stays invited.
    if (!moderator) await endAnswers(tx, personId, communityId)
  },
  onDisabled: (tx, personId) => endAnswers(tx, personId),
  async onErased(tx, personId) {
    await endAnswers(tx, personId)
    await tx.db.deleteFrom('meeting_answer').where('person_id', '=', personId).where('place', 'is', null).execute()
    await deleteReader(tx.db, 'meeting', personId)
  },
  async onRestored(db, { now }) {
    await endRestored(db, 'meeting', 'none', now)
  },
  exported: {
    meetingAnswers: {
      table: 'meeting_answer',
      owner: 'person_id',
      columns: 'meeting_id, accepted, answered_at, entry, place, seated_at, given_back_at',
    },
  },
}
