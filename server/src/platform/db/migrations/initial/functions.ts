/** PostgreSQL extensions, and the SQL functions that compute columns and search text. */
export const FUNCTIONS = String.raw`
create extension if not exists postgis;
create extension if not exists pg_trgm;
create schema if not exists auth;

-- The zoom from which something of this extent is at least 12 px of a 512 px tile; below it, it is counted in a cell.
create function min_zoom(g geometry) returns smallint language sql immutable parallel safe
return least(12, greatest(0, ceil(log(2.0, (12.0 * 360 / (512.0 * greatest(
  ST_XMax(g) - ST_XMin(g),
  (ST_YMax(g) - ST_YMin(g)) / cos(radians((ST_YMax(g) + ST_YMin(g)) / 2)),
  0.0000001)))::numeric))))::smallint;

-- The tile of zoom 7 that a shape lies in, as x * 128 + y; null for a shape that lies in several tiles. Lists of areas and live
-- events come in these tiles (ROOM_ZOOM in shared/src/room.ts). Adding 90 and taking it away makes zero of what is next to zero,
-- of which PostgreSQL computes no tangent.
create function room_of(g geometry) returns integer language sql immutable parallel safe
return (
  with corner as (
    select floor((ST_XMin(g) + 180) / 360 * 128) as west, floor((ST_XMax(g) + 180) / 360 * 128) as east,
      floor((1 - asinh(tan(radians(ST_YMax(g) + 90 - 90))) / pi()) / 2 * 128) as north,
      floor((1 - asinh(tan(radians(ST_YMin(g) + 90 - 90))) / pi()) / 2 * 128) as south
  )
  select case when west = east and north = south then (west * 128 + north)::integer end from corner);

-- A shape as lists and live events carry it: null where it is small enough itself. Keeps at most 500 corners, those that are
-- seen from afar; of shapes that cannot be simplified that far, such as hundreds of parts, their box. Computed once with the
-- shape, since simplifying a shape of 5,000 corners may take a tenth of a second.
create function outline(g geometry) returns geometry language plpgsql immutable parallel safe as $$
declare
  extent double precision := greatest(ST_XMax(g) - ST_XMin(g), ST_YMax(g) - ST_YMin(g));
  simple geometry;
begin
  if ST_NPoints(g) <= 500 then return null; end if;
  foreach extent in array array[extent / 4096, extent / 1024, extent / 256, extent / 64] loop
    simple := ST_Simplify(g, extent);
    exit when simple is null or ST_IsEmpty(simple);
    if ST_NPoints(simple) <= 500 then return simple; end if;
  end loop;
  return ST_Envelope(g);
end $$;

-- Words as they are compared: small letters without accents, and nothing between them but spaces. All spaces that Unicode has:
-- one of the rarer ones made to_tsquery fail.
create function search_words(words text) returns text language sql immutable parallel safe
return regexp_replace(regexp_replace(
  normalize(replace(replace(replace(replace(lower(words collate "und-x-icu"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), NFD),
  '[\u0300-\u036f]', '', 'g'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u1680\u2000-\u200a\u2010-\u206f\u3000]+', ' ', 'g');

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
  -- Each form once: who plans a search takes repeated ones for as many more matches.
  return (select string_agg(distinct form::text, ' | ') from (values
    (to_tsquery('simple', words)), (to_tsquery('english', words)), (to_tsquery('dutch', words)),
    (to_tsquery('german', words)), (to_tsquery('french', words))) forms(form) where form::text <> '')::tsquery;
end $$;
`
