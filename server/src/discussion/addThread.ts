import { randomUUID } from 'node:crypto'
import { AddThread, type ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { type TransactionContext, writeOn } from '../call/call.ts'
import { standingOf } from '../community/standing.ts'
import { keepSent } from '../photo/sent.ts'
import { showPhotos } from './photos.ts'
import { oneThread } from './rows.ts'
import { there, toldThread } from './told.ts'

/** Begins a thread in a community. The same id again is answered as the first time. */
export const addThread = writeOn(
  'thread.add',
  AddThread,
  async (db, { communityId }, who) => ({
    facts: { community: await standingOf(db, communityId, who) },
    thing: communityId,
  }),
  keepSent,
).mutation(async ({ input, ctx }): Promise<ThreadView> => {
  const { title, description } = input
  const thread = { id: input.id ?? randomUUID(), community_id: ctx.thing, created_by: ctx.who.id }
  const inserted = await ctx.db
    .insertInto('thread')
    .values({ ...thread, title, description, created_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return answerAgain(ctx, thread)
  await showPhotos(ctx, thread.id, [...input.photoIds, ...ctx.before])
  // Its list counts it.
  ctx.publish({ name: 'community.changed', id: thread.community_id })
  return toldThread(ctx, thread)
})

interface Thread {
  id: string
  community_id: string
  created_by: string
}

async function answerAgain({ db }: TransactionContext, { id, community_id, created_by }: Thread): Promise<ThreadView> {
  const first = await db
    .selectFrom('thread')
    .select(['created_by', 'community_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (first?.created_by !== created_by || first.community_id !== community_id) throw new AppError('conflict')
  return there(await oneThread(db, id))
}
