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
/** The intents of a person that are over and are still known by their ids. */
const OVER_MAX = 50

/** Lists the intents of the caller, with what came of each. */
export const mine = readMine(ACTION, NoArgs).query(({ ctx }): Promise<IntentView[]> => intentsOf(ctx.db, ctx.who.id))

/**
 * Keeps what the caller wants to do and does it, unless it has to wait for the verified address. The same id again does nothing again, also
 * when it is over; another intent of the same act about the same thing takes the place of one before.
 * @throws conflict for an id of another person
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

/** Tries again what waits. */
export const finish = openCall(ACTION, NoArgs).mutation(({ ctx }): Promise<IntentView[]> =>
  carryOut(ctx, signedIn(ACTION, ctx.who)),
)

/** Ends an intent: the caller knows what came of it, or does not want it any more. Again it changes nothing. */
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
  // The last word counts.
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

/** Deletes the intents of a person that count no more, and all but the last of those that are over. */
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
