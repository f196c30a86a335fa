import { type Kysely, sql } from 'kysely'

const UP = `
create table poll (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  -- Votes are taken until then. Whether a poll has ended is computed of it at each reading and vote; nothing sets it.
  until timestamptz(3),
  results text not null check (results in ('always', 'afterVoting', 'atEnd')),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  hidden_at timestamptz(3),
  hidden_by uuid references person,
  hidden_reason text,
  check (results <> 'atEnd' or until is not null)
);
create index on poll (community_id, created_at desc, id desc) where hidden_at is null;
create index on poll (created_by);
create index on poll (hidden_at) where hidden_at is not null;

create table poll_option (
  id uuid primary key,
  poll_id uuid not null references poll on delete cascade,
  position smallint not null,
  value text not null,
  -- Where it lies: a point or a shape.
  geom geometry(Geometry, 4326),
  unique (poll_id, position),
  unique (poll_id, id)
);
create unique index on poll_option (poll_id, value);

-- One vote a person, for an option of that poll.
create table poll_vote (
  id uuid primary key default gen_random_uuid(),
  poll_id uuid not null,
  option_id uuid not null,
  person_id uuid not null references person,
  created_at timestamptz(3) not null default now(),
  unique (poll_id, person_id),
  foreign key (poll_id, option_id) references poll_option (poll_id, id) on delete cascade
);
create index on poll_vote (poll_id, option_id);
create index on poll_vote (person_id);

create table polis (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  -- What the polis site names the conversation by.
  polis_id text not null,
  -- The first statements.
  options text[] not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  hidden_at timestamptz(3),
  hidden_by uuid references person,
  hidden_reason text
);
create index on polis (community_id, created_at desc, id desc) where hidden_at is null;
create index on polis (created_by);
create index on polis (hidden_at) where hidden_at is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
