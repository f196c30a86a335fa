import type { NoticeKind, NoticeKinds } from '@fieldfare/shared/notice.ts'
import type { TransactionContext } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'

/** Whoever looks after a community: its moderators, of whom its creator is always one. */
export async function moderatorIds(db: Tx, communityId: string): Promise<string[]> {
  const rows = await db.selectFrom('moderator').select('person_id').where('community_id', '=', communityId).execute()
  return rows.map(({ person_id }) => person_id)
}

export const isModerator = async (db: Tx, communityId: string, personId: string): Promise<boolean> =>
  (await moderatorIds(db, communityId)).includes(personId)

/** Tells the screens of those who moderate, and of admins, that their reports, requests or log changed. */
export async function tellModerators(ctx: TransactionContext, communityId: string): Promise<string[]> {
  const moderators = await moderatorIds(ctx.db, communityId)
  const admins = await ctx.db.selectFrom('person').select('id').where('admin', '=', true).execute()
  for (const id of new Set([...moderators, ...admins.map((each) => each.id)])) ctx.publishMine(id, 'moderation')
  return moderators
}

/** Puts a notice before each of them; one that they had for the same cause goes, so that nobody reads two of one thing. */
export async function noticeTo<K extends NoticeKind>(
  ctx: TransactionContext,
  people: string[],
  kind: K,
  cause: string,
  data: NoticeKinds[K],
): Promise<void> {
  await forgetNotices(ctx, people, kind, cause)
  for (const id of people) ctx.notify(id, kind, cause, data)
}

/** Takes back what is no longer so, for one cause or several. */
export async function forgetNotices(
  ctx: TransactionContext,
  people: string[],
  kind: NoticeKind,
  ...causes: string[]
): Promise<void> {
  if (people.length === 0 || causes.length === 0) return
  const gone = await ctx.db
    .deleteFrom('notification')
    .where('person_id', 'in', people)
    .where('kind', '=', kind)
    .where('cause', 'in', causes)
    .returning('person_id')
    .execute()
  for (const { person_id } of gone) ctx.publishMine(person_id, 'notices')
}
