/** Tables about money: communities' support projects, the yearly nature budget, and the pledge requests of the study. */
export const SUPPORT = `
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
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text
);
create index on pledge (community_id, created_at desc, id desc) where deleted_at is null;
create index on pledge using gist (pin) where pin is not null and deleted_at is null;
create index on pledge (created_by);
create index on pledge (deleted_at) where deleted_at is not null;
create index on pledge (created_at) where deleted_at is null;
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
  reminded_of timestamptz(3),
  -- The id that the reason is shown under, once it is: random, so that neither the id nor its place in the list tells whose it is, or
  -- when it was given.
  shown_as uuid
);
create index on contribution (pledge_id, person_id);
create index on contribution (person_id);
create index on contribution (pledge_id, shown_as) where reason <> '';

-- A person's yearly nature budget. Each change is a row of its own; the newest one counts.
create table funding (
  id uuid primary key,
  person_id uuid not null references person,
  budget_cents integer not null check (budget_cents between 100 and 500000),
  -- Why this amount, these places and these goals.
  reason text not null default '',
  locations_reason text not null default '',
  objectives_reason text not null default '',
  -- What the person calls the goal 'other'.
  other_name text not null default '',
  -- It is divided over places and goals; else it is an amount alone.
  divided boolean not null,
  -- Which questions were asked, and in which language they were read.
  instrument text not null,
  locale text not null,
  created_at timestamptz(3) not null default now()
);
create index on funding (person_id, created_at desc, id desc);
-- An area or the land of a community; neither once that is purged.
create table funding_location (
  funding_id uuid not null references funding on delete cascade,
  position smallint not null,
  area_id uuid references area on delete set null,
  community_id uuid references community on delete set null,
  amount_cents integer not null check (amount_cents between 1 and 500000),
  primary key (funding_id, position)
);
create index on funding_location (area_id) where area_id is not null;
create index on funding_location (community_id) where community_id is not null;
create table funding_objective (
  funding_id uuid not null references funding on delete cascade,
  objective text not null,
  amount_cents integer not null check (amount_cents between 1 and 500000),
  primary key (funding_id, objective)
);

-- The six pledge requests of a person: about which area, and in which order.
create table pledge_request (
  person_id uuid primary key references person,
  area_id uuid references area on delete set null,
  types text[] not null check (cardinality(types) = 6),
  instrument text not null,
  started_at timestamptz(3) not null default now()
);
create index on pledge_request (area_id) where area_id is not null;
create table pledge_answer (
  person_id uuid not null references pledge_request on delete cascade,
  type text not null check (type in ('fixed', 'yearly', '2yearly', '3yearly', '4yearly', '5yearly')),
  -- The area that it was asked about.
  area_id uuid references area on delete set null,
  -- Null: the answer is no.
  amount_cents integer check (amount_cents between 1 and 500000),
  reason text not null default '',
  locale text not null,
  answered_at timestamptz(3) not null default now(),
  changed_at timestamptz(3),
  primary key (person_id, type)
);
create index on pledge_answer (area_id) where area_id is not null;

-- What taking part earned, and when. Kept also where a consent is withdrawn later.
create table earning (
  person_id uuid not null references person,
  part text not null check (part in ('budget', 'requests')),
  cents integer not null,
  earned_at timestamptz(3) not null default now(),
  primary key (person_id, part)
);
`
