import { type Kysely, sql } from 'kysely'

const UP = `
-- What the person wants of communities' messages.
alter table person add column messages text not null default 'mail' check (messages in ('mail', 'app', 'none'));

-- A message of a community's owner. It stays for its recipients when the community is purged.
create table message (
  id uuid primary key,
  community_id uuid references community on delete set null,
  community_title text not null,
  system boolean not null,
  created_by uuid not null references person,
  title text not null,
  body text not null,
  created_at timestamptz(3) not null,
  -- Recipients are added in the order of their ids: this is the last one. Until 'adding' is false, more follow.
  added_to uuid,
  adding boolean not null default true,
  -- The one address that its mail goes to.
  redirected_to text,
  -- Counted by the writes that change them.
  recipients integer not null default 0,
  readers integer not null default 0,
  mails integer not null default 0,
  mails_sent integer not null default 0,
  mails_late integer not null default 0,
  mails_failed integer not null default 0
);
create index on message (created_by, created_at desc, id desc);
create index on message (community_id);

create table message_recipient (
  message_id uuid not null references message on delete cascade,
  person_id uuid not null references person,
  -- That of the message: an inbox is ordered by it.
  created_at timestamptz(3) not null,
  -- As the recipient marks it; the first reading stays.
  unread boolean not null default true,
  read_at timestamptz(3),
  mail text not null check (mail in ('none', 'waiting', 'sending', 'sent', 'failed')),
  tries smallint not null default 0,
  primary key (message_id, person_id)
);
create index on message_recipient (person_id, created_at desc, message_id desc);
create index on message_recipient (person_id) where unread;

-- Communities whose messages a person does not want.
create table message_mute (
  person_id uuid not null references person,
  community_id uuid not null references community on delete cascade,
  muted_at timestamptz(3) not null default now(),
  primary key (person_id, community_id)
);
create index on message_mute (community_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
