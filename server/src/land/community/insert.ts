import { randomUUID } from 'node:crypto'
import { AddCommunity, type CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { z } from 'zod'
import { type Creator, lockPerson } from '../../platform/call/lockPerson.ts'
import { admitShape } from '../surface/shapeLimits.ts'
import { assertCan, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { announceClaims, needsApproval } from './claims.ts'
import { oneCommunity } from './rows.ts'

/**
 * Adds a community; a system community only for admins. The same id again gets the same answer.
 * @throws too-many-today
 */
export const insert = write('community.add', AddCommunity, (ctx, { measure }) => admitShape(ctx, measure)).mutation(
  async ({ input, ctx }): Promise<CommunityView> => {
    if (input.data.system) assertCan('community.addSystem', { who: ctx.who })
    const creator = await lockPerson(ctx.db, ctx.who.id)
    const id = await insertCommunity(ctx, { ...creator, admin: ctx.who.admin }, input)
    if (!ctx.who.admin) await assertFewToday(ctx.db, creator.id, ctx.deps.config.COMMUNITIES_A_DAY)
    const view = await oneCommunity(ctx.db, id, ctx.who)
    if (!view) throw new AppError('conflict')
    return view
  },
)

/**
 * Inserts a community and makes its creator its first moderator. Others see it at once, unless the creator's address is not
 * verified or an admin has to approve its land. The same id of the same person again changes nothing.
 */
export async function insertCommunity(
  ctx: TransactionContext,
  person: Creator & { admin: boolean },
  input: z.output<typeof AddCommunity>,
): Promise<string> {
  const { db } = ctx
  const id = input.id ?? randomUUID()
  const waits = person.verified && !person.admin && (await needsApproval(db, person.id, input.measure))
  const seen = person.verified && !waits
  const inserted = await db
    .insertInto('community')
    .values({
      id,
      created_by: person.id,
      ...input.data,
      geom: toGeom(input.measure),
      analitics: JSON.stringify(input.analitics),
      seen,
      ...(waits ? { claim: 'waiting', claimed_at: new Date() } : {}),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('area_m2')
    .executeTakeFirst()
  if (!inserted) {
    const first = await db.selectFrom('community').select('created_by').where('id', '=', id).executeTakeFirst()
    if (first?.created_by !== person.id) throw new AppError('conflict')
    return id
  }
  assertSurface(inserted.area_m2, 'measure')
  await db.insertInto('moderator').values({ community_id: id, person_id: person.id }).execute()
  await db
    .deleteFrom('draft')
    .where('person_id', '=', person.id)
    .where('kind', '=', 'community')
    .where('key', '=', id)
    .execute()
  await ctx.audit('community.add', id)
  if (seen) ctx.publish({ name: 'community.changed', id })
  if (waits) await announceClaims(ctx, person.id, [{ id, title: input.data.title }])
  ctx.publishMine(person.id, 'communities')
  return id
}

/** Deleted communities count, too. @throws too-many-today */
async function assertFewToday(db: Tx, personId: string, most: number): Promise<void> {
  const { today } = await db
    .selectFrom('community')
    .select((select) => select.fn.countAll<number>().as('today'))
    .where('created_by', '=', personId)
    .where('created_at', '>', new Date(Date.now() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (today > most) throw new AppError('too-many-today')
}
