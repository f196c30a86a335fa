import { sql } from 'kysely'
import type { Kind } from '../content/kind.ts'
import { publishContent } from '../content/publish.ts'
import { commentView, threadView } from './rows.ts'

export const thread: Kind<'thread'> = {
  kind: 'thread',
  parent: null,
  title: 'title',
  words: 'title',
  editable: true,
  tombstone: false,
  exported: 'community_id, title, description, edited_at',
  link: { page: 'post', text: 'thread', read: threadView },
  view: threadView,
}

/** A comment lies in its thread, which counts it; deleted, it leaves a tombstone so that readers can follow the talk. */
export const comment: Kind<'comment'> = {
  kind: 'comment',
  parent: { kind: 'thread', column: 'thread_id' },
  title: null,
  words: 'text',
  editable: true,
  tombstone: true,
  voted: true,
  exported: 'thread_id, text, edited_at',
  link: null,
  view: commentView,
  async counted(ctx, change) {
    const { parent_id, community_id } = ctx.thing
    if (!parent_id) return
    await ctx.db
      .updateTable('thread')
      .set({ comments: sql`comments + ${change}`, version: sql`version + 1` })
      .where('id', '=', parent_id)
      .execute()
    publishContent(ctx, { kind: 'thread', id: parent_id, parent_id: null, community_id })
  },
}
