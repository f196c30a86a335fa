import { randomUUID } from 'node:crypto'
import { AddCommunity, type CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { z } from 'zod'
import { type Creator, lockPerson } from '../account/lockPerson.ts'
import { assertCan, type TransactionContext, write } from '../call/call.ts'
import { toGeom } from '../db/geo.ts'
import { oneCommunity } from './rows.ts'

/** Adds a community; a system community only for admins. The same id again gets the same answer. */
export const insert = write('community.add', AddCommunity).mutation(async ({ input, ctx }): Promise<CommunityView> => {
  if (input.data.system) assertCan('community.addSystem', { who: ctx.who })
  const id = await insertCommunity(ctx, await lockPerson(ctx.db, ctx.who.id), input)
  const view = await oneCommunity(ctx.db, id, ctx.who)
  if (!view) throw new AppError('conflict')
  return view
})

/** Inserts a community and makes its creator its first moderator. The same id of the same person again changes nothing. */
export async function insertCommunity(
  ctx: TransactionContext,
  person: Creator,
  input: z.output<typeof AddCommunity>,
): Promise<string> {
  const { db } = ctx
  const id = input.id ?? randomUUID()
  const inserted = await db
    .insertInto('community')
    .values({
      id,
      created_by: person.id,
      ...input.data,
      geom: toGeom(input.measure),
      analitics: JSON.stringify(input.analitics),
      seen: person.verified,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const first = await db.selectFrom('community').select('created_by').where('id', '=', id).executeTakeFirst()
    if (first?.created_by !== person.id) throw new AppError('conflict')
    return id
  }
  await db.insertInto('moderator').values({ community_id: id, person_id: person.id }).execute()
  await db
    .deleteFrom('draft')
    .where('person_id', '=', person.id)
    .where('kind', '=', 'community')
    .where('key', '=', id)
    .execute()
  await ctx.audit('community.add', id)
  if (person.verified) ctx.publish({ name: 'community.changed', id })
  ctx.publishMine(person.id, 'communities')
  return id
}
