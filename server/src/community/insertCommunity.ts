import { randomUUID } from 'node:crypto'
import type { AddCommunity } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { z } from 'zod'
import type { Maker } from '../account/lockPerson.ts'
import type { TransactionContext } from '../call/call.ts'
import { toGeom } from '../db/geo.ts'

/** Writes a community whose creator becomes its first moderator. The same id from the same person again: no change. */
export async function insertCommunity(
  ctx: TransactionContext,
  person: Maker,
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
