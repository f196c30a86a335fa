import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { byTime, paged } from '../../platform/call/page.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { newComments } from './happenings.ts'
import { commentView } from './rows.ts'

/** The age in days above which unseen comments are no longer listed as waiting. */
const BACK_DAYS = 30

/** The number of most recently commented threads that are searched for a comment without an answer. */
const THREADS = 20

/** Selects discussions with unseen comments where the person takes part, the most recently commented first. */
export const discussionWaits: Waits = {
  part: 'answers',
  page(db, who, request, communityId) {
    const window = { since: new Date(Date.now() - BACK_DAYS * DAY_MS), until: new Date(Date.now() + DAY_MS) }
    return paged(
      db
        .selectFrom(newComments(window, { personId: who.id }).as('answered'))
        .innerJoin('community', 'community.id', 'answered.community_id')
        .select(['answered.subject as id', 'answered.subject', 'answered.title', 'answered.count', 'answered.at'])
        .select('community.title as community')
        .$if(communityId !== undefined, (query) => query.where('answered.community_id', '=', communityId ?? null)),
      byTime('answered.at', 'answered.subject'),
      request,
      waitingItem(paths.post),
    )
  },
  answering: {
    async views(db, who, items) {
      const newest = await newestComments(
        db,
        who.id,
        items.map(({ id }) => id),
      )
      const read = items.map(async ({ id: threadId, title, community, count }) => {
        const found = newest.get(threadId)
        const view = found && (await commentView(db, found.id, who))
        if (!view) return null
        const at = { id: found.community_id, title: community }
        return {
          kind: 'comment' as const,
          id: view.id,
          community: at,
          view,
          thread: { id: threadId, title },
          count: count ?? 1,
        }
      })
      return (await Promise.all(read)).filter((one) => one !== null)
    },
    async openIn(db, who, communityId) {
      const { rows } = await sql<{ id: string; title: string; community: string }>`
        select t.id, t.title, community.title as community
        from (select id, title, community_id, commented_at from thread
          where community_id = ${communityId} and deleted_at is null and commented_at is not null
          order by commented_at desc limit ${sql.lit(THREADS)}) t
        join community on community.id = t.community_id
        join lateral (select created_by from comment o where o.thread_id = t.id and o.deleted_at is null
          order by created_at desc, id desc limit 1) newest on newest.created_by <> ${who.id}
        order by t.commented_at desc limit 1`.execute(db)
      return this.views(
        db,
        who,
        rows.map((row) => waitingItem(paths.post)({ ...row, at: null })),
      )
    },
    came: (communityIds, since, ownerId) => sql<number>`(
      select count(*)::integer from comment o join thread t on t.id = o.thread_id
      where t.community_id = any(${communityIds}::uuid[]) and t.deleted_at is null and t.commented_at > ${since}
        and o.created_at > ${since} and o.deleted_at is null and o.created_by <> ${ownerId})`,
  },
}

/** Returns the newest comment of other people in each of these threads. */
async function newestComments(
  db: Tx,
  personId: string,
  threadIds: readonly string[],
): Promise<Map<string, { id: string; community_id: string }>> {
  const rows = await db
    .selectFrom('comment')
    .innerJoin('thread', 'thread.id', 'comment.thread_id')
    .distinctOn('comment.thread_id')
    .select(['comment.id', 'comment.thread_id', 'thread.community_id'])
    .where('comment.thread_id', '=', sql<string>`any(${threadIds}::uuid[])`)
    .where('comment.created_by', '<>', personId)
    .where('comment.deleted_at', 'is', null)
    .orderBy('comment.thread_id')
    .orderBy('comment.created_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.thread_id, row]))
}
