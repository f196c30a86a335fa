import type { NoticeKind, NoticeKinds } from '@fieldfare/shared/notice.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'

export async function communityTitle(db: Tx, communityId: string): Promise<string> {
  const row = await db.selectFrom('community').select('title').where('id', '=', communityId).executeTakeFirstOrThrow()
  return row.title
}

/** Returns the ids of the moderators of a community; its creator always is a moderator. */
export async function moderatorIds(db: Tx, communityId: string): Promise<string[]> {
  const rows = await db.selectFrom('moderator').select('person_id').where('community_id', '=', communityId).execute()
  return rows.map(({ person_id }) => person_id)
}

/** Updates the screens of moderators and admins after a change of reports, requests or the log. @returns the moderators' ids */
export async function publishModeration(ctx: TransactionContext, communityId: string): Promise<string[]> {
  const moderators = await moderatorIds(ctx.db, communityId)
  const admins = await ctx.db.selectFrom('person').select('id').where('admin', '=', true).execute()
  for (const id of new Set([...moderators, ...admins.map((each) => each.id)])) ctx.publishMine(id, 'moderation')
  return moderators
}

/** Notifies each person; first retracts an earlier notice of the same cause, so that nobody reads two notices about one event. */
export async function notifyAll<K extends NoticeKind>(
  ctx: TransactionContext,
  people: string[],
  kind: K,
  cause: string,
  data: NoticeKinds[K],
): Promise<void> {
  await retractNotices(ctx, people, kind, cause)
  for (const id of people) ctx.notify(id, kind, cause, data)
}

/** Retracts these people's notices that are no longer true, of one or several causes. */
export async function retractNotices(
  ctx: TransactionContext,
  people: string[],
  kind: NoticeKind,
  ...causes: string[]
): Promise<void> {
  if (people.length === 0 || causes.length === 0) return
  const retracted = await ctx.db
    .deleteFrom('notification')
    .where('person_id', 'in', people)
    .where('kind', '=', kind)
    .where('cause', 'in', causes)
    .returning('person_id')
    .execute()
  for (const { person_id } of retracted) ctx.publishMine(person_id, 'notices')
}
