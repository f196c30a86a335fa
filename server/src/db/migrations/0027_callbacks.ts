import { type Kysely, sql } from 'kysely'

const UP = `
alter table person drop constraint person_messages_check;
alter table person add constraint person_messages_check check (messages in ('mail', 'week', 'app', 'none'));

-- When a person is not disturbed, such as 22:00-07:00; off; without it as the site has it.
alter table person add column quiet text;
-- The links in these mails switch them off.
alter table person add column weekly_mails boolean not null default true;
alter table person add column now_mails boolean not null default true;
-- When the next weekly mail is due, and until when the last one told of what happened.
alter table person add column weekly_due timestamptz(3);
alter table person add column weekly_to timestamptz(3);
create index on person (weekly_due nulls first) where deleted_at is null;

-- What people chose, in general or for one community.
create table callback_wish (
  person_id uuid not null references person,
  topic text not null,
  community_id uuid references community on delete cascade,
  wish text not null check (wish in ('now', 'week', 'none')),
  unique nulls not distinct (person_id, topic, community_id)
);
create index on callback_wish (community_id) where community_id is not null;
create index on callback_wish (topic, person_id) where community_id is null and wish = 'now';

-- What people looked at, and when they did last.
create table seen (
  person_id uuid not null references person,
  subject uuid not null,
  at timestamptz(3) not null,
  primary key (person_id, subject)
);
create index on seen (at);

-- What a person is called back about at once. One that waits collects what else happens of the same.
create table callback (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  topic text not null,
  what text not null,
  subject uuid not null,
  community_id uuid references community on delete cascade,
  title text not null,
  count integer not null,
  at timestamptz(3) not null,
  -- It waits for no morning.
  urgent boolean not null default false,
  due_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'none', 'failed')),
  tries smallint not null default 0,
  redirected_to text
);
create unique index on callback (person_id, subject, what) where state = 'waiting';
create index on callback (due_at) where state = 'waiting';
create index on callback (person_id, at);
create index on callback (at);
create index on callback (subject) where redirected_to is not null;
create index on callback (community_id) where community_id is not null;

-- Until when it was looked for what people are called back about.
create table callback_sweep (
  one boolean primary key default true check (one),
  swept_to timestamptz(3) not null
);

-- One a person and week, claimed before it is sent.
create table weekly_mail (
  person_id uuid not null references person,
  until timestamptz(3) not null,
  since timestamptz(3) not null,
  week date not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'none', 'failed')),
  tries smallint not null default 0,
  redirected_to text,
  primary key (person_id, until)
);
create unique index on weekly_mail (week) where redirected_to is not null;

-- Browsers that get notices: each with its session, and so until it ends.
create table push_device (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person,
  session_id uuid not null unique references auth.session on delete cascade,
  -- The address of this installation: a copy of the data elsewhere notifies nobody.
  site text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default now()
);
create index on push_device (person_id);

-- Signs what is sent to push services (RFC 8292); made once for an installation.
create table push_key (
  site text primary key,
  public_key text not null,
  private_key text not null
);

-- What is new is looked for by time, in all communities.
create index on comment (created_at) where hidden_at is null;
create index on treasure (created_at) where hidden_at is null;
create index on poll (created_at) where hidden_at is null;
create index on poll (until) where until is not null and hidden_at is null;
create index on polis (created_at) where hidden_at is null;
create index on pledge (created_at) where hidden_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
