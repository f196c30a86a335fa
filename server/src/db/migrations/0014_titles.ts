import { type Kysely, sql } from 'kysely'

// Finding areas and communities by their titles, also with typing errors.
const UP = `
create extension if not exists pg_trgm;
-- Stored, since every title that an index proposes is compared again.
alter table area add column title_words text generated always as (search_words(title)) stored;
alter table community add column title_words text generated always as (search_words(title)) stored;
create index area_title_words on area using gin (title_words gin_trgm_ops) where hidden_at is null;
create index community_title_words on community using gin (title_words gin_trgm_ops) where hidden_at is null;

-- The titles like some words (as search_words makes them), the best first, at most so many of each kind: likeness 3 for that title, 2
-- where a word of it begins so, below 1 with typing errors, which four letters at least may have. Only so many are compared
-- that a word which half of all titles have takes no longer. Whether a reader may see them is for the caller to ask.
create function titles_like(sought text, most integer) returns table (kind text, id uuid, likeness real)
language sql stable parallel safe
-- Two swapped letters of seven leave three of eight trigrams.
set pg_trgm.word_similarity_threshold = 0.35
as $$
  with begun as (
    (select 'area' as kind, a.id, a.title_words as words from area a
      where a.hidden_at is null and (a.title_words like sought || '%' or a.title_words like '% ' || sought || '%') limit 500)
    union all
    (select 'community', c.id, c.title_words from community c
      where c.hidden_at is null and (c.title_words like sought || '%' or c.title_words like '% ' || sought || '%') limit 500)
  ), alike as (
    (select 'area' as kind, a.id, a.title_words as words from area a
      where length(sought) > 3 and a.hidden_at is null and sought <% a.title_words limit 500)
    union all
    (select 'community', c.id, c.title_words from community c
      where length(sought) > 3 and c.hidden_at is null and sought <% c.title_words limit 500)
  ), compared as (
    select kind, id, words, case
        when words = sought then 3
        when words like sought || '%' or words like '% ' || sought || '%' then 2
        else word_similarity(sought, words) end as likeness
    from (select * from begun union select * from alike) found
  )
  select kind, id, likeness::real from (
    select *, row_number() over (partition by kind order by likeness desc, length(words), id) as place from compared
  ) placed where place <= most
$$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
