import { type Kysely, sql } from 'kysely'

// What people say and show in a community. Times to the millisecond, as everywhere.
const UP = `
-- The file lies in the photo store under this id. A photo in no use is purged.
create table photo (
  id uuid primary key,
  owner_id uuid not null references person,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz(3) not null default now()
);
create index on photo (owner_id);
create index on photo (created_at);

create table thread (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  -- Comments that are not removed; kept by the transaction that adds or removes one.
  comments integer not null default 0,
  -- The newest one's time: the next is later, so that who has read up to there and reads on misses none.
  commented_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_by uuid references person,
  hidden_reason text
);
create index on thread (community_id, created_at desc, id desc) where hidden_at is null;
create index on thread (created_by);
create index on thread (hidden_at) where hidden_at is not null;
create table thread_photo (
  thread_id uuid not null references thread on delete cascade,
  position smallint not null,
  photo_id uuid not null references photo on delete cascade,
  primary key (thread_id, position)
);
create unique index on thread_photo (photo_id);

-- A removed comment leaves its place: who follows the talk must see that something was there.
create table comment (
  id uuid primary key,
  thread_id uuid not null references thread on delete cascade,
  created_by uuid not null references person,
  text text not null,
  -- Kept by the transaction that votes.
  up integer not null default 0,
  down integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_by uuid references person,
  hidden_reason text
);
create index on comment (thread_id, created_at, id);
create index on comment (created_by, created_at desc, id desc);
create index on comment (hidden_at) where hidden_at is not null;
create table comment_vote (
  comment_id uuid not null references comment on delete cascade,
  person_id uuid not null references person on delete cascade,
  value smallint not null check (value in (-1, 1)),
  voted_at timestamptz(3) not null default now(),
  primary key (comment_id, person_id)
);
create index on comment_vote (person_id);

create table treasure (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  photo_id uuid not null unique references photo,
  -- The exact place: for its finder, moderators and owner where the place is hidden.
  geom geometry(Point, 4326) not null,
  place_hidden boolean not null default false,
  -- Who hid it: what a moderator hid only moderators show again.
  place_hidden_by uuid references person,
  flagged boolean not null default false,
  report_text text not null default '',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  hidden_at timestamptz(3),
  hidden_by uuid references person,
  hidden_reason text
);
create index on treasure (community_id, created_at desc, id desc) where hidden_at is null;
create index on treasure (created_by);
create index on treasure (hidden_at) where hidden_at is not null;

-- What somebody says is wrong with a comment or a treasure, and what became of it.
create table report (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references community on delete cascade,
  comment_id uuid references comment on delete cascade,
  treasure_id uuid references treasure on delete cascade,
  person_id uuid not null references person on delete cascade,
  reason text not null,
  created_at timestamptz(3) not null default now(),
  outcome text check (outcome in ('left', 'removed')),
  decided_at timestamptz(3),
  decided_by uuid references person,
  check (num_nonnulls(comment_id, treasure_id) = 1)
);
create unique index on report (comment_id, person_id) where comment_id is not null;
create unique index on report (treasure_id, person_id) where treasure_id is not null;
create index on report (community_id, created_at desc, id desc) where outcome is null;
-- For an admin, who looks after every community.
create index on report (created_at desc, id desc) where outcome is null;
create index on report (person_id);
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
alter table audit add column community_id uuid references community on delete cascade;
create index on audit (community_id, id desc) where community_id is not null;
create index on audit (id desc) where community_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
