import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { byTime, paged } from '../../platform/call/page.ts'
import { answeringOf } from '../../content/alert/answeringOf.ts'
import { type Waits, waitingItem } from '../../content/alert/waitingPart.ts'
import { meetingView } from './rows.ts'

/** Selects a person's unanswered invitations to future meetings, the earliest meeting first. */
export const meetingWaits: Waits = {
  part: 'invitations',
  page: (db, who, request, communityId) =>
    paged(
      db
        .selectFrom('subscription')
        .innerJoin('meeting', 'meeting.community_id', 'subscription.community_id')
        .innerJoin('community', 'community.id', 'meeting.community_id')
        .select(['meeting.id', 'meeting.title', 'community.title as community', 'meeting.start_time'])
        .where('subscription.person_id', '=', who.id)
        .where('subscription.left_at', 'is', null)
        .where('community.deleted_at', 'is', null)
        .$if(communityId !== undefined, (query) => query.where('meeting.community_id', '=', communityId ?? null))
        .where('community.seen', '=', true)
        .where('meeting.deleted_at', 'is', null)
        .where('meeting.drawn_at', 'is', null)
        .where(sql<boolean>`meeting.start_time > clock_timestamp() and ${who.verified}`)
        .where(
          sql<boolean>`not exists (select from meeting_answer a where a.meeting_id = meeting.id and a.person_id = ${who.id})`,
        ),
      byTime('meeting.start_time', 'meeting.id', 'newer'),
      request,
      (row) => waitingItem(paths.meeting)({ ...row, at: row.start_time }),
    ),
  answering: answeringOf('meeting', {
    view: meetingView,
    open: sql<boolean>`i.start_time > clock_timestamp()`,
    order: sql`i.start_time`,
  }),
}
