import { ON_TOP_MAX } from '@fieldfare/shared/discussion.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { sql } from 'kysely'
import type { ContentCtx, Kind } from '../../content/kind.ts'
import { publishContent } from '../../content/publish.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { retractMentions, type CommentRef, tellAnswered, tellMentioned } from './mentions.ts'
import { commentView, threadView } from './rows.ts'

export const thread: Kind<'thread'> = {
  kind: 'thread',
  parent: null,
  title: 'title',
  words: 'title',
  editable: true,
  exported: 'community_id, title, description, edited_at, ST_AsGeoJSON(place, 7)::json as place',
  link: { page: 'post', text: 'thread', read: threadView },
  view: threadView,
  placed: {
    point: 'thread.place',
    shown: sql<LngLat>`json_build_object('lng', ST_X(thread.place), 'lat', ST_Y(thread.place))`,
    hidden: sql<boolean>`false`,
    square: 0.01,
  },
  // A restored thread leaves the top of the list if other threads have taken all places there meanwhile.
  async counted({ db, thing: { id, community_id } }, change) {
    if (change < 0) return
    const { others } = await othersOnTop(db, community_id, id)
    if (others >= ON_TOP_MAX) await db.updateTable('thread').set({ on_top_at: null }).where('id', '=', id).execute()
  },
}

/** Counts the other threads of a community that are kept on top; takes a lock, so that concurrent changes wait for each other. */
export async function othersOnTop(db: Tx, communityId: string, id: string): Promise<{ others: number }> {
  await sql`select pg_advisory_xact_lock(hashtext(${`fieldfare.onTop ${communityId}`}))`.execute(db)
  return db
    .selectFrom('thread')
    .select(sql<number>`count(*)::integer`.as('others'))
    .where('community_id', '=', communityId)
    .where('on_top_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
}

/** A comment, which is part of a thread and counted there. A deleted comment stays listed without its text, so that the talk stays readable. */
export const comment: Kind<'comment'> = {
  kind: 'comment',
  parent: { kind: 'thread', column: 'thread_id' },
  title: null,
  words: 'text',
  editable: true,
  voted: true,
  exported: 'thread_id, quoted_id, text, edited_at',
  link: null,
  view: commentView,
  participants: { of: (id) => sql`select person_id from comment_vote where comment_id = ${id}` },
  async counted(ctx, change) {
    const { id, parent_id, community_id, title } = ctx.thing
    if (!parent_id) return
    await notifyAnew(ctx, { id, threadId: parent_id, communityId: community_id, title }, change)
    await ctx.db
      .updateTable('thread')
      .set({ comments: sql`comments + ${change}`, version: sql`version + 1` })
      .where('id', '=', parent_id)
      .execute()
    publishContent(ctx, { kind: 'thread', id: parent_id, parent_id: null, community_id })
  },
  async purged(db, before) {
    const gone = db.selectFrom('comment').select('id').where('deleted_at', '<', before)
    await db.deleteFrom('comment_mention').where('comment_id', 'in', gone).execute()
    await db
      .updateTable('photo')
      .set({ subject_kind: null, subject_id: null, position: null })
      .where('subject_kind', '=', 'comment')
      .where('subject_id', 'in', gone)
      .execute()
    await db
      .updateTable('comment')
      .set({ quoted_id: null, quoted_from: null, quoted_length: null })
      .where('deleted_at', '<', before)
      .where('quoted_id', 'is not', null)
      .execute()
  },
}

/** Retracts the notices of a deleted comment from the people it mentions and answers, and adds the notices of a restored comment again. */
async function notifyAnew(ctx: ContentCtx, ref: CommentRef, change: 1 | -1): Promise<void> {
  const { db } = ctx
  const named = await db
    .selectFrom('comment_mention')
    .select('person_id as id')
    .where('comment_id', '=', ref.id)
    .where('named', '=', true)
    .execute()
  const answered = await db
    .selectFrom('comment')
    .innerJoin('comment as quoted', 'quoted.id', 'comment.quoted_id')
    .select('quoted.created_by as id')
    .where('comment.id', '=', ref.id)
    .where('quoted.created_by', '<>', ctx.thing.created_by)
    .executeTakeFirst()
  const names = named.map(({ id }) => id)
  if (change < 0) return retractMentions(ctx, ref.id, [...names, ...(answered ? [answered.id] : [])])
  await tellMentioned(ctx, ref, names)
  if (answered && !names.includes(answered.id)) await tellAnswered(ctx, ref, [answered.id])
}
