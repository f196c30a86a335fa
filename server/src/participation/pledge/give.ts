import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { CONTRIBUTIONS_MAX } from '@fieldfare/shared/limits.ts'
import { AddAmountPledge, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { sql } from 'kysely'
import { grantMedal, pointsOf } from '../../people/account/rewards.ts'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { addMail } from '../../content/delivery/ledger.ts'
import { takeLastWord } from '../../content/intent/lastWord.ts'
import { loads } from '../../content/load.ts'
import { nameTogether } from '../../content/namedPeople.ts'
import { publishContent } from '../../content/publish.ts'
import { pledge } from './kind.ts'
import { GIVEN, pledgeDelivery } from './pledgeDelivery.ts'
import { pledgeView, showReasons } from './rows.ts'

/**
 * Adds a contribution of the caller to a pledge, in the pledge's rhythm, and mails a confirmation with a link to change it. Nothing is
 * charged. A repeated call with the same id returns the same result.
 */
export const addAmountPledge = writeOn(
  'pledge.give',
  AddAmountPledge,
  lockingCaller(loads(pledge, ({ pledgeId }: { pledgeId: string }) => ({ id: pledgeId }))),
).mutation(async ({ input, ctx }): Promise<PledgeView> => {
  const { db, thing, who } = ctx
  const { id = randomUUID(), amount: amount_cents, reason } = input
  if (!(await givenBefore(ctx, id))) {
    await takeLastWord(ctx, 'give', thing.id)
    await assertFewEnough(ctx)
    const added = await db
      .insertInto('contribution')
      .values({
        id,
        pledge_id: thing.id,
        person_id: who.id,
        amount_cents,
        reason,
        created_at: sql<Date>`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another person's request inserted this id concurrently.
    if (!added) throw new AppError('conflict')
    await reward(ctx)
    await addMail(ctx, pledgeDelivery, { subjectId: id, personId: who.id, about: GIVEN })
    await publishGiving(ctx, thing, who.id)
  }
  return orNotFound(await pledgeView(db, thing.id, who))
})

/**
 * Tells whether the caller already gave the contribution with this id.
 * @throws conflict if the id belongs to another person's contribution, or to a contribution to another pledge
 */
async function givenBefore({ db, thing, who }: ContentCtx, id: string): Promise<boolean> {
  const first = await db
    .selectFrom('contribution')
    .select(['pledge_id', 'person_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (first && (first.pledge_id !== thing.id || first.person_id !== who.id)) throw new AppError('conflict')
  return first !== undefined
}

async function assertFewEnough({ db, thing, who }: ContentCtx): Promise<void> {
  const { count } = await db
    .selectFrom('contribution')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('pledge_id', '=', thing.id)
    .where('person_id', '=', who.id)
    .executeTakeFirstOrThrow()
  if (count >= CONTRIBUTIONS_MAX)
    throw new AppError('bad-input', [{ path: ['amount'], key: 'oftenEnough', params: { max: CONTRIBUTIONS_MAX } }])
}

/** Grants the giver points once per pledge, however often the giver gives to it, and the medal for the first contribution ever. */
async function reward(ctx: ContentCtx): Promise<void> {
  const { db, thing, who } = ctx
  ctx.grant(who.id, 'FUND_PLEDGE', thing.id, await pointsOf(db, 'FUND_PLEDGE'))
  const medal = await db
    .selectFrom('medal')
    .select('medal')
    .where('person_id', '=', who.id)
    .where('medal', '=', 'FIRST_PLEDGE')
    .executeTakeFirst()
  if (!medal) await grantMedal(ctx, who.id, 'FIRST_PLEDGE')
  ctx.publishMine(who.id, 'account')
}

/**
 * Publishes the changed totals of a pledge to everyone, and updates the giver's own screens. Names and reasons of givers are
 * published later, in groups.
 */
export async function publishGiving(
  ctx: Pick<ContentCtx, 'db' | 'publish' | 'publishMine'>,
  { id, community_id }: { id: string; community_id: string },
  personId: string,
): Promise<void> {
  const { db, publish, publishMine } = ctx
  await showReasons(db, id, await nameTogether(ctx, pledge, { id, community_id }))
  await db
    .updateTable('pledge')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  publishContent({ publish }, { kind: 'pledge', id, parent_id: null, community_id })
  publishMine(personId, 'content')
}
