import { TEN_COMMENTS } from '@fieldfare/shared/account.ts'
import { medals } from '../../people/account/rows.ts'
import { grantMedal, pointsIn } from '../../people/account/rewards.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'

/**
 * Grants the rewards of a comment that is about to be added: its points, once even if it is deleted and restored, and a medal if it
 * is the person's tenth that is not deleted. The caller holds the person's lock.
 */
export async function rewardComment(ctx: TransactionContext, personId: string, commentId: string): Promise<void> {
  const { db } = ctx
  const notDeleted = db
    .selectFrom('comment')
    .select('id')
    .where('created_by', '=', personId)
    .where('deleted_at', 'is', null)
    .limit(TEN_COMMENTS - 1)
  const person = await db
    .selectFrom('person')
    .select(medals.as('medals'))
    .select((select) =>
      select.selectFrom(notDeleted.as('c')).select(select.fn.countAll<number>().as('n')).as('comments'),
    )
    .select((select) =>
      select.selectFrom('setting').select('value').where('key', '=', 'ADD_DISCUSSION_COMMENT').as('points'),
    )
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  ctx.grant(personId, 'ADD_DISCUSSION_COMMENT', commentId, pointsIn(person.points, 'ADD_DISCUSSION_COMMENT'))
  if ((person.comments ?? 0) + 1 >= TEN_COMMENTS && !person.medals.includes('TEN_COMMENTS'))
    await grantMedal(ctx, personId, 'TEN_COMMENTS')
  ctx.publishMine(personId, 'account')
  ctx.publishPerson(personId)
}
