import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import type { Source } from '../../content/alert/happening.ts'

/** Alerts of unread messages. */
export const messageHappenings: Source = {
  topic: 'messages',
  mine: ({ since, until }, personId) => sql`
    select r.person_id, 'message'::text as what, m.id as subject, m.community_id, m.title, 1 as count, r.created_at as at
    from message_recipient r join message m on m.id = r.message_id
    where r.person_id = ${personId} and r.unread and r.read_at is null
      and r.created_at > ${since} and r.created_at <= ${until}`,
  due: sql<boolean>`exists (select from message_recipient r
    where r.message_id = c.subject and r.person_id = c.person_id and r.unread and r.read_at is null)`,
  path: (_what, subject) => paths.message(subject),
}
