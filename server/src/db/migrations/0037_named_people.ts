import { type Kysely, sql } from 'kysely'

const UP = `
-- Those who vote or give whom the owner of the community reads by name. They come and go together: the name of one alone, beside counts
-- that everybody watches, would tell what that person chose or gave.
create table named_person (
  subject_kind text not null,
  subject_id uuid not null,
  person_id uuid not null references person on delete cascade,
  -- False for who left the list: coming back, they are nobody new.
  shown boolean not null default true,
  primary key (subject_kind, subject_id, person_id)
);
create index on named_person (person_id);

-- The id that a reason is shown under, once it is: random, so that neither the id nor its place in the list tells whose it is, or when it
-- was given.
alter table contribution add column shown_as uuid;
drop index contribution_pledge_id_created_at_id_idx;
create index on contribution (pledge_id, shown_as) where reason <> '';

-- What was read before is no secret now.
insert into named_person (subject_kind, subject_id, person_id) select 'poll', poll_id, person_id from poll_vote;
insert into named_person (subject_kind, subject_id, person_id) select 'comment', comment_id, person_id from comment_vote;
insert into named_person (subject_kind, subject_id, person_id)
  select distinct 'pledge', pledge_id, person_id from contribution where ended_at is null;
update contribution set shown_as = gen_random_uuid() where ended_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
