import { type Kysely, sql } from 'kysely'

const UP = String.raw`
-- Land that another community holds, or that is very large, is shown to others only after an admin approved it; while it
-- waits, or where it was declined, seen is false. Null: there was nothing to decide.
alter table community
  add column claim text check (claim in ('waiting', 'declined', 'approved')),
  add column claimed_at timestamptz(3),
  add column claim_reason text;
create index on community (claimed_at, id) where claim = 'waiting';

-- Who left a community is its moderator no more.
delete from moderator using community
where community.id = moderator.community_id and moderator.person_id <> community.created_by
  and not exists (select from subscription s
    where s.community_id = moderator.community_id and s.person_id = moderator.person_id and s.left_at is null);

-- What an owner read last, by period ('' is the release itself: when, and of whom). Figures that changed with every single
-- person would give that person's answers away.
create table kept_figures (
  community_id uuid not null references community on delete cascade,
  period text not null,
  as_of timestamptz(3) not null,
  people uuid[] not null default '{}',
  counted jsonb not null default '[]',
  primary key (community_id, period)
);

-- As before, and all spaces that Unicode has: one of the others made to_tsquery fail.
create or replace function search_words(words text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(
  normalize(replace(replace(replace(replace(lower(words collate "und-x-icu"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), NFD),
  '[\u0300-\u036f]', '', 'g'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u1680\u2000-\u200a\u2010-\u206f\u3000]+', ' ', 'g');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
