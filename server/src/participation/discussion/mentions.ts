import type { Author } from '@fieldfare/shared/content.ts'
import { AskMentionable } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { mentionedIn, MENTIONS_MAX } from '@fieldfare/shared/mention.ts'
import { type RawBuilder, sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import { assertCan, readMine } from '../../platform/call/call.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { lockContent } from '../../content/load.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The maximum of people offered at once in the list beside the text field. */
const OFFERED = 8

interface Talk {
  threadId: string
  communityId: string
  whoId: string
}

/**
 * SQL of the people whom a person may mention in a thread: other members of its community who take part in the thread, show their
 * name with their areas, or are publicly named as owner or moderator. `condition` is on `person` and `u`, the account of the person.
 */
const mentionable = ({ threadId, communityId, whoId }: Talk, condition: RawBuilder<boolean>) => sql<
  Author & { takes_part: boolean }
>`
  select person.id, u.name, known.takes_part
  from person join auth."user" u on u.id = person.id
  cross join lateral (select
    exists (select from thread where thread.id = ${threadId} and thread.created_by = person.id)
      or exists (select from comment where comment.thread_id = ${threadId} and comment.created_by = person.id
        and comment.deleted_at is null) as takes_part,
    exists (select from moderator m where m.community_id = ${communityId} and m.person_id = person.id)
      or exists (select from community c where c.id = ${communityId} and c.created_by = person.id) as leads
  ) known
  where person.id in (
      select person_id from subscription where community_id = ${communityId} and left_at is null and seen
      union select person_id from moderator where community_id = ${communityId}
      union select created_by from community where id = ${communityId})
    and exists (select from community c where c.id = ${communityId} and c.seen and c.deleted_at is null)
    and person.id <> ${whoId} and ${isInUse('person')} and u."emailVerified"
    and (known.takes_part or known.leads or person.show_name) and ${condition}`

/** Reads the people offered for a mention while a comment is written: first those who take part in the thread, then by name. */
export const mentionablePeople = readMine('thread.see', AskMentionable).query(
  async ({ input: { threadId, query }, ctx: { db, who } }): Promise<Author[]> => {
    const { facts, thing } = await lockContent(db, { kind: 'thread', id: threadId }, who, { lock: false })
    assertCan('comment.add', { ...facts, who })
    const beginning = `${query.replaceAll(/[\\%_]/g, '\\$&')}%`
    const named = sql<boolean>`(u.name ilike ${beginning} or u.name ilike ${`% ${beginning}`})`
    const talk = { threadId, communityId: thing.community_id, whoId: who.id }
    const { rows } = await sql<Author>`
      select id, name from (${mentionable(talk, named)}) person
      order by takes_part desc, name collate "und-x-icu", id limit ${sql.lit(OFFERED)}`.execute(db)
    return rows
  },
)

/** A comment that mentions people, with its thread and community. */
export interface CommentRef {
  id: string
  threadId: string
  communityId: string
  /** The title of the thread. */
  title: string
}

/**
 * Returns the people whom a text newly mentions, after checking that each may be mentioned; `before` has those mentioned already.
 * @throws bad-input for a person who may not be mentioned
 */
export async function newlyMentioned(
  { db, who }: Pick<ContentCtx, 'db' | 'who'>,
  text: string,
  place: Pick<CommentRef, 'threadId' | 'communityId'>,
  before: readonly string[] = [],
): Promise<string[]> {
  const ids = mentionedIn(text).filter((id) => !before.includes(id))
  if (ids.length === 0) return []
  const among = sql<boolean>`person.id = any(${ids}::uuid[])`
  const { rows } = await mentionable({ ...place, whoId: who.id }, among).execute(db)
  if (rows.length < ids.length) throw new AppError('bad-input', [{ path: ['text'], key: 'mentionGone' }])
  return ids
}

/** Returns the ids of everyone whom a comment mentions or mentioned before an edit. */
export async function everMentioned(db: Tx, commentId: string): Promise<string[]> {
  const rows = await db.selectFrom('comment_mention').select('person_id').where('comment_id', '=', commentId).execute()
  return rows.map(({ person_id }) => person_id)
}

/**
 * Stores whom a comment mentions from now on, and sends a notice to those newly mentioned; `mentionHappenings` alerts them later.
 * @throws bad-input for more people than a comment may mention, counting those mentioned before its edits
 */
export async function keepMentions(
  ctx: ContentCtx,
  said: CommentRef,
  ids: readonly string[],
  added: readonly string[],
): Promise<void> {
  const { db } = ctx
  const before = await everMentioned(db, said.id)
  if (before.length + added.length > MENTIONS_MAX)
    throw new AppError('bad-input', [{ path: ['text'], key: 'tooManyMentions', params: { max: MENTIONS_MAX } }])
  if (before.length > 0) {
    await db
      .updateTable('comment_mention')
      .set({ named: sql<boolean>`person_id = any(${[...ids]}::uuid[])` })
      .where('comment_id', '=', said.id)
      .execute()
    await retractMentions(
      ctx,
      said.id,
      before.filter((id) => !ids.includes(id)),
    )
  }
  if (added.length === 0) return
  const { rows } = await sql<{ person_id: string }>`
    insert into comment_mention (comment_id, person_id)
    select ${said.id}, person.id from person where person.id = any(${[...added]}::uuid[]) and person.deleted_at is null
    on conflict do nothing returning person_id`.execute(db)
  await tellMentioned(
    ctx,
    said,
    rows.map(({ person_id }) => person_id),
  )
}

/** SQL of these people, with whether each fulfils `wish` and has not muted the community. */
const wishes = (communityId: string, ids: readonly string[], wish: RawBuilder<unknown>) => sql<{
  id: string
  wants: boolean
}>`
  select person.id, ${wish} and not exists (select from message_mute mute
    where mute.person_id = person.id and mute.community_id = ${communityId}) as wants
  from person where person.id = any(${[...ids]}::uuid[]) and person.deleted_at is null`

type NoticeKind = 'comment.answered' | 'comment.mentioned'

/** Adds one notice per comment for each of these people who wants notices of the community. */
async function tell(
  { db, notify }: Pick<ContentCtx, 'db' | 'notify'>,
  kind: NoticeKind,
  { id: commentId, threadId, communityId, title }: CommentRef,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await wishes(communityId, ids, sql`person.messages <> 'none'`).execute(db)
  for (const { id, wants } of rows) if (wants) notify(id, kind, commentId, { communityId, threadId, commentId, title })
}

export const tellMentioned = (ctx: ContentCtx, ref: CommentRef, ids: readonly string[]) =>
  tell(ctx, 'comment.mentioned', ref, ids)
export const tellAnswered = (ctx: ContentCtx, ref: CommentRef, ids: readonly string[]) =>
  tell(ctx, 'comment.answered', ref, ids)

/** Retracts these people's unread notices of a comment that was deleted or no longer mentions them. */
export async function retractMentions(
  { db, publishMine }: Pick<ContentCtx, 'db' | 'publishMine'>,
  commentId: string,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return
  const deleted = await db
    .deleteFrom('notification')
    .where('person_id', 'in', people)
    .where('kind', 'in', ['comment.mentioned', 'comment.answered'] satisfies NoticeKind[])
    .where('cause', '=', commentId)
    .where('read_at', 'is', null)
    .returning('person_id')
    .execute()
  for (const { person_id } of deleted) publishMine(person_id, 'notices')
}
