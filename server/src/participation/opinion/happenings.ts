import { paths } from '@fieldfare/shared/paths.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Happening, type Source, sawSince, type Window } from '../../content/alert/happening.ts'

const selectEnded = ({ since, until }: Window, personId?: string): RawBuilder<Happening> => sql<Happening>`
  select s.person_id, 'opinionResult'::text as what, opinion.id as subject, opinion.community_id, opinion.title, 1 as count, opinion.ended_at as at
  from opinion
  join community on community.id = opinion.community_id and community.deleted_at is null and community.seen
  join subscription s on s.community_id = opinion.community_id and s.left_at is null and s.seen
  where opinion.deleted_at is null and opinion.ended_at > ${since} and opinion.ended_at <= ${until} and s.joined_at <= opinion.ended_at
    and ${personId ? sql`s.person_id = ${personId}` : sql`true`}
    and not ${sawSince(sql`s.person_id`, [sql`opinion.id`], sql`opinion.ended_at`)}`

/** Selects opinion maps in which voting ended. */
export const opinionHappenings: Source = {
  topic: 'results',
  mine: selectEnded,
  all: selectEnded,
  due: sql<boolean>`(exists (select from opinion where opinion.id = c.subject and opinion.deleted_at is null)
    and not ${sawSince(sql`c.person_id`, [sql`c.subject`], sql`c.at`)})`,
  path: (what, subject) => (what === 'opinionResult' ? paths.opinion(subject) : null),
}
