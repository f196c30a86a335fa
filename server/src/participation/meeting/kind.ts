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
  counted: (ctx, change) => (change < 0 ? tellCancelled(ctx) : tellResumed(ctx)),
}
