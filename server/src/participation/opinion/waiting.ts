import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { answeringOf } from '../../content/alert/answeringOf.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { opinionView } from './rows.ts'

/** Selects opinion maps that have viewpoints and are open for voting, and in which the person has not voted; the newest first. */
export const opinionWaits: Waits = {
  part: 'statements',
  page: (db, who, request, communityId) =>
    paged(
      db
        .selectFrom('subscription')
        .innerJoin('opinion', 'opinion.community_id', 'subscription.community_id')
        .innerJoin('community', 'community.id', 'opinion.community_id')
        .select(['opinion.id', 'opinion.title', 'opinion.created_at', 'community.title as community'])
        .where('subscription.person_id', '=', who.id)
        .where('subscription.left_at', 'is', null)
        .where('community.deleted_at', 'is', null)
        .where('community.seen', '=', true)
        .$if(communityId !== undefined, (query) => query.where('opinion.community_id', '=', communityId ?? null))
        .where('opinion.deleted_at', 'is', null)
        .where('opinion.ended_at', 'is', null)
        .where('opinion.viewpoints', '>', 0)
        .where(
          sql<boolean>`${who.verified} and not exists (select from opinion_voter o join viewpoint_vote v on v.opinion_voter_id = o.id
            where o.opinion_id = opinion.id and o.person_id = ${who.id})`,
        ),
      byTime('opinion.created_at', 'opinion.id'),
      request,
      (row) => waitingItem(paths.opinion)({ ...row, at: null }),
    ),
  answering: answeringOf('opinion', {
    view: opinionView,
    open: sql<boolean>`i.ended_at is null`,
    order: sql`i.created_at desc`,
  }),
}
