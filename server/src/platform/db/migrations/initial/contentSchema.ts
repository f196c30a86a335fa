/** Tables of the content of communities, such as threads, polls and treasures, with photos and reports. Each kind has the table of its name. */
export const CONTENT = `
-- The file lies in the photo store under this id. A photo in no use is purged.
create table photo (
  id uuid primary key,
  owner_id uuid not null references person,
  -- Each upload writes files under a name of its own; the row that came first says which ones are the photo's. Null: they have its id.
  file uuid,
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- What it shows, for those who do not see it.
  alt text not null default '',
  created_at timestamptz(3) not null default now(),
  -- The content, area, advert or message that shows it, null while none does; 'position' orders the photos of one subject.
  subject_kind text,
  subject_id uuid,
  position smallint
);
create index on photo (owner_id);
create index on photo (created_at);
create index on photo (subject_id, position) where subject_id is not null;

create table thread (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  -- Where on the map it is about, if it is about a place.
  place geometry(Point, 4326),
  -- Since when the owner of its community keeps it on top of the list.
  on_top_at timestamptz(3),
  -- Comments that are not deleted; kept by the transaction that adds or deletes one.
  comments integer not null default 0,
  -- The newest one's time: the next is later, so that who has read up to there and reads on misses none.
  commented_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text
);
create index on thread (community_id, created_at desc, id desc) where deleted_at is null;
create index on thread (created_by);
create index on thread (deleted_at) where deleted_at is not null;
-- Of all communities by time: the sitemap lists them page by page.
create index on thread (created_at desc, id desc) where deleted_at is null;
create index on thread using gist (place) where place is not null and deleted_at is null;
-- The map of a community, newest first.
create index on thread (community_id, created_at desc, id desc) where place is not null and deleted_at is null;
create index on thread (community_id) where on_top_at is not null;

-- A deleted comment leaves its place: who follows the talk must see that something was there.
create table comment (
  id uuid primary key,
  thread_id uuid not null references thread on delete cascade,
  created_by uuid not null references person,
  text text not null,
  -- Kept by the transaction that votes.
  up integer not null default 0,
  down integer not null default 0,
  -- The comment of the same thread that it answers. Its words are read there: a copy would outlive them.
  quoted_id uuid references comment on delete set null,
  -- Which of its characters are quoted: the first, from 1, and how many; null for its beginning.
  quoted_from integer,
  quoted_length integer,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text
);
create index on comment (thread_id, created_at, id);
create index on comment (created_by, created_at desc, id desc);
create index on comment (deleted_at) where deleted_at is not null;
create index on comment (quoted_id) where quoted_id is not null;
create index on comment (created_at) where deleted_at is null;
create table comment_vote (
  comment_id uuid not null references comment on delete cascade,
  person_id uuid not null references person on delete cascade,
  value smallint not null check (value in (-1, 1)),
  voted_at timestamptz(3) not null default now(),
  primary key (comment_id, person_id)
);
create index on comment_vote (person_id);
-- Who is named in a comment.
create table comment_mention (
  comment_id uuid not null references comment on delete cascade,
  person_id uuid not null references person,
  -- False once an edit took it out; the row stays, so that nobody is told twice.
  named boolean not null default true,
  mentioned_at timestamptz(3) not null default now(),
  primary key (comment_id, person_id)
);
create index on comment_mention (person_id);
create index on comment_mention (mentioned_at) where named;

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
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text
);
create index on treasure (community_id, created_at desc, id desc) where deleted_at is null;
create index on treasure (created_by);
create index on treasure (deleted_at) where deleted_at is not null;
create index on treasure using gist (geom) where deleted_at is null;
create index on treasure (created_at) where deleted_at is null;

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
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text,
  check (results <> 'atEnd' or until is not null)
);
create index on poll (community_id, created_at desc, id desc) where deleted_at is null;
create index on poll (created_by);
create index on poll (deleted_at) where deleted_at is not null;
create index on poll (created_at) where deleted_at is null;
create index on poll (until) where until is not null and deleted_at is null;
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
  -- Names the conversation on the polis site.
  polis_id text not null,
  -- The first statements.
  options text[] not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text
);
create index on polis (community_id, created_at desc, id desc) where deleted_at is null;
create index on polis (created_by);
create index on polis (deleted_at) where deleted_at is not null;
create index on polis (created_at) where deleted_at is null;

-- Those who vote or give whom the owner of the community reads by name. They come and go together: the name of one alone, beside counts
-- that everybody watches, would tell what that person chose or gave.
create table named_person (
  subject_kind text not null,
  subject_id uuid not null,
  person_id uuid not null references person on delete cascade,
  -- False for who left the list: coming back, they are nobody new.
  shown boolean not null default true,
  primary key (subject_kind, subject_id, person_id)
);
create index on named_person (person_id);

-- What somebody says is wrong with a piece of content, and what became of it.
create table report (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references community on delete cascade,
  subject_kind text not null,
  subject_id uuid not null,
  person_id uuid not null references person on delete cascade,
  reason text not null,
  -- The words that were reported, as they were then: their author may change them. Null where they were not kept, or no longer.
  words text,
  created_at timestamptz(3) not null default now(),
  outcome text check (outcome in ('kept', 'deleted')),
  decided_at timestamptz(3),
  decided_by uuid references person
);
create index on report (community_id, created_at desc, id desc) where outcome is null;
-- For an admin, who looks after every community.
create index on report (created_at desc, id desc) where outcome is null;
create index on report (person_id);
create unique index on report (subject_id, person_id, subject_kind);
`
