/** Tables of communities' opinion maps, with their viewpoints, votes and latest computed results. */
export const OPINIONS = `
create table opinion (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  -- From then on nobody votes any more.
  ended_at timestamptz(3),
  -- The viewpoints that are not deleted, kept by the transaction that adds or deletes one.
  viewpoints integer not null default 0,
  -- The people who have voted, as of the last computation.
  voters integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text
);
create index on opinion (community_id, created_at desc, id desc) where deleted_at is null;
create index on opinion (ended_at) where ended_at is not null and deleted_at is null;
create index on opinion (created_by);
create index on opinion (deleted_at) where deleted_at is not null;
create index on opinion (created_at) where deleted_at is null;
-- A sentence that one agrees or disagrees with. Its votes are as of the last computation of its map.
create table viewpoint (
  id uuid primary key,
  opinion_id uuid not null references opinion on delete cascade,
  created_by uuid not null references person,
  number integer not null,
  text text not null,
  agrees integer not null default 0,
  disagrees integer not null default 0,
  passes integer not null default 0,
  -- The votes of the groups that are shown.
  groups jsonb not null default '[]',
  -- From 0 to 1: the chance that one person of each group agrees, or disagrees, and the difference between the groups.
  shared float8 not null default 0,
  divided float8 not null default 0,
  -- The weight with which it is asked next; that of one without votes until it is computed.
  weight float8 not null default 5.0625 check (weight > 0),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text,
  unique (opinion_id, number)
);
create index on viewpoint (opinion_id, created_at desc, id desc) where deleted_at is null;
create index on viewpoint (created_by);
create index on viewpoint (deleted_at) where deleted_at is not null;
create index on viewpoint (created_at) where deleted_at is null;
-- A person who votes, under an id of this map alone; without a person where the votes came from elsewhere.
create table opinion_voter (
  id uuid primary key default gen_random_uuid(),
  opinion_id uuid not null references opinion on delete cascade,
  person_id uuid references person on delete cascade,
  unique (opinion_id, person_id)
);
create index on opinion_voter (person_id);
create table viewpoint_vote (
  opinion_voter_id uuid not null references opinion_voter on delete cascade,
  viewpoint_id uuid not null references viewpoint on delete cascade,
  value smallint not null check (value in (-1, 0, 1)),
  voted_at timestamptz(3) not null default now(),
  primary key (opinion_voter_id, viewpoint_id)
);
create index on viewpoint_vote (viewpoint_id);
-- The last computation.
create table opinion_map (
  opinion_id uuid primary key references opinion on delete cascade,
  made_at timestamptz(3) not null,
  -- What everyone sees.
  released jsonb not null,
  -- The place and the group of each voter, by their id: only the voter reads it.
  places jsonb not null,
  -- What the next computation begins with.
  kept jsonb not null
);
`
