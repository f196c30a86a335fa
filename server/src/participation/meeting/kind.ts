import { sql } from 'kysely'
import type { Kind } from '../../content/kind.ts'
import { meetingView } from './rows.ts'
import { tellCancelled, tellResumed } from './meetingNotices.ts'

export const meeting: Kind<'meeting'> = {
  kind: 'meeting',
  parent: null,
  title: 'title',
  words: 'title',
  editable: false,
  exported:
    'community_id, title, description, link, start_time, time_zone, minutes, place, ST_AsGeoJSON(point, 7)::json as point, number, drawn_at',
  link: null,
  view: meetingView,
  asks: {
    open: sql<boolean>`(meeting.drawn_at is null and meeting.start_time > clock_timestamp())`,
    answered: (id, person) =>
      sql<boolean>`exists (select from meeting_answer a where a.meeting_id = ${id}::uuid and a.person_id = ${person})`,
  },
  counted: (ctx, change) => (change < 0 ? tellCancelled(ctx) : tellResumed(ctx)),
}
