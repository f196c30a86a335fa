import { paths } from '@fieldfare/shared/paths.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Happening, type Source, sawSince, type Window } from '../../content/alert/happening.ts'
import { wishOf } from '../../content/alert/wish.ts'

/** SQL that tells whether the person whom comment `n` of thread `t` mentions (row `m`) had the comment on screen or read its notice. */
const known = sql<boolean>`(${sawSince(sql`m.person_id`, [sql`t.id`], sql`m.mentioned_at`)}
  or exists (select from notification r where r.person_id = m.person_id and r.kind = 'comment.mentioned'
    and r.cause = n.id::text and r.read_at is not null))`

const NAMED = sql`comment_mention m
  join comment n on n.id = m.comment_id and n.deleted_at is null
  join thread t on t.id = n.thread_id and t.deleted_at is null
  join community on community.id = t.community_id and community.deleted_at is null and community.seen`

/** Selects comments together with the people they mention who have not seen them. */
const mentionsOf = ({ since, until }: Window, personId?: string): RawBuilder<Happening> => sql<Happening>`(
  select m.person_id, 'mention'::text as what, n.id as subject, t.id as within, t.community_id, t.title, 1 as count,
    m.mentioned_at as at
  from ${NAMED}
  where m.named and m.mentioned_at > ${since} and m.mentioned_at <= ${until}
    and ${personId ? sql`m.person_id = ${personId}` : sql`true`} and not ${known})`

const wish = wishOf('mentions', { person: sql`m.person_id`, community: sql`t.community_id` })

/** Alerts of comments that mention the alerted person, one line per comment. */
export const mentionHappenings: Source = {
  topic: 'mentions',
  mine: mentionsOf,
  all: mentionsOf,
  due: sql<boolean>`exists (select from ${NAMED}
    where m.comment_id = c.subject and m.person_id = c.person_id and m.named and not ${known} and ${wish} = 'now')`,
  within: sql`(select n.thread_id from comment n where n.id = c.subject)`,
  path: (_what, subject, _communityId, within) => (within ? `${paths.post(within)}?comment=${subject}` : null),
}
