import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import type { Source } from '../../content/alert/happening.ts'

const WEEK_DAYS = 7
const path = (_what: unknown, subject: string) => paths.meeting(subject)

/** Alerts of unanswered invitations to meetings, and of decisions about seats. */
export const meetingHappenings: Source = {
  topic: 'invitations',
  mine: ({ since, until }, personId) => sql`
    select n.person_id, substr(n.kind, 9) as what, m.id as subject, m.community_id, m.title, 1 as count, n.created_at as at
    from notification n
    join meeting m on m.id = (n.data->>'meetingId')::uuid and m.start_time > ${until}
    join community on community.id = m.community_id and community.deleted_at is null
    where n.person_id = ${personId} and n.kind like 'meeting.%' and n.read_at is null
      and n.created_at > ${since} and n.created_at <= ${until}
      and (m.deleted_at is null or n.kind = 'meeting.cancelled')
      and not (n.kind = 'meeting.invited' and (m.drawn_at is not null
        or exists (select from meeting_answer a where a.meeting_id = m.id and a.person_id = n.person_id)))`,
  due: sql<boolean>`exists (
    select from notification n join meeting m on m.id = c.subject
    where n.person_id = c.person_id and n.kind = 'meeting.' || c.what and n.data->>'meetingId' = c.subject::text
      and n.read_at is null and m.start_time > clock_timestamp() and (m.deleted_at is null or c.what = 'cancelled')
      and not (c.what = 'invited' and exists (select from meeting_answer a
        where a.meeting_id = m.id and a.person_id = c.person_id)))`,
  path,
}

/** Reminders of meetings in the next week that the person attends. */
export const meetingReminders: Source = {
  topic: 'invitations',
  reminder: true,
  mine: ({ until }, personId) => sql`
    select a.person_id, 'coming'::text as what, m.id as subject, m.community_id, m.title, 1 as count, m.start_time as at
    from meeting_answer a
    join meeting m on m.id = a.meeting_id and m.deleted_at is null
    join community on community.id = m.community_id and community.deleted_at is null
    where a.person_id = ${personId} and a.accepted and a.given_back_at is null
      and (m.drawn_at is null or a.seated_at is not null)
      and m.start_time > ${until} and m.start_time <= ${until}::timestamptz + make_interval(days => ${sql.lit(WEEK_DAYS)})`,
  due: sql<boolean>`false`,
  path,
}
