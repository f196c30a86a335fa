import type { ContentRef } from '@fieldfare/shared/content.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TransactionContext } from '../platform/call/transaction.ts'
import type { Session } from '../platform/session/session.ts'
import { communityTitle, notifyAll, publishModeration, retractNotices } from './membership/notify.ts'
import { decidersAbout } from './membership/deciders.ts'
import { type ContentCtx, kindOf } from './kind.ts'

type Ctx = TransactionContext & { who: Session }

/** SQL condition on `report`: the report is about this piece of content. */
const about = ({ kind, id }: ContentRef): RawBuilder<boolean> =>
  sql`(report.subject_kind = ${kind} and report.subject_id = ${id})`

/**
 * Reports `ctx.thing`: one report per person, with the present text of the content. Reporting again changes nothing, unless
 * the content was edited after a decision; then the report is open again.
 */
export async function reportContent(ctx: ContentCtx, reason: string): Promise<void> {
  const { ref, community_id: communityId } = ctx.thing
  const { open } = await ctx.db
    .selectFrom('report')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where(about(ref))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  if (!((await reopenReport(ctx, reason)) ?? (await openNew(ctx, reason)))) return
  const moderators = await publishModeration(ctx, communityId)
  // Moderators are notified of the first open report of a subject; later ones show on the reports page.
  if (Number(open) === 0) await notifyModerators(ctx, ref, communityId, moderators)
  await kindOf(ref.kind).flagged?.(ctx, true, reason)
}

async function reopenReport(ctx: ContentCtx, reason: string) {
  const { ref, words, edited_at } = ctx.thing
  if (!edited_at) return undefined
  const opened = await ctx.db
    .updateTable('report')
    .set({ reason, words, created_at: new Date(), outcome: null, decided_at: null, decided_by: null })
    .where(about(ref))
    .where('person_id', '=', ctx.who.id)
    .where('decided_at', '<', edited_at)
    .returning('id')
    .executeTakeFirst()
  if (opened) await retractNotices(ctx, [ctx.who.id], 'report.resolved', opened.id)
  return opened
}

function openNew(ctx: ContentCtx, reason: string) {
  const { ref, words, community_id } = ctx.thing
  return ctx.db
    .insertInto('report')
    .values({ community_id, subject_kind: ref.kind, subject_id: ref.id, person_id: ctx.who.id, reason, words })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Dismisses the reports of `ctx.thing`; the content stays. @returns the number of reports dismissed */
export async function dismissReports(ctx: ContentCtx): Promise<{ kept: number }> {
  const { ref, community_id } = ctx.thing
  const kept = await resolveReports(ctx, ref, 'kept')
  await kindOf(ref.kind).flagged?.(ctx, false)
  if (kept > 0) await ctx.audit('report.dismissed', ref, {}, community_id)
  return { kept }
}

/** Undoes the dismissal of reports of `ctx.thing`. @returns the number of reports open again */
export async function undismissReports(ctx: ContentCtx): Promise<{ open: number }> {
  const { ref, community_id } = ctx.thing
  const open = await reopenReports(ctx, ref, 'kept')
  if (open > 0) {
    await kindOf(ref.kind).flagged?.(ctx, true)
    await ctx.audit('report.reopened', ref, {}, community_id)
  }
  return { open }
}

/**
 * Decides all open reports about a subject and notifies their reporters. If two moderators decide at once, the first decision
 * counts: the second finds no open report.
 * @returns the number of reports decided
 */
export async function resolveReports(ctx: Ctx, subject: ContentRef, outcome: 'kept' | 'deleted'): Promise<number> {
  const resolved = await ctx.db
    .updateTable('report')
    .from('community')
    .whereRef('community.id', '=', 'report.community_id')
    .where(about(subject))
    .where('report.outcome', 'is', null)
    .set({ outcome, decided_at: new Date(), decided_by: ctx.who.id })
    .returning(['report.id', 'report.person_id', 'community.id as communityId', 'community.title'])
    .execute()
  for (const { id, person_id, communityId, title } of resolved)
    ctx.notify(person_id, 'report.resolved', id, { communityId, title, subject, outcome })
  const [one] = resolved
  if (one) {
    const moderators = await publishModeration(ctx, one.communityId)
    const deciders = await decidersAbout(ctx.db, one.communityId, subject, moderators)
    await retractNotices(ctx, [...new Set([...moderators, ...deciders])], 'report.opened', subject.id)
  }
  return resolved.length
}

/** Reopens the reports about a subject that were last decided with this outcome. @returns the number of reports reopened */
export async function reopenReports(ctx: Ctx, subject: ContentRef, outcome: 'kept' | 'deleted'): Promise<number> {
  const last = ctx.db
    .selectFrom('report')
    .select((of) => of.fn.max('decided_at').as('at'))
    .where(about(subject))
    .where('outcome', '=', outcome)
  const opened = await ctx.db
    .updateTable('report')
    .where(about(subject))
    .where('report.outcome', '=', outcome)
    .where('report.decided_at', '=', last)
    .set({ outcome: null, decided_at: null, decided_by: null })
    .returning(['report.id', 'report.person_id', 'report.community_id'])
    .execute()
  const [one] = opened
  if (!one) return 0
  // The reporters will be notified of the next decision. A report has one reporter, so its id serves as the notice's cause.
  const reporters = opened.map(({ person_id }) => person_id)
  await retractNotices(ctx, reporters, 'report.resolved', ...opened.map(({ id }) => id))
  await notifyModerators(ctx, subject, one.community_id, await publishModeration(ctx, one.community_id))
  return opened.length
}

async function notifyModerators(ctx: Ctx, subject: ContentRef, communityId: string, moderators: string[]) {
  const title = await communityTitle(ctx.db, communityId)
  const deciders = await decidersAbout(ctx.db, communityId, subject, moderators)
  await notifyAll(ctx, deciders, 'report.opened', subject.id, { communityId, title, subject })
}
