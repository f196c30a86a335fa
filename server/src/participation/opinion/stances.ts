import { AppError } from '@fieldfare/shared/errors.ts'
import {
  OpinionId,
  type OpinionView,
  type Stance,
  ViewpointId,
  type ViewpointView,
  VoteOnViewpoint,
} from '@fieldfare/shared/opinion.ts'
import { sql } from 'kysely'
import type { ContentCtx } from '../../content/kind.ts'
import { takeLastWord } from '../../content/intent/lastWord.ts'
import { loads } from '../../content/load.ts'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { opinion, viewpoint } from './kind.ts'
import { opinionView, viewpointView } from './rows.ts'

const idFrom = ({ viewpointId, opinionId }: { viewpointId: string; opinionId: string }) => ({
  id: viewpointId,
  parentId: opinionId,
})
const presentView = async ({ db, thing, who }: ContentCtx): Promise<ViewpointView> =>
  orNotFound(await viewpointView(db, thing.id, who))

/**
 * Votes on a viewpoint, or changes the caller's vote. Repeating the same vote changes nothing. Only the voter's own screens show the
 * vote before the next computation.
 * @throws ended if the opinion map has ended
 */
export const voteOnViewpoint = writeOn(
  'viewpoint.vote',
  VoteOnViewpoint,
  lockingCaller(loads(viewpoint, idFrom, { lock: false })),
).mutation(async ({ input, ctx }): Promise<ViewpointView> => {
  // The lock makes ending the opinion map and votes in progress wait for each other.
  const { ended_at } = await ctx.db
    .selectFrom('opinion')
    .select('ended_at')
    .where('id', '=', input.opinionId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (ended_at) throw new AppError('ended')
  await takeLastWord(ctx, 'stance', input.opinionId)
  await voteAs(ctx, input)
  return presentView(ctx)
})

/** Casts a vote of the caller, whose row of `person` is locked. */
export async function voteAs(
  { db, who, enqueue, publishMine }: ContentCtx,
  { opinionId, viewpointId, stance }: { opinionId: string; viewpointId: string; stance: Stance },
): Promise<void> {
  await db
    .insertInto('opinion_voter')
    .values({ opinion_id: opinionId, person_id: who.id })
    .onConflict((conflict) => conflict.columns(['opinion_id', 'person_id']).doNothing())
    .execute()
  const changed = await db
    .insertInto('viewpoint_vote')
    .columns(['opinion_voter_id', 'viewpoint_id', 'value', 'voted_at'])
    .expression(
      db
        .selectFrom('opinion_voter')
        .select((row) => ['id', row.val(viewpointId).as('viewpoint_id'), row.val(stance).as('value')])
        .select(sql<Date>`clock_timestamp()`.as('voted_at'))
        .where('opinion_id', '=', opinionId)
        .where('person_id', '=', who.id),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['opinion_voter_id', 'viewpoint_id'])
        .doUpdateSet({ value: stance, voted_at: sql<Date>`clock_timestamp()` })
        .where('viewpoint_vote.value', '<>', stance),
    )
    .returning('viewpoint_id')
    .executeTakeFirst()
  if (!changed) return
  await enqueue('makeOpinionMap', { opinionId })
  publishMine(who.id, 'content')
}

/** Withdraws the caller's vote on a viewpoint, even after the end or after leaving the community. */
export const withdrawViewpointVote = writeOn(
  'viewpoint.withdraw',
  ViewpointId,
  lockingCaller(loads(viewpoint, idFrom, { lock: false })),
).mutation(async ({ input: { opinionId, viewpointId }, ctx }): Promise<ViewpointView> => {
  const { db, who } = ctx
  await takeLastWord(ctx, 'stance', opinionId)
  const voter = await voterOf(db, opinionId, who.id)
  const gone = await db
    .deleteFrom('viewpoint_vote')
    .where('opinion_voter_id', '=', voter)
    .where('viewpoint_id', '=', viewpointId)
    .returning('opinion_voter_id')
    .executeTakeFirst()
  if (gone) {
    await sql`delete from opinion_voter where id = ${voter}
      and not exists (select from viewpoint_vote where opinion_voter_id = ${voter})`.execute(db)
    await ctx.enqueue('makeOpinionMap', { opinionId })
    ctx.publishMine(who.id, 'content')
  }
  return presentView(ctx)
})

const voterOf = async (db: Tx, opinionId: string, personId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('opinion_voter')
      .select('id')
      .where('opinion_id', '=', opinionId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
  )?.id ?? null

/** Withdraws all votes of the caller in an opinion map, and so the caller's position in it. */
export const withdrawOpinionVotes = writeOn(
  'opinion.withdraw',
  OpinionId,
  lockingCaller(loads(opinion, ({ opinionId }) => ({ id: opinionId }), { lock: false })),
).mutation(async ({ input: { opinionId }, ctx }): Promise<OpinionView> => {
  const { db, who } = ctx
  await takeLastWord(ctx, 'stance', opinionId)
  const gone = await db
    .deleteFrom('opinion_voter')
    .where('opinion_id', '=', opinionId)
    .where('person_id', '=', who.id)
    .returning('id')
    .executeTakeFirst()
  if (gone) {
    await ctx.enqueue('makeOpinionMap', { opinionId })
    ctx.publishMine(who.id, 'content')
  }
  return orNotFound(await opinionView(db, opinionId, who))
})
