import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { byTime, paged } from '../../platform/call/page.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'
import { nextAt } from './rows.ts'

/** Selects a person's contributions that are due again, the earliest first. */
export const pledgeWaits: Waits = {
  part: 'gifts',
  page: (db, who, request, communityId) =>
    paged(
      db
        .selectFrom((from) =>
          from
            .selectFrom('contribution as c')
            .innerJoin('pledge', 'pledge.id', 'c.pledge_id')
            .innerJoin('community', 'community.id', 'pledge.community_id')
            .select(['c.id as contribution', 'pledge.id', 'pledge.title', 'community.title as community'])
            .select(sql<Date | null>`date_trunc('milliseconds', ${nextAt})`.as('at'))
            .where('c.person_id', '=', who.id)
            .where('pledge.deleted_at', 'is', null)
            .where('community.deleted_at', 'is', null)
            .where('community.seen', '=', true)
            .$if(communityId !== undefined, (query) => query.where('pledge.community_id', '=', communityId ?? null))
            .as('given'),
        )
        .selectAll('given')
        .where('given.at', 'is not', null),
      byTime('given.at', 'given.contribution', 'newer'),
      request,
      waitingItem(paths.pledge),
    ),
}
