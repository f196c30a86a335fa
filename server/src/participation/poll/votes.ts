import { AppError } from '@fieldfare/shared/errors.ts'
import { AddVote, PollId, type PollView } from '@fieldfare/shared/poll.ts'
import { sql } from 'kysely'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { takeLastWord } from '../../content/intent/lastWord.ts'
import { loads } from '../../content/load.ts'
import { nameTogether } from '../../content/namedPeople.ts'
import { publishContent } from '../../content/publish.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { poll } from './kind.ts'
import { msLeft, pollView } from './rows.ts'

/**
 * Asserts that a poll has not ended, to the millisecond of the database's clock. Called with the poll locked, so that no waiting
 * for a lock comes between this check and the write.
 * @throws an error with the code `late` once the poll has ended
 */
export async function assertOpen(db: Tx, pollId: string, late: 'ended' | 'ended-counted' = 'ended'): Promise<void> {
  const { left } = await db
    .selectFrom('poll')
    .select(msLeft.as('left'))
    .where('id', '=', pollId)
    .executeTakeFirstOrThrow()
  if (left !== null && left <= 0) throw new AppError(late)
}

const idFrom = ({ pollId }: { pollId: string }) => ({ id: pollId })
const readView = async ({ db, thing, who }: ContentCtx): Promise<PollView> =>
  orNotFound(await pollView(db, thing.id, who))

/** Votes for an option, given by its text, or changes the caller's vote to it. Repeating the same vote changes nothing. */
export const addVote = writeOn('poll.vote', AddVote, lockingCaller(loads(poll, idFrom))).mutation(
  async ({ input: { value }, ctx }): Promise<PollView> => {
    const { db, thing, who } = ctx
    await assertOpen(db, thing.id)
    await takeLastWord(ctx, 'vote', thing.id)
    const option = await db
      .selectFrom('poll_option')
      .select('id')
      .where('poll_id', '=', thing.id)
      .where('value', '=', value)
      .executeTakeFirst()
    if (!option) throw new AppError('bad-input', [{ path: ['value'], key: 'choice' }])
    const vote = {
      poll_id: thing.id,
      person_id: who.id,
      option_id: option.id,
      created_at: sql<Date>`clock_timestamp()`,
    }
    const changed = await db
      .insertInto('poll_vote')
      .values(vote)
      .onConflict((conflict) =>
        conflict.columns(['poll_id', 'person_id']).doUpdateSet(vote).where('poll_vote.option_id', '<>', option.id),
      )
      .returning('id')
      .executeTakeFirst()
    if (changed) await publishVote(ctx)
    return readView(ctx)
  },
)

/** Withdraws the caller's vote, until the end of the poll; allowed even after leaving the community. */
export const withdrawVote = writeOn('poll.withdraw', PollId, lockingCaller(loads(poll, idFrom))).mutation(
  async ({ ctx }): Promise<PollView> => {
    const { db, thing, who } = ctx
    // A vote that was cast before the end stays and counts.
    await assertOpen(db, thing.id, 'ended-counted')
    await takeLastWord(ctx, 'vote', thing.id)
    const deleted = await db
      .deleteFrom('poll_vote')
      .where('poll_id', '=', thing.id)
      .where('person_id', '=', who.id)
      .returning('id')
      .executeTakeFirst()
    if (deleted) await publishVote(ctx)
    return readView(ctx)
  },
)

/**
 * Publishes a vote as far as other people may know of it. If everyone sees the counts, the poll gets a new version number. If only
 * voters see the counts, the unchanged view is published, so that voters read the poll again. If the counts are shown at the end of the
 * poll, only the voter's own screens are updated.
 */
async function publishVote(ctx: ContentCtx): Promise<void> {
  const { db, thing, who } = ctx
  const { results } = await db.selectFrom('poll').select('results').where('id', '=', thing.id).executeTakeFirstOrThrow()
  if (results === 'always')
    await db
      .updateTable('poll')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', thing.id)
      .execute()
  if (results !== 'atEnd') publishContent(ctx, thing)
  await nameTogether(ctx, poll, thing)
  ctx.publishMine(who.id, 'content')
}
