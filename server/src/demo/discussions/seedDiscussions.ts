import type { Locale } from '@fieldfare/shared/locale.ts'
import { sql } from 'kysely'
import { pointsOf } from '../../people/account/rewards.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { seeded } from '../random.ts'
import { insertAll } from '../rows.ts'
import { type Gathering, type Member, type Discussions, discussionsIn } from './discussions.ts'

const SEED = 20_261_121

/** Seeds threads and comments in the communities, with the points of each comment. */
export async function seedDiscussions(tx: Tx, now: Date): Promise<void> {
  const discussions = discussionsIn(seeded(SEED), await gatherings(tx), now)
  await insertDiscussions(tx, discussions)
  const points = await pointsOf(tx, 'ADD_DISCUSSION_COMMENT')
  await sql`
    insert into score_grant (person_id, kind, cause, points, granted_at)
    select created_by, 'ADD_DISCUSSION_COMMENT', id::text, ${points}::integer, created_at from comment`.execute(tx)
  await sql`
    insert into medal (person_id, medal, granted_at)
    select created_by, 'TEN_COMMENTS', created_at
    from (select *, row_number() over (partition by created_by order by created_at, id) as n from comment where hidden_at is null) c
    where n = 10`.execute(tx)
}

/** Ordered by name, so that every seeding writes the same. */
async function gatherings(tx: Tx): Promise<Gathering[]> {
  const communities = await tx
    .selectFrom('community')
    .select(['id', 'title', 'created_by', 'created_at'])
    .orderBy('title')
    .execute()
  const joined = await tx
    .selectFrom('subscription')
    .innerJoin('person', 'person.id', 'subscription.person_id')
    .select(['community_id', 'person_id', 'joined_at', 'locale'])
    .orderBy('joined_at')
    .orderBy('person_id')
    .execute()
  return communities.map(({ id, title, created_by, created_at }) => ({
    id,
    title,
    owner: { id: created_by, locale: 'nl-nl', since: created_at },
    members: joined
      .filter(({ community_id }) => community_id === id)
      .map((one): Member => ({ id: one.person_id, locale: one.locale as Locale, since: one.joined_at })),
  }))
}

async function insertDiscussions(tx: Tx, { threads, comments, votes }: Discussions): Promise<void> {
  const notDeleted = (threadId: string) =>
    comments.filter((comment) => comment.threadId === threadId && !comment.removedAt).length
  const count = (commentId: string, value: 1 | -1) =>
    votes.filter((vote) => vote.commentId === commentId && vote.value === value).length
  await insertAll(
    tx,
    'thread',
    threads.map(({ id, communityId, personId, title, description, place, onTopAt, createdAt }) => ({
      id,
      community_id: communityId,
      created_by: personId,
      title,
      description,
      comments: notDeleted(id),
      commented_at: comments.findLast((comment) => comment.threadId === id)?.createdAt ?? null,
      place: place && { type: 'Point', coordinates: place },
      on_top_at: onTopAt,
      version: 1,
      created_at: createdAt,
    })),
  )
  await insertAll(
    tx,
    'comment',
    comments.map(({ id, threadId, personId, text, createdAt, editedAt, removedAt }) => ({
      id,
      thread_id: threadId,
      created_by: personId,
      text,
      up: count(id, 1),
      down: count(id, -1),
      version: 1,
      created_at: createdAt,
      edited_at: editedAt,
      hidden_at: removedAt,
      hidden_by: removedAt && personId,
    })),
  )
  await insertAll(
    tx,
    'comment_vote',
    votes.map(({ commentId, personId, value, votedAt }) => ({
      comment_id: commentId,
      person_id: personId,
      value,
      voted_at: votedAt,
    })),
  )
}
