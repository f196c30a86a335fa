/** Tables of areas, of counts of them per cell of the map, and of borders from official registers. */
export const LAND = `
create table area (
  id uuid primary key,
  created_by uuid not null references person,
  level text not null check (level in ('neighborhood', 'living area', 'country', 'world')),
  title text not null,
  description text not null,
  -- Everyone may read the description if its maker says so.
  description_public boolean not null default false,
  rating smallint not null check (rating between 1 and 10),
  explanation text not null,
  frequency text not null,
  activities text[] not null,
  priority text,
  relationship text,
  -- The version of the questions that were answered last.
  instrument text,
  analitics jsonb not null default '{}',
  geom geometry(Geometry, 4326) not null check (ST_GeometryType(geom) in ('ST_Polygon', 'ST_MultiPolygon')),
  area_m2 double precision not null generated always as (ST_Area(geom::geography)) stored,
  label geometry(Point, 4326) not null generated always as (ST_PointOnSurface(geom)) stored,
  outline geometry generated always as (outline(geom)) stored,
  min_zoom smallint not null generated always as (min_zoom(geom)) stored,
  -- Stored, since every title that an index proposes is compared again.
  title_words text generated always as (search_words(title)) stored,
  -- Others see it: its maker's e-mail is verified.
  seen boolean not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  -- The story is the description and the photos. An admin may hide it from others.
  story_hidden_at timestamptz(3),
  story_hidden_by uuid references person,
  story_hidden_reason text
);
create index on area using gist (geom) where deleted_at is null;
create index on area using gist (geom) where deleted_at is null and seen and min_zoom <= 4;
create index on area using gist (geom) where deleted_at is null and seen and min_zoom <= 8;
-- The newest of a crowded view: without it all of the view would be read and sorted.
create index on area (created_at desc, id desc) where deleted_at is null and seen;
-- The newest of a whole tile: those that lie in it, and the few that lie in several tiles.
create index area_room on area (room_of(geom), created_at desc, id desc) where deleted_at is null and seen;
create index area_rooms on area using gist (geom) where deleted_at is null and seen and room_of(geom) is null;
create index on area (created_by, created_at desc, id desc) where deleted_at is null;
create index on area (deleted_at) where deleted_at is not null;
create index area_title_words on area using gin (title_words gin_trgm_ops) where deleted_at is null;
-- The titles that begin with the words of a search, read from the index alone.
create index on area (title_words text_pattern_ops) include (id) where deleted_at is null;
-- What the first page plays: the newest.
create index area_told on area (created_at desc, id desc)
  where description_public and description <> '' and rating >= 8 and story_hidden_at is null and seen and deleted_at is null;
-- Totals over all areas are counted from this alone.
create index area_counted on area (level, created_by, created_at, rating) where deleted_at is null and seen;
create table area_like (
  area_id uuid not null references area on delete cascade,
  person_id uuid not null references person on delete cascade,
  liked_at timestamptz(3) not null default now(),
  primary key (area_id, person_id)
);
create index on area_like (person_id);

-- One report a person. An area belongs to no community: admins decide.
create table story_report (
  area_id uuid not null references area on delete cascade,
  person_id uuid not null references person,
  reason text not null,
  created_at timestamptz(3) not null default now(),
  outcome text check (outcome in ('kept', 'hidden')),
  decided_at timestamptz(3),
  decided_by uuid references person,
  primary key (area_id, person_id)
);
create index on story_report (person_id);
create index on story_report (created_at, area_id) where outcome is null;

-- Low zooms are drawn from counts per cell, 16 by 16 a tile, never from a scan of all areas. Each area is in a cell at
-- every zoom below its min_zoom. Changes are appended, so that writers never wait for one another, and folded by a job.
create table area_cell (
  z smallint not null, x integer not null, y integer not null,
  n0 integer not null, n1 integer not null, n2 integer not null, n3 integer not null,
  lng double precision not null, lat double precision not null,
  primary key (z, x, y)
);
-- The same by all that a filter may ask for, up to zoom 7: further down a tile has few areas, which are counted as it is read.
create table area_cell_part (
  z smallint not null, x integer not null, y integer not null,
  level text not null, rating smallint not null, year smallint not null,
  n integer not null, lng double precision not null, lat double precision not null,
  primary key (z, x, y, level, rating, year)
);
create table area_cell_change (like area_cell_part);
create index on area_cell_change (z, x, y);

-- Inside the trigger, where the statement's plan is kept; there is no old row at first, and no new one at the end.
create function area_cell_keep() returns trigger language plpgsql as $$
begin
  insert into area_cell_change
  select z,
    floor((ST_X(label) + 180) / 360 * (1 << (z + 4)))::integer,
    floor((1 - ln(tan(radians(ST_Y(label))) + 1 / cos(radians(ST_Y(label)))) / pi()) / 2 * (1 << (z + 4)))::integer,
    level, rating, extract(year from created_at at time zone 'UTC'), sign, sign * ST_X(label), sign * ST_Y(label)
  from (values
    (-1, old.label, old.level, old.rating, old.created_at, old.min_zoom, old.seen and old.deleted_at is null),
    (1, new.label, new.level, new.rating, new.created_at, new.min_zoom, new.seen and new.deleted_at is null)
  ) area (sign, label, level, rating, created_at, min_zoom, counted), generate_series(0, min_zoom - 1) z
  where counted;
  return null;
end $$;
create trigger area_cell_keep after insert or delete on area for each row execute function area_cell_keep();
create trigger area_cell_keep_update after update on area for each row
  when ((old.geom, old.level, old.rating, old.seen, old.deleted_at)
    is distinct from (new.geom, new.level, new.rating, new.seen, new.deleted_at))
  execute function area_cell_keep();

-- The cells of the love map that an area touches, as of a version of the area: x * 65536 + y in the grid of zoom z, the finest in which
-- they are not too many. Those of coarser grids follow from them.
create table love_area (
  area_id uuid primary key references area on delete cascade,
  version integer not null,
  z smallint not null,
  cells bigint[] not null
);
-- The love map as it was released last: how many distinct people had drawn in a cell by the end of each of these years, with those alone
-- in which they are at least five. A year that is left out is as the one before.
create table love_cell (
  z smallint not null,
  x integer not null,
  y integer not null,
  level text not null,
  years integer[] not null,
  people integer[] not null,
  primary key (z, x, y, level)
);
create table love_release (
  single boolean primary key default true check (single),
  as_of timestamptz(3) not null,
  first_year integer
);

-- Borders of registers that the operator imported with one command. People start their own shapes from them.
create table border (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  -- Names it in the register.
  ref text not null,
  name text not null,
  kind text not null,
  licence text not null,
  dated date not null,
  geom geometry(Geometry, 4326) not null check (ST_GeometryType(geom) in ('ST_Polygon', 'ST_MultiPolygon')),
  area_m2 double precision not null generated always as (ST_Area(geom::geography)) stored,
  -- It had more vertices than a shape may have.
  simplified boolean not null,
  unique (source, ref)
);
create index on border using gist (geom);
`
