import { CommentId, type CommentView } from '@fieldfare/shared/discussion.ts'
import { type TransactionContext, writeOn } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { lockComment } from './findComment.ts'
import { commentFor } from './rows.ts'
import { there, toldComment } from './told.ts'

type Value = -1 | 0 | 1

/** Up takes a down vote away, and the reverse; the same vote again changes nothing. */
export const upVoteComment = voting(() => 1)
export const downVoteComment = voting(() => -1)
/** Takes away the vote that it names, and no other. */
export const removeUpVoteComment = voting((now) => (now === 1 ? 0 : now))
export const removeDownVoteComment = voting((now) => (now === -1 ? 0 : now))

function voting(next: (now: Value) => Value) {
  return writeOn('comment.vote', CommentId, lockComment).mutation(async ({ ctx }): Promise<CommentView> => {
    const { db, thing, who } = ctx
    const mine = { comment_id: thing.id, person_id: who.id }
    // Asked for once the comment is locked: a vote of theirs that was under way is there by now.
    const vote = await db
      .selectFrom('comment_vote')
      .select('value')
      .where((is) => is.and(mine))
      .executeTakeFirst()
    const before = vote?.value ?? 0
    const after = next(before)
    if (after === before) return there(await commentFor(db, thing.id, who))
    await keep(ctx, after)
    const change = (value: 1 | -1) => Number(after === value) - Number(before === value)
    await db
      .updateTable('comment')
      .set((set) => ({
        up: set('up', '+', change(1)),
        down: set('down', '+', change(-1)),
        version: set('version', '+', 1),
      }))
      .where('id', '=', thing.id)
      .execute()
    // Their karma counts it.
    ctx.publishMine(thing.created_by, 'account')
    return toldComment(ctx, thing)
  })
}

async function keep(
  { db, thing, who }: TransactionContext & { thing: { id: string }; who: Session },
  value: Value,
): Promise<void> {
  const mine = { comment_id: thing.id, person_id: who.id }
  if (value === 0) {
    await db
      .deleteFrom('comment_vote')
      .where((is) => is.and(mine))
      .execute()
    return
  }
  await db
    .insertInto('comment_vote')
    .values({ ...mine, value })
    .onConflict((conflict) =>
      conflict.columns(['comment_id', 'person_id']).doUpdateSet({ value, voted_at: new Date() }),
    )
    .execute()
}
