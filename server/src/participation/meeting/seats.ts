import { drawnOrder } from '@fieldfare/shared/meetingDraw.ts'
import { sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { mineOf } from '../../platform/call/changeEvents.ts'
import { tellSeated } from './meetingNotices.ts'

/**
 * Draws, from the seed, the order of the people who accepted, and gives the first of them seats. Called once per meeting, with the meeting locked.
 * @returns the people with a seat, and the reserves
 */
export async function drawSeats(
  { db }: Pick<TransactionContext, 'db'>,
  meetingId: string,
  seed: string,
  seats: number,
): Promise<{ seated: string[]; reserves: string[] }> {
  const accepted = await db
    .selectFrom('meeting_answer')
    .select(['person_id', 'entry'])
    .where('meeting_id', '=', meetingId)
    .where('accepted', '=', true)
    .execute()
  const personOf = new Map(accepted.map(({ entry, person_id }) => [entry, person_id]))
  const order = await drawnOrder(seed, [...personOf.keys()])
  await sql`
    update meeting_answer a set place = o.place, seated_at = case when o.place <= ${seats}::integer then clock_timestamp() end
    from unnest(${order}::text[]) with ordinality as o (entry, place)
    where a.meeting_id = ${meetingId} and a.entry = o.entry`.execute(db)
  const people = order.flatMap((entry) => personOf.get(entry) ?? [])
  return { seated: people.slice(0, seats), reserves: people.slice(seats) }
}

/** Gives free seats to the next reserves, in the order of the draw, and notifies them. The caller has locked the meeting. */
export async function fillSeats(tx: TransactionContext, meetingId: string): Promise<void> {
  const { rows } = await sql<{ person_id: string }>`
    update meeting_answer set seated_at = clock_timestamp()
    where meeting_id = ${meetingId} and place in (
      select place from meeting_answer
      where meeting_id = ${meetingId} and place is not null and seated_at is null and given_back_at is null
      order by place limit greatest(0, (select number from meeting where id = ${meetingId}) - (
        select count(*) from meeting_answer
        where meeting_id = ${meetingId} and seated_at is not null and given_back_at is null))
    ) returning person_id`.execute(tx.db)
  const people = rows.map(({ person_id }) => person_id)
  if (people.length === 0) return
  await tellSeated(tx, meetingId, people, 'meeting.seat')
  tx.publish(mineOf(people, 'content'))
}
