import { type Kysely, sql } from 'kysely'

const UP = `
-- The comment of the same thread that it answers. Its words are read there: a copy would outlive them.
alter table comment add column quoted_id uuid references comment on delete set null;
create index on comment (quoted_id) where quoted_id is not null;

-- Who is named in a comment.
create table comment_mention (
  comment_id uuid not null references comment on delete cascade,
  person_id uuid not null references person,
  -- False once an edit took it out; the row stays, so that nobody is mailed twice.
  named boolean not null default true,
  mentioned_at timestamptz(3) not null default now(),
  mail text not null default 'none' check (mail in ('none', 'waiting', 'sending', 'sent', 'failed')),
  tries smallint not null default 0,
  -- The one address that the mail goes to.
  redirected_to text,
  primary key (comment_id, person_id)
);
create index on comment_mention (person_id);

-- What a photo shows, for those who do not see it.
alter table photo add column alt text not null default '';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
