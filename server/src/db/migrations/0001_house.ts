import { type Kysely, sql } from 'kysely'

// Everything in one string: the driver sends it as one simple query, and the migrator wraps it in one transaction.
const UP = `
create extension if not exists postgis;

create schema if not exists auth;
create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create table auth.session (
  id uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" on delete cascade
);
create index on auth.session ("userId");
create table auth.account (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" on delete cascade,
  "accessToken" text, "refreshToken" text, "idToken" text,
  "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.account ("userId");
create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.verification (identifier);

-- Times to the millisecond: a page's cursor carries them through JSON and must compare exactly.
-- Outlives auth."user": what a former member made stays, under no name.
create table person (
  id uuid primary key,
  owner boolean not null default false,
  admin boolean not null default false,
  finished_register boolean not null default false,
  show_name boolean not null default false,
  show_profile boolean not null default false,
  locale text not null,
  time_zone text not null,
  home geometry(Point, 4326),
  organization text, company_name text, sector text, address text, website text, city text,
  age smallint, education smallint, gender text,
  tags text[] not null default '{}',
  patches jsonb not null default '[]',
  new_email text,
  unsubscribe_secret text not null unique,
  rres_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create table consent (
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('terms', 'research', 'email', 'experiment')),
  version text not null,
  locale text not null,
  campaign text,
  given_at timestamptz(3) not null default now(),
  primary key (person_id, kind, version)
);
-- Links in mails: only the hash of the secret is kept.
create table secret (
  hash bytea primary key,
  kind text not null check (kind in ('verify', 'reset', 'new-email')),
  person_id uuid not null references person on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null
);
create index on secret (person_id, kind);
create index on secret (expires_at);
create table score_grant (
  person_id uuid not null references person on delete cascade,
  kind text not null,
  cause text not null,
  points integer not null,
  granted_at timestamptz(3) not null default now(),
  primary key (person_id, kind, cause)
);
create table medal (
  person_id uuid not null references person on delete cascade,
  medal text not null,
  granted_at timestamptz(3) not null default now(),
  primary key (person_id, medal)
);
create table notification (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  kind text not null,
  cause text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  unique (person_id, kind, cause)
);
create index on notification (person_id, created_at desc, id desc);
create table audit (
  id bigint generated always as identity primary key,
  person_id uuid,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  at timestamptz(3) not null default now()
);
create index on audit (subject, at desc);
create table draft (
  person_id uuid not null references person on delete cascade,
  kind text not null,
  key text not null,
  content jsonb not null,
  step text not null,
  version integer not null default 1,
  edited_at timestamptz(3) not null,
  primary key (person_id, kind, key)
);
create table setting (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  type text not null check (type in ('VALUE', 'EMAIL_TEMPLATE')),
  "group" text not null default '',
  description text not null,
  value jsonb not null,
  updated_at timestamptz(3) not null default now()
);
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- The zoom from which something of this extent is at least 12 px of a 512 px tile; below it, it is counted in a cell.
create function min_zoom(g geometry) returns smallint language sql immutable parallel safe
return least(12, greatest(0, ceil(log(2.0, (12.0 * 360 / (512.0 * greatest(
  ST_XMax(g) - ST_XMin(g),
  (ST_YMax(g) - ST_YMin(g)) / cos(radians((ST_YMax(g) + ST_YMin(g)) / 2)),
  0.0000001)))::numeric))))::smallint;

create table area (
  id uuid primary key,
  created_by uuid not null references person,
  level text not null check (level in ('neighborhood', 'living area', 'country', 'world')),
  title text not null,
  description text not null,
  rating smallint not null check (rating between 1 and 10),
  explanation text not null,
  frequency text not null,
  activities text[] not null,
  priority text,
  relationship text,
  analitics jsonb not null default '{}',
  geom geometry(Geometry, 4326) not null check (ST_GeometryType(geom) in ('ST_Polygon', 'ST_MultiPolygon')),
  area_m2 double precision not null generated always as (ST_Area(geom::geography)) stored,
  label geometry(Point, 4326) not null generated always as (ST_PointOnSurface(geom)) stored,
  min_zoom smallint not null generated always as (min_zoom(geom)) stored,
  -- Others see it: its maker's e-mail is verified.
  seen boolean not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  hidden_at timestamptz(3)
);
create index on area using gist (geom) where hidden_at is null;
create index on area using gist (geom) where hidden_at is null and seen and min_zoom <= 4;
create index on area using gist (geom) where hidden_at is null and seen and min_zoom <= 8;
-- The newest of a crowded view: without it all of the view would be read and sorted.
create index on area (created_at desc, id desc) where hidden_at is null and seen;
create index on area (created_by, created_at desc, id desc) where hidden_at is null;
create index on area (hidden_at) where hidden_at is not null;
create table area_like (
  area_id uuid not null references area on delete cascade,
  person_id uuid not null references person on delete cascade,
  liked_at timestamptz(3) not null default now(),
  primary key (area_id, person_id)
);
create index on area_like (person_id);

-- Low zooms are drawn from counts per cell, 16 by 16 a tile, never from a scan of all areas. Each area is in a cell at
-- every zoom below its min_zoom. Changes are appended, so that writers never wait for one another, and folded by a job.
create table area_cell (
  z smallint not null, x integer not null, y integer not null,
  n0 integer not null, n1 integer not null, n2 integer not null, n3 integer not null,
  lng double precision not null, lat double precision not null,
  primary key (z, x, y)
);
create table area_cell_change (like area_cell);
create index on area_cell_change (z, x, y);

-- Inside the trigger, where the statement's plan is kept; there is no old row at first, and no new one at the end.
create function area_cell_keep() returns trigger language plpgsql as $$
begin
  insert into area_cell_change
  select z,
    floor((ST_X(label) + 180) / 360 * (1 << (z + 4)))::integer,
    floor((1 - ln(tan(radians(ST_Y(label))) + 1 / cos(radians(ST_Y(label)))) / pi()) / 2 * (1 << (z + 4)))::integer,
    sign * (level = 'neighborhood')::integer, sign * (level = 'living area')::integer,
    sign * (level = 'country')::integer, sign * (level = 'world')::integer,
    sign * ST_X(label), sign * ST_Y(label)
  from (values
    (-1, old.label, old.level, old.min_zoom, old.seen and old.hidden_at is null),
    (1, new.label, new.level, new.min_zoom, new.seen and new.hidden_at is null)
  ) area (sign, label, level, min_zoom, counted), generate_series(0, min_zoom - 1) z
  where counted;
  return null;
end $$;
create trigger area_cell_keep after insert or delete on area for each row execute function area_cell_keep();
create trigger area_cell_keep_update after update on area for each row
  when ((old.geom, old.level, old.seen, old.hidden_at) is distinct from (new.geom, new.level, new.seen, new.hidden_at))
  execute function area_cell_keep();

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
  min_zoom smallint not null generated always as (min_zoom(geom)) stored,
  seen boolean not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  hidden_at timestamptz(3)
);
create index on community using gist (geom) where hidden_at is null;
create index on community (created_at desc, id desc) where hidden_at is null;
create index on community (created_by, created_at desc, id desc) where hidden_at is null;
create table moderator (
  community_id uuid not null references community on delete cascade,
  person_id uuid not null references person on delete cascade,
  since timestamptz(3) not null default now(),
  primary key (community_id, person_id)
);
create index on moderator (person_id);
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
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
