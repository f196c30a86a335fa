import { paths } from '@fieldfare/shared/paths.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Happening, type Source, sawSince, type Window } from '../../content/alert/happening.ts'

const selectEnded = ({ since, until }: Window, personId?: string): RawBuilder<Happening> => sql<Happening>`
  select s.person_id, 'result'::text as what, poll.id as subject, poll.community_id, poll.title, 1 as count, poll.until as at
  from poll
  join community on community.id = poll.community_id and community.deleted_at is null and community.seen
  join subscription s on s.community_id = poll.community_id and s.left_at is null and s.seen
  where poll.deleted_at is null and poll.until > ${since} and poll.until <= ${until} and s.joined_at <= poll.until
    and ${personId ? sql`s.person_id = ${personId}` : sql`true`}
    and not ${sawSince(sql`s.person_id`, [sql`poll.id`], sql`poll.until`)}`

/** Selects polls that ended, whose results are there. */
export const pollHappenings: Source = {
  topic: 'results',
  mine: selectEnded,
  all: selectEnded,
  due: sql<boolean>`(exists (select from poll where poll.id = c.subject and poll.deleted_at is null)
    and not ${sawSince(sql`c.person_id`, [sql`c.subject`], sql`c.at`)})`,
  path: (what, subject) => (what === 'result' ? paths.poll(subject) : null),
}
