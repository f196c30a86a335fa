import { type CommunityContents, DeleteCommunity, type DeletedCommunity } from '@fieldfare/shared/community.ts'
import type { ContentCounts } from '@fieldfare/shared/content.ts'
import { DAY_MS, RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { assertCan, readMine, writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { contentsOf, photosIn } from '../../content/contentCounts.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { lockCommunity } from './load.ts'
import { membershipOf } from '../../content/membership/membership.ts'

/**
 * Deletes a community with its content; it can be restored until it is purged. People's areas and subscriptions stay, and
 * the subscribers are notified.
 */
export const deleteCommunity = writeOn('community.delete', DeleteCommunity, (db, input, who) =>
  lockCommunity(db, input.communityId, who),
).mutation(async ({ ctx }) => {
  const { thing, who } = ctx
  if (!thing.deleted_at) {
    await setDeleted(ctx, { deleted_at: new Date(), deleted_by: who.id })
    for (const person of await notifyDeleted(ctx)) ctx.publishMine(person, 'notices')
    await ctx.audit('community.delete', thing.id, { title: thing.title }, thing.id)
  }
  return { deleted: 1 as const, id: thing.id }
})

/**
 * Restores a community and retracts the notifications of its deletion. Only an admin restores a community that an admin
 * deleted.
 */
export const restoreCommunity = writeOn('community.restore', DeleteCommunity, (db, input, who) =>
  lockCommunity(db, input.communityId, who),
).mutation(async ({ ctx }) => {
  const { thing } = ctx
  if (thing.deleted_at) {
    await setDeleted(ctx, { deleted_at: null, deleted_by: null })
    for (const person of await retractDeleted(ctx)) ctx.publishMine(person, 'notices')
    await ctx.audit('community.restore', thing.id, { title: thing.title }, thing.id)
  }
  return { restored: 1 as const, id: thing.id }
})

type Ctx = TransactionContext & { who: Session; thing: { id: string; title: string; seen: boolean; creatorId: string } }

async function setDeleted(ctx: Ctx, deletion: { deleted_at: Date | null; deleted_by: string | null }): Promise<void> {
  const { id, seen } = ctx.thing
  await ctx.db
    .updateTable('community')
    .set((set) => ({ ...deletion, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (seen) ctx.publish({ name: 'community.changed', id })
  ctx.publishMine(ctx.who.id, 'communities')
}

/** SQL of the people to notify: all current and former subscribers, and the creator. */
const concernedPeople = ({ id, creatorId }: Ctx['thing']) => sql`(
  select person_id, left_at from subscription where community_id = ${id}
  union all select id, null from person where id = ${creatorId} and deleted_at is null)`

async function notifyDeleted(ctx: Ctx): Promise<string[]> {
  const { id: communityId, title } = ctx.thing
  const { rows } = await sql<{ person_id: string }>`
    insert into notification (person_id, kind, cause, data)
    select distinct person_id, 'community.ended', ${communityId}, ${JSON.stringify({ communityId, title })}::jsonb
    from ${concernedPeople(ctx.thing)} concerned where left_at is null and person_id <> ${ctx.who.id}
    on conflict do nothing
    returning person_id`.execute(ctx.db)
  return rows.map(({ person_id }) => person_id)
}

async function retractDeleted(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    delete from notification
    where kind = 'community.ended' and cause = ${ctx.thing.id}
      and person_id in (select person_id from ${concernedPeople(ctx.thing)} concerned)
    returning person_id`.execute(ctx.db)
  return rows.map(({ person_id }) => person_id)
}

/** Counts the visible contents of a community that would be deleted with it. */
export const communityContents = readMine('community.seeMine', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<CommunityContents> => {
    assertCan('community.delete', { who: ctx.who, community: await membershipOf(ctx.db, input.id, ctx.who) })
    return visibleIn(ctx.db, input.id)
  },
)

/** Counts the subscribers, photos and contents of a community that are visible now. */
async function visibleIn(db: Tx, communityId: string): Promise<CommunityContents> {
  const { rows } = await sql<{ subscribers: number; photos: number; contents: ContentCounts }>`select
    (select count(*)::integer from subscription where community_id = ${communityId} and left_at is null and seen) as subscribers,
    ${photosIn(communityId)} as photos,
    ${contentsOf(communityId)} as contents`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a row')
  return { subscribers: row.subscribers, photos: row.photos, ...row.contents }
}

/** The deleted communities that the caller may restore, the last deleted first. */
export const deleted = readMine('community.seeMine', z.strictObject(PageInput)).query(
  ({ input, ctx: { db, who } }): Promise<Page<DeletedCommunity>> =>
    paged(
      db
        .selectFrom('community')
        .select(['id', 'title', sql<Date>`deleted_at`.as('deleted_at')])
        .where('deleted_at', 'is not', null)
        .$if(!who.admin, (query) => query.where('created_by', '=', who.id).where('deleted_by', '=', who.id)),
      byTime('deleted_at', 'id'),
      input,
      ({ id, title, deleted_at }) => ({
        id,
        title,
        deletedAt: deleted_at.toISOString(),
        until: new Date(deleted_at.getTime() + RESTORABLE_DAYS * DAY_MS).toISOString(),
      }),
    ),
)
