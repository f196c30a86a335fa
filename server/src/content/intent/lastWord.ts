import { AppError } from '@fieldfare/shared/errors.ts'
import type { IntentAct } from '@fieldfare/shared/intent.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { allActs } from './act.ts'

/** The values of an intent that is over. */
export const DROPPED = { state: 'dropped', input: '{}', code: null } as const

type Ctx = Pick<TransactionContext, 'db' | 'publishMine'> & Pick<RequestContext, 'intentId'> & { who: Session }

/**
 * Lets the last word of a person about a thing count, in the transaction of their act or of its withdrawal: what waited to be done in its
 * place is over. An act that an intent carries out is made only while the intent still waits; both lock its row, so that whichever comes
 * second learns of the first.
 * @throws conflict if the intent that is carried out is over
 */
export async function takeLastWord(ctx: Ctx, act: IntentAct, subjectId: string): Promise<void> {
  const { db, who, intentId } = ctx
  if (intentId !== undefined) {
    const waiting = await db
      .selectFrom('intent')
      .select('id')
      .where('id', '=', intentId)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst()
    if (!waiting) throw new AppError('conflict')
    return
  }
  const { numUpdatedRows } = await db
    .updateTable('intent')
    .set(DROPPED)
    .where('person_id', '=', who.id)
    .where('state', '=', 'waiting')
    .where('act', 'in', allActs()[act].replaces)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) ctx.publishMine(who.id, 'intents')
}
