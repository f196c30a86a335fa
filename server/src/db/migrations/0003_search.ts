import { type Kysely, sql } from 'kysely'

// Finding communities by words, by nearness and by what a person drew; and taking one back.
const UP = String.raw`
-- Words as they are compared: small letters without accents, and nothing between them but spaces.
create function search_words(words text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(
  normalize(replace(replace(replace(replace(lower(words collate "und-x-icu"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), NFD),
  '[\u0300-\u036f]', '', 'g'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u206f]+', ' ', 'g');

-- Nobody says in which language a community is written: its words are there as they are and as each language stems them.
create function search_vector(words text) returns tsvector language sql immutable parallel safe
return to_tsvector('simple', words) || to_tsvector('english', words) || to_tsvector('dutch', words)
  || to_tsvector('german', words) || to_tsvector('french', words);

create function community_search(title text, organization text, tags text[], description text)
returns tsvector language sql immutable parallel safe
return setweight(search_vector(search_words(title)), 'A') || setweight(search_vector(search_words(organization)), 'B')
  || setweight(search_vector(search_words(array_to_string(tags, ' '))), 'C')
  || setweight(search_vector(search_words(description)), 'D');

-- All words in one of the languages; the last one may still be on its way. Null where there is no word.
create function search_query(typed text) returns tsquery language plpgsql immutable parallel safe as $$
declare words text := replace(trim(search_words(typed)), ' ', ' & ') || ':*';
begin
  if words = ':*' then return null; end if;
  return to_tsquery('simple', words) || to_tsquery('english', words) || to_tsquery('dutch', words)
    || to_tsquery('german', words) || to_tsquery('french', words);
end $$;

alter table community
  add column search tsvector generated always as (community_search(title, organization, tags, description)) stored,
  -- Who removed it: what an admin removed, its creator does not take back.
  add column hidden_by uuid references person;
create index on community using gin (search) where hidden_at is null;
-- Nearness in metres: a degree of longitude is not as long as one of latitude.
create index on community using gist ((geom::geography)) where hidden_at is null;
create index on community (hidden_at desc, id desc) where hidden_at is not null;

-- What was done is known for longer than what it was done to.
alter table audit
  drop constraint audit_community_id_fkey,
  add constraint audit_community_id_fkey foreign key (community_id) references community on delete set null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
