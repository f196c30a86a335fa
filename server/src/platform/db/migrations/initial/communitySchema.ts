/** Tables of communities, their land, and their members and moderators. */
export const COMMUNITIES = `
create table community (
  id uuid primary key,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  organization text not null,
  tags text[] not null default '{}',
  system boolean not null default false,
  analitics jsonb not null default '{}',
  geom geometry(Geometry, 4326) not null check (ST_GeometryType(geom) in ('ST_Polygon', 'ST_MultiPolygon')),
  area_m2 double precision not null generated always as (ST_Area(geom::geography)) stored,
  label geometry(Point, 4326) not null generated always as (ST_PointOnSurface(geom)) stored,
  outline geometry generated always as (outline(geom)) stored,
  min_zoom smallint not null generated always as (min_zoom(geom)) stored,
  -- Rises with the land, so that what was measured of it is measured again.
  land_version integer not null default 1,
  title_words text generated always as (search_words(title)) stored,
  search tsvector generated always as (community_search(title, organization, tags, description)) stored,
  -- Land that another community holds, or that is very large, is shown to others only after an admin approved it; while it
  -- waits, or where it was declined, 'seen' is false. Null: there was nothing to decide.
  claim text check (claim in ('waiting', 'declined', 'approved')),
  claimed_at timestamptz(3),
  claim_reason text,
  -- Why its land waits, as it was when it was judged: the communities that hold some of it, the largest first. Whoever reads the list
  -- compares no shapes.
  held_by uuid[] not null default '{}',
  -- Others see it: its creator's e-mail is verified, and no admin has to approve it first.
  seen boolean not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  -- What an admin removed, its creator does not take back.
  deleted_by uuid references person
);
create index on community using gist (geom) where deleted_at is null;
create index on community using gist (geom) where deleted_at is null and seen and min_zoom <= 4;
create index on community using gist (geom) where deleted_at is null and seen and min_zoom <= 8;
create index on community (created_at desc, id desc) where deleted_at is null;
create index on community (created_by, created_at desc, id desc) where deleted_at is null;
create index on community using gin (search) where deleted_at is null;
-- Nearness in metres: a degree of longitude is not as long as one of latitude.
create index on community using gist ((geom::geography)) where deleted_at is null;
create index on community (deleted_at desc, id desc) where deleted_at is not null;
create index on community (claimed_at, id) where claim = 'waiting';
create index community_title_words on community using gin (title_words gin_trgm_ops) where deleted_at is null;

-- The land of a community as its owner corrected it: in force at once (applied), or waiting for an admin while the old land
-- stays in force. Settled ones are purged after a while; the log of the community keeps that there was one.
create table correction (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  geom geometry(Geometry, 4326) not null check (ST_GeometryType(geom) in ('ST_Polygon', 'ST_MultiPolygon')),
  area_m2 double precision not null generated always as (ST_Area(geom::geography)) stored,
  outline geometry generated always as (outline(geom)) stored,
  analitics jsonb not null default '{}',
  -- Applied: it was in force from then on, at once or when an admin approved it.
  state text not null check (state in ('waiting', 'applied', 'declined', 'withdrawn', 'replaced')),
  reason text,
  -- Why it waits, as it was when it was judged: it is very large, or communities hold some of it, the largest first.
  large boolean not null default false,
  held_by uuid[] not null default '{}',
  -- Square metres that came to the land without an admin looking at them.
  added_m2 double precision,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  -- Of an applied one, until everybody whose area touches the new land alone has joined: the land before, and the last area
  -- that was looked at. What is new of the land is found anew from the two outlines by the job that needs it.
  before geometry(Geometry, 4326),
  joined_to uuid
);
create unique index on correction (community_id) where state = 'waiting';
create index on correction (community_id, created_at desc);
create index on correction (created_at, id) where state = 'waiting';
create index on correction (created_by, decided_at);
create index on correction (decided_at) where state <> 'waiting';

create table moderator (
  community_id uuid not null references community on delete cascade,
  person_id uuid not null references person on delete cascade,
  since timestamptz(3) not null default now(),
  primary key (community_id, person_id)
);
create index on moderator (person_id);
create table moderator_request (
  id uuid not null unique default gen_random_uuid(),
  community_id uuid not null references community on delete cascade,
  person_id uuid not null references person on delete cascade,
  requested_at timestamptz(3) not null default now(),
  refused_at timestamptz(3),
  refused_by uuid references person,
  primary key (community_id, person_id)
);
create index on moderator_request (person_id);
create index on moderator_request (requested_at desc, id desc) where refused_at is null;

create table subscription (
  community_id uuid not null references community on delete cascade,
  person_id uuid not null references person on delete cascade,
  joined_at timestamptz(3) not null default now(),
  -- The area that joined them, if one did.
  area_id uuid references area on delete set null,
  -- Set when they left on purpose: no later area joins them again.
  left_at timestamptz(3),
  seen boolean not null,
  primary key (community_id, person_id)
);
create index on subscription (community_id) where left_at is null and seen;
create index on subscription (person_id, joined_at desc, community_id desc) where left_at is null;
create index on subscription (area_id) where area_id is not null;
-- What a new area's first answer said of the communities it touches: the answer to the same request again.
create table area_touch (
  area_id uuid not null references area on delete cascade,
  community_id uuid not null references community on delete cascade,
  title text not null,
  -- False: offered only, since the person once left it on purpose.
  joined boolean not null,
  primary key (area_id, community_id)
);
create index on area_touch (community_id);

-- A release of a community's figures in parts: a row for each calendar year ('2026') with the people who first drew in it, one for those
-- of years that are too small ('rest'), and the release itself ('').
create table kept_figures (
  community_id uuid not null references community on delete cascade,
  period text not null,
  as_of timestamptz(3) not null,
  people uuid[] not null default '{}',
  counted jsonb not null default '[]',
  primary key (community_id, period)
);

-- The titles like some words (as search_words makes them), the best first, at most so many of each kind: likeness 3 for that title, 2
-- where a word of it begins so, below 1 with typing errors, which four letters at least may have; errors are looked for where too few
-- titles have the words as they are. Only so many are compared that a word which half of all titles have takes no longer. Whether a reader
-- may see them is for the caller to ask.
create function titles_like(sought text, most integer) returns table (kind text, id uuid, likeness real)
language plpgsql stable parallel safe
-- Two swapped letters of seven leave three of eight trigrams.
set pg_trgm.word_similarity_threshold = 0.35
-- Planned for the words that are sought: a common one is soon found by reading rows, a rare one by the index.
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
begin
  return query with begun as materialized (
    (select 'area' as kind, a.id, a.title_words as words from area a
      where a.deleted_at is null and a.title_words like sought || '%' order by a.title_words using ~<~ limit 500)
    union all
    (select 'community', c.id, c.title_words from community c
      where c.deleted_at is null and c.title_words like sought || '%' limit 500)
  ), inside as materialized (
    -- Looked for only where too few titles begin with the words.
    (select 'area' as kind, a.id, a.title_words as words from area a
      where a.deleted_at is null and a.title_words like '% ' || sought || '%'
        and (select count(*) from begun b where b.kind = 'area') < most limit 500)
    union all
    (select 'community', c.id, c.title_words from community c
      where c.deleted_at is null and c.title_words like '% ' || sought || '%'
        and (select count(*) from begun b where b.kind = 'community') < most limit 500)
  ), whole as materialized (
    select * from begun union all select * from inside
  ), alike as (
    (select 'area' as kind, a.id, a.title_words as words from area a
      where length(sought) > 3 and a.deleted_at is null and sought <% a.title_words
        and (select count(*) from whole w where w.kind = 'area') < most limit 500)
    union all
    (select 'community', c.id, c.title_words from community c
      where length(sought) > 3 and c.deleted_at is null and sought <% c.title_words
        and (select count(*) from whole w where w.kind = 'community') < most limit 500)
  ), compared as (
    select kind, id, words, case
        when words = sought then 3
        when words like sought || '%' or words like '% ' || sought || '%' then 2
        else word_similarity(sought, words) end as likeness
    from (select * from whole union select * from alike) found
  )
  select kind, id, likeness::real from (
    select *, row_number() over (partition by kind order by likeness desc, length(words), id) as place from compared
  ) placed where place <= most;
end
$$;
`
