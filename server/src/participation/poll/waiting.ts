import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { byTime, paged } from '../../platform/call/page.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'
import { pollView } from './rows.ts'

/** Selects open polls in which a person has not voted, the newest first. */
export const pollWaits: Waits = {
  part: 'questions',
  page: (db, who, request, communityId) =>
    paged(
      db
        .selectFrom('subscription')
        .innerJoin('poll', 'poll.community_id', 'subscription.community_id')
        .innerJoin('community', 'community.id', 'poll.community_id')
        .select(['poll.id', 'poll.title', 'poll.until', 'poll.created_at', 'community.title as community'])
        .where('subscription.person_id', '=', who.id)
        .where('subscription.left_at', 'is', null)
        .where('community.deleted_at', 'is', null)
        .$if(communityId !== undefined, (query) => query.where('poll.community_id', '=', communityId ?? null))
        .where('community.seen', '=', true)
        .where('poll.deleted_at', 'is', null)
        .where(sql<boolean>`(poll.until is null or poll.until > clock_timestamp()) and ${who.verified}`)
        .where(
          sql<boolean>`not exists (select from poll_vote v where v.poll_id = poll.id and v.person_id = ${who.id})`,
        ),
      byTime('poll.created_at', 'poll.id'),
      request,
      (row) => waitingItem(paths.poll)({ ...row, at: row.until }),
    ),
  answering: {
    async views(db, who, items) {
      const read = items.map(async ({ id, community: title }) => {
        const view = await pollView(db, id, who)
        return view && { kind: 'poll' as const, id, community: { id: view.communityId, title }, view }
      })
      return (await Promise.all(read)).filter((one) => one !== null)
    },
    async openIn(db, who, communityId) {
      const found = await db
        .selectFrom('poll')
        .innerJoin('community', 'community.id', 'poll.community_id')
        .select(['poll.id', 'poll.title', 'community.title as community'])
        .where('poll.community_id', '=', communityId)
        .where('poll.deleted_at', 'is', null)
        .where(sql<boolean>`(poll.until is null or poll.until > clock_timestamp())`)
        .orderBy('poll.created_at', 'desc')
        .limit(1)
        .execute()
      return this.views(
        db,
        who,
        found.map((row) => waitingItem(paths.poll)({ ...row, at: null })),
      )
    },
  },
}
