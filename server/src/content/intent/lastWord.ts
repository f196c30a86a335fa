import { AppError } from '@fieldfare/shared/errors.ts'
import type { IntentAct } from '@fieldfare/shared/intent.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { allActs } from './act.ts'

/** The columns of an intent that was replaced by a later act. */
export const DROPPED = { state: 'dropped', input: '{}', code: null } as const

type Ctx = Pick<TransactionContext, 'db' | 'publishMine'> & Pick<RequestContext, 'intentId'> & { who: Session }

/**
 * Drops a person's waiting intents about a subject, in the transaction in which the person later does or withdraws such an act: the last
 * decision counts. An act that carries out an intent is allowed only while the intent still waits; both cases lock the intent's row, so that the
 * second sees the result of the first.
 * @throws conflict if the intent being carried out no longer waits
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
