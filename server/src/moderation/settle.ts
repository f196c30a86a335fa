import type { ReportSubject } from '@fieldfare/shared/moderation.ts'
import type { TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { ofSubject, thingOf } from './subject.ts'
import { forgetNotices, noticeTo, tellModerators } from './tell.ts'

type Ctx = TransactionContext & { who: Session }

/**
 * Closes what is open against a thing and tells each reporter what became of it. Of two moderators who settle at once the
 * first one counts: the second finds nothing open.
 */
export async function settleReports(ctx: Ctx, subject: ReportSubject, outcome: 'left' | 'removed'): Promise<number> {
  const settled = await ctx.db
    .updateTable('report')
    .from('community')
    .whereRef('community.id', '=', 'report.community_id')
    .where(ofSubject(subject))
    .where('report.outcome', 'is', null)
    .set({ outcome, decided_at: new Date(), decided_by: ctx.who.id })
    .returning(['report.id', 'report.person_id', 'community.id as communityId', 'community.title'])
    .execute()
  for (const { id, person_id, communityId, title } of settled)
    ctx.notify(person_id, 'report.settled', id, { communityId, title, subject, outcome })
  const [one] = settled
  if (one) await forgetNotices(ctx, await tellModerators(ctx, one.communityId), 'report.opened', thingOf(subject))
  return settled.length
}

/**
 * Takes the last settling with this outcome back: the same reports are open again, as if nothing had been decided, and stand
 * before the moderators again.
 */
export async function reopenReports(ctx: Ctx, subject: ReportSubject, outcome: 'left' | 'removed'): Promise<number> {
  const last = ctx.db
    .selectFrom('report')
    .select((of) => of.fn.max('decided_at').as('at'))
    .where(ofSubject(subject))
    .where('outcome', '=', outcome)
  const opened = await ctx.db
    .updateTable('report')
    .from('community')
    .whereRef('community.id', '=', 'report.community_id')
    .where(ofSubject(subject))
    .where('report.outcome', '=', outcome)
    .where('report.decided_at', '=', last)
    .set({ outcome: null, decided_at: null, decided_by: null })
    .returning(['report.id', 'report.person_id', 'community.id as communityId', 'community.title'])
    .execute()
  const [one] = opened
  if (!one) return 0
  // What they were told is no longer so, and they are told again. A report has one reporter, so its id is cause enough.
  const reporters = opened.map(({ person_id }) => person_id)
  await forgetNotices(ctx, reporters, 'report.settled', ...opened.map(({ id }) => id))
  const { communityId, title } = one
  await noticeTo(ctx, await tellModerators(ctx, communityId), 'report.opened', thingOf(subject), {
    communityId,
    title,
    subject,
  })
  return opened.length
}
