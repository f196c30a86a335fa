import { DeleteCommunity } from '@fieldfare/shared/community.ts'
import { sql } from 'kysely'
import { type TransactionContext, writeOn } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { lockCommunity } from './lockCommunity.ts'

/**
 * Hides a community with all that is said in it, for everyone; it can be taken back until it is purged. People's areas and
 * their subscriptions stay, and those who subscribe are told.
 */
export const deleteCommunity = writeOn('community.delete', DeleteCommunity, (db, input, who) =>
  lockCommunity(db, input.communityId, who),
).mutation(async ({ ctx }) => {
  const { thing, who } = ctx
  if (!thing.hidden_at) {
    await hide(ctx, { hidden_at: new Date(), hidden_by: who.id })
    for (const person of await tellEnded(ctx)) ctx.publishMine(person, 'notices')
    await ctx.audit('community.delete', thing.id, { title: thing.title }, thing.id)
  }
  return { deleted: 1 as const, id: thing.id }
})

/** Takes a removal back, and with it what was told of it. What an admin removed only an admin takes back. */
export const restoreCommunity = writeOn('community.restore', DeleteCommunity, (db, input, who) =>
  lockCommunity(db, input.communityId, who),
).mutation(async ({ ctx }) => {
  const { thing } = ctx
  if (thing.hidden_at) {
    await hide(ctx, { hidden_at: null, hidden_by: null })
    for (const person of await untellEnded(ctx)) ctx.publishMine(person, 'notices')
    await ctx.audit('community.restore', thing.id, { title: thing.title }, thing.id)
  }
  return { restored: 1 as const, id: thing.id }
})

type Ctx = TransactionContext & { who: Session; thing: { id: string; title: string; seen: boolean; creatorId: string } }

async function hide(ctx: Ctx, hidden: { hidden_at: Date | null; hidden_by: string | null }): Promise<void> {
  const { id, seen } = ctx.thing
  await ctx.db
    .updateTable('community')
    .set((set) => ({ ...hidden, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (seen) ctx.publish({ name: 'community.changed', id })
  ctx.publishMine(ctx.who.id, 'communities')
}

/** Everyone who has to do with it, those who left as well, and its creator. */
const concerned = ({ id, creatorId }: Ctx['thing']) => sql`(
  select person_id, left_at from subscription where community_id = ${id}
  union all select id, null from person where id = ${creatorId} and deleted_at is null)`

async function tellEnded(ctx: Ctx): Promise<string[]> {
  const { id: communityId, title } = ctx.thing
  const { rows } = await sql<{ person_id: string }>`
    insert into notification (person_id, kind, cause, data)
    select distinct person_id, 'community.ended', ${communityId}, ${JSON.stringify({ communityId, title })}::jsonb
    from ${concerned(ctx.thing)} concerned where left_at is null and person_id <> ${ctx.who.id}
    on conflict do nothing
    returning person_id`.execute(ctx.db)
  return rows.map(({ person_id }) => person_id)
}

async function untellEnded(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    delete from notification
    where kind = 'community.ended' and cause = ${ctx.thing.id}
      and person_id in (select person_id from ${concerned(ctx.thing)} concerned)
    returning person_id`.execute(ctx.db)
  return rows.map(({ person_id }) => person_id)
}
