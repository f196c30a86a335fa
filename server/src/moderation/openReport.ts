import type { TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import type { Found } from './found.ts'
import { ofSubject, thingOf } from './subject.ts'
import { forgetNotices, noticeTo, tellModerators } from './tell.ts'

type Ctx = TransactionContext & { who: Session; thing: Found }

/**
 * Keeps a report with the words that it is about, one a person and thing. Whether it is new: reporting again changes nothing,
 * until the thing was changed after it was decided.
 */
export async function openReport(ctx: Ctx, reason: string): Promise<boolean> {
  const { subject, communityId, title } = ctx.thing
  const { open } = await ctx.db
    .selectFrom('report')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where(ofSubject(subject))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  const opened = (await openAgain(ctx, reason)) ?? (await openNew(ctx, reason))
  if (!opened) return false
  const moderators = await tellModerators(ctx, communityId)
  // One notice a thing, however many report it: the rest is read where it is dealt with.
  if (Number(open) === 0)
    await noticeTo(ctx, moderators, 'report.opened', thingOf(subject), { communityId, title, subject })
  return true
}

/** Makes a decided report of theirs a new one where what it is about was changed since. */
async function openAgain(ctx: Ctx, reason: string) {
  const { subject, words, editedAt } = ctx.thing
  if (!editedAt) return undefined
  const opened = await ctx.db
    .updateTable('report')
    .set({ reason, words, created_at: new Date(), outcome: null, decided_at: null, decided_by: null })
    .where(ofSubject(subject))
    .where('person_id', '=', ctx.who.id)
    .where('decided_at', '<', editedAt)
    .returning('id')
    .executeTakeFirst()
  // What became of it is told again.
  if (opened) await forgetNotices(ctx, [ctx.who.id], 'report.settled', opened.id)
  return opened
}

function openNew(ctx: Ctx, reason: string) {
  const { subject, communityId, words } = ctx.thing
  return ctx.db
    .insertInto('report')
    .values({
      community_id: communityId,
      comment_id: subject.kind === 'comment' ? subject.commentId : null,
      treasure_id: subject.kind === 'treasure' ? subject.treasureId : null,
      person_id: ctx.who.id,
      reason,
      words,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}
