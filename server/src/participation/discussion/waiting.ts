import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { byTime, paged } from '../../platform/call/page.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'
import { newComments } from './happenings.ts'

/** The days after which comments wait no more: a person who did not look for longer begins anew. */
const BACK_DAYS = 30

/** Selects discussions where a person takes part that have unseen comments, the last commented first. */
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
}
