import { type Kysely, sql } from 'kysely'

// Who is named in a comment is called back as of everything else: the mails of their own that still waited are taken over, and the
// columns that kept those, `mail`, `tries` and `redirected_to`, are used no more.
const UP = `
create index on comment_mention (mentioned_at) where named;

with late as (
  update comment_mention m set mail = 'none' from comment c, thread t
  where m.mail = 'waiting' and c.id = m.comment_id and t.id = c.thread_id
  returning m.person_id, m.comment_id, t.community_id, t.title, m.mentioned_at
)
insert into callback (person_id, topic, what, subject, community_id, title, count, at, due_at)
select person_id, 'mentions', 'mention', comment_id, community_id, title, 1, mentioned_at, now() from late;

-- Which of the words of the comment that it answers are quoted: the first, from 1, and how many. The words are read there.
alter table comment add column quoted_from integer;
alter table comment add column quoted_length integer;

delete from setting where key = 'COMMENT_MENTIONED';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
