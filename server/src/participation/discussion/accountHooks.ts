import { sql } from 'kysely'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/** The account hooks of discussions: an erasure keeps votes (only counted) and texts (without a name), and removes photos in comments. */
export const discussionAccountHooks: AccountHooks = {
  async onErased({ db, publish }, personId) {
    const freed = db
      .updateTable('photo')
      .set({ subject_kind: null, subject_id: null, position: null, alt: '' })
      .where('owner_id', '=', personId)
      .where('subject_kind', '=', 'comment')
      .returning('subject_id')
    const { rows } = await sql<{ id: string; thread_id: string; community_id: string }>`
      with shown as (select distinct subject_id as id from photo where owner_id = ${personId} and subject_kind = 'comment'),
        freed as (${freed})
      update comment set version = comment.version + 1
      from shown, thread where comment.id = shown.id and thread.id = comment.thread_id
      returning comment.id, comment.thread_id, thread.community_id`.execute(db)
    publish(
      rows.map(({ id, thread_id: parentId, community_id: communityId }) => ({
        name: 'content.changed',
        kind: 'comment',
        id,
        communityId,
        parentId,
      })),
    )
  },
  exported: {
    votes: { table: 'comment_vote', owner: 'person_id', columns: 'comment_id, value, voted_at' },
    mentions: { table: 'comment_mention', owner: 'person_id', columns: 'comment_id, mentioned_at' },
  },
}
