import { type Kysely, sql } from 'kysely'

const UP = `
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
  state text not null check (state in ('waiting', 'applied', 'declined', 'withdrawn', 'replaced')),
  reason text,
  -- What came to the land without an admin looking at it.
  added_m2 double precision,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  -- Of an applied one, until everybody whose area touches the new land alone has joined: the land before, the box of what is
  -- new, and the last area that was looked at.
  before geometry(Geometry, 4326),
  box geometry(Geometry, 4326),
  joined_to uuid
);
create unique index on correction (community_id) where state = 'waiting';
create index on correction (community_id, created_at desc);
create index on correction (created_at, id) where state = 'waiting';
create index on correction (created_by, decided_at);
create index on correction (decided_at) where state <> 'waiting';

-- Rises with the land, so that what was measured of it is measured again.
alter table community add column land_version integer not null default 1;

-- The land of which figures were released, where it was corrected since: two outlines would give away who lies between them.
alter table kept_figures add column land geometry(Geometry, 4326);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
