import { type Kysely, sql } from 'kysely'

const UP = `
create table pledge (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  goal_cents integer not null check (goal_cents > 0),
  -- How often each contribution is given.
  type text not null check (type in ('fixed', 'yearly', '2yearly', '3yearly', '4yearly', '5yearly')),
  -- Where it lies: a point or a shape.
  geom geometry(Geometry, 4326),
  -- Where its pin is: in a shape, somewhere within it.
  pin geometry(Point, 4326) generated always as (ST_PointOnSurface(geom)) stored,
  edited_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  hidden_at timestamptz(3),
  hidden_by uuid references person,
  hidden_reason text
);
create index on pledge (community_id, created_at desc, id desc) where hidden_at is null;
create index on pledge using gist (pin) where pin is not null and hidden_at is null;
create index on pledge (created_by);
create index on pledge (hidden_at) where hidden_at is not null;

-- What a person gives. Sums and counts are made of these rows at each reading; nothing keeps them.
create table contribution (
  id uuid primary key,
  pledge_id uuid not null references pledge on delete cascade,
  person_id uuid not null references person,
  amount_cents integer not null check (amount_cents between 1 and 500000),
  reason text not null,
  created_at timestamptz(3) not null default now(),
  paused_at timestamptz(3),
  ended_at timestamptz(3),
  -- The day that the giver was last reminded of.
  reminded_of timestamptz(3)
);
create index on contribution (pledge_id, person_id);
create index on contribution (person_id);
create index on contribution (pledge_id, created_at desc, id desc) where reason <> '';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
