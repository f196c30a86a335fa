import { randomUUID } from 'node:crypto'
import { AddCommunity, type CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { z } from 'zod'
import { type Creator, lockPerson } from '../../platform/call/lockPerson.ts'
import { admitShape } from '../surface/shapeLimits.ts'
import { assertCan, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { announceClaims } from './claims.ts'
import { judgeLand, keptReasons, type LandLook, lockClaims, lookAtLand } from './heldLand.ts'
import { oneCommunity } from './rows.ts'

/**
 * Adds a community; only admins add a system community. A repeated request with the same id returns the same answer.
 * @throws too-many-today
 */
export const insert = write(
  'community.add',
  AddCommunity,
  (ctx, { measure }) => admitShape(ctx, measure),
  async ({ deps, who }, { measure: shape }) =>
    who.admin ? null : lookAtLand(deps.db.kysely, { ownerId: who.id, shape, areaM2: geodesicArea(shape) }),
).mutation(async ({ input, ctx }): Promise<CommunityView> => {
  const { db, who, looked } = ctx
  if (input.data.system) assertCan('community.addSystem', { who })
  const creator = await lockPerson(db, who.id)
  const id = await insertCommunity(ctx, creator, input, looked)
  if (!who.admin) await assertFewToday(db, creator.id, ctx.deps.config.COMMUNITIES_A_DAY)
  const view = await oneCommunity(db, id, who)
  if (!view) throw new AppError('conflict')
  return view
})

/**
 * Inserts a community and makes its creator its first moderator. Others see it at once, unless the creator's e-mail address is not verified
 * or an admin has to approve its land. A repeated call with the same id and person changes nothing.
 *
 * @param look the comparison by which the land is judged; null for land of an admin, and of a person whose land is judged when their e-mail
 * address is verified
 */
export async function insertCommunity(
  ctx: TransactionContext,
  person: Creator,
  input: z.output<typeof AddCommunity>,
  look: LandLook | null,
): Promise<string> {
  const { db } = ctx
  const id = input.id ?? randomUUID()
  let waits = false
  if (person.verified && look) {
    await lockClaims(db)
    waits = (await judgeLand(db, look)).waits
  }
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
      ...(waits && look ? { claim: 'waiting', claimed_at: new Date(), ...keptReasons(look) } : {}),
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

/** Refuses a community beyond the daily maximum. Deleted communities count, too. @throws too-many-today */
async function assertFewToday(db: Tx, personId: string, most: number): Promise<void> {
  const { today } = await db
    .selectFrom('community')
    .select((select) => select.fn.countAll<number>().as('today'))
    .where('created_by', '=', personId)
    .where('created_at', '>', new Date(Date.now() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (today > most) throw new AppError('too-many-today')
}
