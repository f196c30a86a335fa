import { countOf, GEOMETRY, type Lifecycle } from '../account/lifecycle.ts'

/** Discussions, treasures, moderation, photos and notices: what a person said stays, under no name. */
export const contentLifecycle: Lifecycle = {
  async onErased({ db }, personId) {
    for (const table of ['notification', 'moderator', 'moderator_request'] as const)
      await db.deleteFrom(table).where('person_id', '=', personId).execute()
  },
  exported: {
    moderates: { table: 'moderator', owner: 'person_id', columns: 'community_id, since' },
    moderatorRequests: {
      table: 'moderator_request',
      owner: 'person_id',
      columns: 'community_id, requested_at, refused_at',
    },
    threads: {
      table: 'thread',
      owner: 'created_by',
      columns: 'id, community_id, title, description, created_at, edited_at, hidden_at, hidden_reason',
    },
    comments: {
      table: 'comment',
      owner: 'created_by',
      columns: 'id, thread_id, text, created_at, edited_at, hidden_at, hidden_reason',
    },
    votes: { table: 'comment_vote', owner: 'person_id', columns: 'comment_id, value, voted_at' },
    treasures: {
      table: 'treasure',
      owner: 'created_by',
      columns: `id, community_id, title, description, photo_id, place_hidden, created_at, hidden_at, hidden_reason, ${GEOMETRY}`,
    },
    photos: { table: 'photo', owner: 'owner_id', columns: 'id, width, height, created_at' },
    reports: {
      table: 'report',
      owner: 'person_id',
      columns: 'comment_id, treasure_id, reason, created_at, outcome',
    },
    notices: { table: 'notification', owner: 'person_id', columns: 'kind, data, created_at, read_at' },
  },
  counted: {
    threads: countOf('thread', 'created_by', 'hidden_at is null'),
    comments: countOf('comment', 'created_by', 'hidden_at is null'),
    treasures: countOf('treasure', 'created_by', 'hidden_at is null'),
  },
}
