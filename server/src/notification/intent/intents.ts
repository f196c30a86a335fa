import { AppError } from '@fieldfare/shared/errors.ts'
import { INTENTS_MAX, IntentId, type IntentView, KeepIntent } from '@fieldfare/shared/intent.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { DROPPED } from '../../content/intent/lastWord.ts'
import { inTransaction, openCall, readMine, signedIn, write } from '../../platform/call/call.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { actOf } from './acts.ts'
import { carryOut } from './carryOut.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { forgottenBefore, intentOf, intentsOf } from './rows.ts'

const ACTION = 'intent.keep'
/** The maximum of a person's finished intents whose rows are kept, so that a repeated id is recognized. */
const OVER_MAX = 50

/** Lists the intents of the caller, with the outcome of each. */
export const mine = readMine(ACTION, NoArgs).query(({ ctx }): Promise<IntentView[]> => intentsOf(ctx.db, ctx.who.id))

/**
 * Stores an intent (an act that the caller wants to do) and carries it out, unless it must wait for the verified e-mail address. A repeated
 * call with the same id does nothing, even after the intent is over. An intent of the same act about the same subject replaces an earlier
 * one.
 * @throws conflict for the id of another person's intent
 */
export const keep = openCall(ACTION, KeepIntent).mutation(async ({ input, ctx }): Promise<IntentView> => {
  const who = signedIn(ACTION, ctx.who)
  const act = actOf(input)
  await inTransaction({ ...ctx, who }, (tx) => insert(tx, who.id, input, act))
  await carryOut(ctx, who)
  const kept = await intentOf(ctx.deps.db.kysely, who.id, input.id)
  if (!kept) throw new AppError('conflict')
  return kept
})

/** Tries again to carry out the caller's waiting intents. */
export const finish = openCall(ACTION, NoArgs).mutation(({ ctx }): Promise<IntentView[]> =>
  carryOut(ctx, signedIn(ACTION, ctx.who)),
)

/** Drops an intent whose outcome the caller knows, or that the caller no longer wants. A repeated call changes nothing. */
export const drop = write(ACTION, IntentId).mutation(async ({ input, ctx }) => {
  await ctx.db
    .updateTable('intent')
    .set(DROPPED)
    .where('id', '=', input.id)
    .where('person_id', '=', ctx.who.id)
    .execute()
  ctx.publishMine(ctx.who.id, 'intents')
  return { dropped: true }
})

async function insert(
  { db, publishMine }: TransactionContext,
  personId: string,
  { id, act, input, join, then }: KeepIntent,
  { replaces, subjectId }: ReturnType<typeof actOf>,
): Promise<void> {
  await lockPerson(db, personId)
  const known = await db.selectFrom('intent').select('person_id').where('id', '=', id).executeTakeFirst()
  if (known && known.person_id !== personId) throw new AppError('conflict')
  if (known) return
  await forgetOld(db, personId)
  // The last decision about a subject counts.
  if (replaces.length > 0)
    await db
      .updateTable('intent')
      .set(DROPPED)
      .where('person_id', '=', personId)
      .where('act', 'in', replaces)
      .where('subject_id', '=', subjectId)
      .execute()
  const { count } = await db
    .selectFrom('intent')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('state', '<>', 'dropped')
    .executeTakeFirstOrThrow()
  if (count >= INTENTS_MAX)
    throw new AppError('too-large', [{ path: ['id'], key: 'tooMany', params: { max: INTENTS_MAX } }])
  await db
    .insertInto('intent')
    .values({
      id,
      person_id: personId,
      act,
      subject_id: subjectId,
      input: JSON.stringify(input),
      join_id: act === 'join' ? subjectId : join,
      path: then,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  publishMine(personId, 'intents')
}

/** Deletes a person's intents that are too old to be carried out, and all but the last OVER_MAX of the finished ones. */
async function forgetOld(db: Tx, personId: string): Promise<void> {
  await db
    .deleteFrom('intent')
    .where('person_id', '=', personId)
    .where((where) =>
      where.or([
        where('kept_at', '<', forgottenBefore()),
        where('id', 'in', (select) =>
          select
            .selectFrom('intent as over')
            .select('over.id')
            .where('over.person_id', '=', personId)
            .where('over.state', '=', 'dropped')
            .orderBy('over.kept_at', 'desc')
            .offset(OVER_MAX),
        ),
      ]),
    )
    .execute()
}
