import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { byTime, paged } from '../../platform/call/page.ts'
import { answeringOf } from '../../content/alert/answeringOf.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'
import { pollView } from './rows.ts'

/** Selects open polls in which the person has not voted, the newest first. */
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
  answering: answeringOf('poll', {
    view: pollView,
    open: sql<boolean>`(i.until is null or i.until > clock_timestamp())`,
    order: sql`i.created_at desc`,
  }),
}
