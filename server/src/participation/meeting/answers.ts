import { randomBytes } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { MeetingId, type MeetingView } from '@fieldfare/shared/meeting.ts'
import { sql } from 'kysely'
import { writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { publishContent } from '../../content/publish.ts'
import { loadsMeeting, presentMeeting, stageOf } from './load.ts'
import { fillSeats } from './seats.ts'

const ENTRY_BYTES = 6

/** Makes a pseudonym for the draw, such as 3f9a-71c0-b2e4. Nobody but its person can know whose it is. */
const newEntry = (): string =>
  randomBytes(ENTRY_BYTES)
    .toString('hex')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/**
 * Accepts or rejects an invitation, until the draw. Repeating the same answer changes nothing, even after the draw.
 * @throws drawn for a different answer after the draw; started for a different answer after the meeting has begun
 */
async function answer(ctx: ContentCtx, accepted: boolean): Promise<MeetingView> {
  const { db, thing, who } = ctx
  const before = await db
    .selectFrom('meeting_answer')
    .select('accepted')
    .where('meeting_id', '=', thing.id)
    .where('person_id', '=', who.id)
    .executeTakeFirst()
  if (before?.accepted === accepted) return presentMeeting(ctx)
  const { drawn_at, started } = await stageOf(db, thing.id)
  if (drawn_at) throw new AppError('drawn')
  if (started) throw new AppError('started')
  await db
    .insertInto('meeting_answer')
    .values({ meeting_id: thing.id, person_id: who.id, accepted, entry: newEntry() })
    .onConflict((conflict) =>
      conflict.columns(['meeting_id', 'person_id']).doUpdateSet({ accepted, answered_at: sql`clock_timestamp()` }),
    )
    .execute()
  publishContent(ctx, thing)
  ctx.publishMine(who.id, 'content')
  return presentMeeting(ctx)
}

export const acceptInvite = writeOn('meeting.answer', MeetingId, lockingCaller(loadsMeeting)).mutation(({ ctx }) =>
  answer(ctx, true),
)

export const rejectInvite = writeOn('meeting.answer', MeetingId, lockingCaller(loadsMeeting)).mutation(({ ctx }) =>
  answer(ctx, false),
)

/**
 * Gives the caller's seat to the first reserve, who gets a notice and a mail. A caller who is a reserve gives up the place in the draw.
 * A repeated call changes nothing.
 * @throws not-found if the caller has no place in the draw; started once the meeting has begun
 */
export const giveSeatBack = writeOn('meeting.giveBack', MeetingId, lockingCaller(loadsMeeting)).mutation(
  async ({ ctx }): Promise<MeetingView> => {
    const { db, thing, who } = ctx
    const seat = await db
      .selectFrom('meeting_answer')
      .select('given_back_at')
      .where('meeting_id', '=', thing.id)
      .where('person_id', '=', who.id)
      .where('place', 'is not', null)
      .executeTakeFirst()
    if (!seat) throw new AppError('not-found')
    if (seat.given_back_at) return presentMeeting(ctx)
    const { started } = await stageOf(db, thing.id)
    if (started) throw new AppError('started')
    await returnPlace(ctx, who.id, thing)
    return presentMeeting(ctx)
  },
)

/** Marks a person's place in the draw as given back, and gives a freed seat to the first reserve. The caller has locked the meeting. */
export async function returnPlace(
  ctx: Pick<ContentCtx, 'db' | 'publish' | 'publishMine' | 'enqueueAll'> & Parameters<typeof fillSeats>[0],
  personId: string,
  { id, community_id }: { id: string; community_id: string },
): Promise<void> {
  await ctx.db
    .updateTable('meeting_answer')
    .set({ given_back_at: sql`clock_timestamp()` })
    .where('meeting_id', '=', id)
    .where('person_id', '=', personId)
    .execute()
  await fillSeats(ctx, id)
  publishContent(ctx, { kind: 'meeting', id, parent_id: null, community_id })
  ctx.publishMine(personId, 'content')
}
