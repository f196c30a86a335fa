import type { TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import type { Found } from './found.ts'
import { ofSubject, thingOf } from './subject.ts'
import { noticeTo, tellModerators } from './tell.ts'

type Ctx = TransactionContext & { who: Session; thing: Found }

/** Keeps a report, one a person and thing. Whether it is new: reporting again changes nothing. */
export async function openReport(ctx: Ctx, reason: string): Promise<boolean> {
  const { subject, communityId, title } = ctx.thing
  const { open } = await ctx.db
    .selectFrom('report')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where(ofSubject(subject))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  const inserted = await ctx.db
    .insertInto('report')
    .values({
      community_id: communityId,
      comment_id: subject.kind === 'comment' ? subject.commentId : null,
      treasure_id: subject.kind === 'treasure' ? subject.treasureId : null,
      person_id: ctx.who.id,
      reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const moderators = await tellModerators(ctx, communityId)
  // One notice a thing, however many report it: the rest is read where it is dealt with.
  if (Number(open) === 0) await noticeTo(ctx, moderators, 'report.opened', thingOf(subject), { communityId, title, subject })
  return true
}
