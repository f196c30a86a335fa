import { paths } from '@fieldfare/shared/paths.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Happening, type Source, sawSince, type Window } from '../../content/alert/happening.ts'
import { wishOf } from '../../content/alert/wish.ts'

/** SQL of people, each with the threads they take part in: for one person all threads, else those with a comment in the time window. */
const partsOf = ({ since, until }: Window, personId?: string) =>
  personId
    ? sql`select ${personId}::uuid as person_id, id as thread_id from thread where created_by = ${personId}
        union select ${personId}::uuid, thread_id from comment where created_by = ${personId} and deleted_at is null`
    : sql`select o.created_by as person_id, o.thread_id from comment o where o.deleted_at is null and o.thread_id in (
          select n.thread_id from comment n where n.deleted_at is null and n.created_at > ${since} and n.created_at <= ${until})
        union select t.created_by, t.id from thread t where t.id in (
          select n.thread_id from comment n where n.deleted_at is null and n.created_at > ${since} and n.created_at <= ${until})`

/** SQL that tells whether comment `c` of thread `t` mentions the person of `part` and that person wants separate alerts of mentions. */
const alertedSeparately = sql<boolean>`(exists (select from comment_mention m
    where m.comment_id = c.id and m.person_id = part.person_id and m.named)
  and ${wishOf('mentions', { person: sql`part.person_id`, community: sql`t.community_id` })} <> 'none')`

interface CommentScope {
  personId?: string
  /** Leaves out comments that mention the person, if the person is alerted to mentions separately. */
  unnamed?: true
}

/** Counts, per person and thread, unseen comments of other people after the person's own last comment. */
export const newComments = (
  window: Window,
  { personId, unnamed }: CommentScope = {},
): RawBuilder<Happening> => sql<Happening>`(
  select part.person_id, 'answers'::text as what, t.id as subject, t.community_id, t.title, count(*)::integer as count,
    max(c.created_at) as at
  from (${partsOf(window, personId)}) part
  join thread t on t.id = part.thread_id and t.deleted_at is null
  join community on community.id = t.community_id and community.deleted_at is null and community.seen
  join subscription s on s.community_id = t.community_id and s.person_id = part.person_id and s.left_at is null
  join comment c on c.thread_id = t.id and c.deleted_at is null and c.created_by <> part.person_id
    and c.created_at > ${window.since} and c.created_at <= ${window.until}
  where c.created_at > coalesce((select max(o.created_at) from comment o
      where o.thread_id = t.id and o.created_by = part.person_id), '-infinity')
    and ${unnamed ? sql`not ${alertedSeparately}` : sql`true`}
    and not ${sawSince(sql`part.person_id`, [sql`t.id`], sql`c.created_at`)}
  group by part.person_id, t.id)`

/** Alerts of new comments in discussions where the alerted person takes part. */
export const discussionHappenings: Source = {
  topic: 'answers',
  mine: (window, personId) => newComments(window, { personId, unnamed: true }),
  all: (window) => newComments(window, { unnamed: true }),
  due: sql<boolean>`(exists (select from comment n join thread t on t.id = n.thread_id
      where t.id = c.subject and t.deleted_at is null and n.deleted_at is null and n.created_by <> c.person_id and n.created_at >= c.at)
    and not ${sawSince(sql`c.person_id`, [sql`c.subject`], sql`c.at`)})`,
  path: (_what, subject) => paths.post(subject),
}
