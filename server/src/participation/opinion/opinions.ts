import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import {
  AddOpinion,
  AddViewpoint,
  OpinionId,
  type OpinionView,
  sameViewpoint,
  VIEWPOINTS_MAX,
  type ViewpointView,
} from '@fieldfare/shared/opinion.ts'
import { sql } from 'kysely'
import { addContent, insertContent } from '../../content/add.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { isRetry, loads, loadsCommunity, lockContent } from '../../content/load.ts'
import { publishContent } from '../../content/publish.ts'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller, lockPerson } from '../../platform/call/lockPerson.ts'
import { opinion, viewpoint } from './kind.ts'
import { opinionView, viewpointView } from './rows.ts'
import { voteAs } from './stances.ts'

/** Adds an opinion map with its first viewpoints to a community. A repeated call with the same id returns the same map. */
export const addOpinion = writeOn('opinion.add', AddOpinion, lockingCaller(loadsCommunity)).mutation(
  ({ input: { id, title, description, viewpoints: first }, ctx }): Promise<OpinionView> =>
    addContent(ctx, opinion, id, async (row) => {
      await insertContent(ctx.db, 'opinion', { ...row, title, description, viewpoints: first.length })
      if (first.length === 0) return
      const { id: opinion_id, created_by } = row
      await ctx.db
        .insertInto('viewpoint')
        .values(first.map((text, at) => ({ id: randomUUID(), opinion_id, created_by, number: at + 1, text })))
        .execute()
    }),
)

/**
 * Adds a viewpoint, together with its author's vote, which agrees. A repeated call with the same id returns the same viewpoint.
 * @throws ended if the opinion map has ended; bad-input for a text that it already has, and above VIEWPOINTS_MAX viewpoints
 */
export const addViewpoint = writeOn('viewpoint.add', AddViewpoint, async (db, { opinionId }, who) => {
  await lockPerson(db, who.id)
  return lockContent(db, { kind: 'opinion', id: opinionId }, who)
}).mutation(async ({ input: { text, id = randomUUID() }, ctx }): Promise<ViewpointView> => {
  const { db, who, thing } = ctx
  if (!(await isRetry(db, viewpoint, id, who, thing.id))) {
    await insertViewpoint(ctx, id, text)
    await voteAs(ctx, { opinionId: thing.id, viewpointId: id, stance: 1 })
    publishContent(ctx, { kind: 'viewpoint', id, parent_id: thing.id, community_id: thing.community_id })
    publishContent(ctx, thing)
  }
  return orNotFound(await viewpointView(db, id, who))
})

async function insertViewpoint({ db, who, thing }: ContentCtx, id: string, text: string): Promise<void> {
  const { ended_at } = await db
    .selectFrom('opinion')
    .select('ended_at')
    .where('id', '=', thing.id)
    .executeTakeFirstOrThrow()
  if (ended_at) throw new AppError('ended')
  const all = await db
    .selectFrom('viewpoint')
    .select(['number', 'text', 'deleted_at'])
    .where('opinion_id', '=', thing.id)
    .execute()
  const there = all.filter(({ deleted_at }) => deleted_at === null)
  if (there.some((other) => sameViewpoint(other.text, text)))
    throw new AppError('bad-input', [{ path: ['text'], key: 'twice' }])
  if (there.length >= VIEWPOINTS_MAX)
    throw new AppError('bad-input', [{ path: ['text'], key: 'tooMany', params: { max: VIEWPOINTS_MAX } }])
  const number = Math.max(0, ...all.map((other) => other.number)) + 1
  const added = await db
    .insertInto('viewpoint')
    .values({ id, opinion_id: thing.id, created_by: who.id, number, text, created_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another person's request inserted this id concurrently.
  if (!added) throw new AppError('conflict')
  await db
    .updateTable('opinion')
    .set((set) => ({ viewpoints: set('viewpoints', '+', 1), version: set('version', '+', 1) }))
    .where('id', '=', thing.id)
    .execute()
}

/** Ends an opinion map for good: votes and new viewpoints are then refused. A repeated call changes nothing. */
export const endOpinion = writeOn(
  'opinion.end',
  OpinionId,
  loads(opinion, ({ opinionId }) => ({ id: opinionId })),
).mutation(async ({ ctx }): Promise<OpinionView> => {
  const { db, who, thing } = ctx
  const ended = await db
    .updateTable('opinion')
    .set((set) => ({ ended_at: sql<Date>`clock_timestamp()`, version: set('version', '+', 1) }))
    .where('id', '=', thing.id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (ended) publishContent(ctx, thing)
  return orNotFound(await opinionView(db, thing.id, who))
})
