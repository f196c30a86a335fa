/** Tables of mails that wait or were sent, of owners' messages and admins' mailings, and of alerts about news, sent at once or weekly. */
export const MESSAGES = `
-- What one person is told by mail, at most once: see server/src/content/delivery. Of a message, a mailing, a meeting or a contribution;
-- a weekly mail and a reminder are about the person.
create table delivery (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('message', 'mailing', 'weekly', 'reminder', 'meeting', 'pledge')),
  subject_id uuid not null,
  -- Which one, where a person is told of the subject more than once.
  about text not null default '',
  -- What the mail says besides what its subject does.
  detail jsonb not null default '{}',
  -- Null for an address without an account, or once the account was erased.
  person_id uuid references person on delete set null,
  address text,
  -- The one address that it goes to in place of its reader's.
  redirected_to text,
  -- None: it was not true any more, or not wanted.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'none', 'stopped')),
  -- From then on it is sent.
  due_at timestamptz(3) not null default '-infinity',
  tries smallint not null default 0,
  -- What the mail server said last.
  error text not null default '',
  -- When its state changed.
  at timestamptz(3) not null default now()
);
create unique index on delivery (kind, subject_id, person_id, about) where person_id is not null;
create index on delivery (kind, state, due_at, id) where state in ('waiting', 'sending');
-- What neither was sent nor waits for its first try.
create index on delivery (kind, subject_id, id) where state in ('failed', 'none', 'stopped')
  or state = 'waiting' and tries > 0 or state = 'sending' and tries > 1;
create index on delivery (person_id) where person_id is not null;
-- Where mails are redirected, one address gets one weekly mail a week.
create unique index on delivery ((detail->>'week')) where kind = 'weekly' and redirected_to is not null;

-- A message of a community's owner. It stays for its recipients when the community is purged.
create table message (
  id uuid primary key,
  community_id uuid references community on delete set null,
  community_title text not null,
  system boolean not null,
  created_by uuid not null references person,
  title text not null,
  body text not null,
  -- The members whom it goes to: all, those with an area on the land, or those who have not answered this content.
  audience text not null default 'all' check (audience in ('all', 'here', 'unanswered')),
  about_kind text,
  about_id uuid,
  created_at timestamptz(3) not null,
  -- Recipients are added in the order of their ids: this is the last one. Until 'adding' is false, more follow.
  added_to uuid,
  adding boolean not null default true,
  -- The one address that its mail goes to.
  redirected_to text,
  -- Counted by the writes that change them. Of the mails, how many were queued, and how many of those were sent.
  recipients integer not null default 0,
  readers integer not null default 0,
  mails integer not null default 0,
  mails_sent integer not null default 0
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

-- What an admin sent: to many people, or to one address.
create table mailing (
  id uuid primary key,
  kind text not null check (kind in ('people', 'template', 'html')),
  created_by uuid not null references person,
  created_at timestamptz(3) not null,
  -- In the language 'locale', where that is known.
  title text not null,
  body text not null,
  locale text,
  -- The same mail in other languages: who reads one of these gets its words in place of title and body.
  texts jsonb not null default '{}',
  -- Of a mail by a template: its values. Of HTML: whom an answer goes to.
  detail jsonb not null default '{}',
  redirected_to text,
  -- How many were queued, and how many of those were sent.
  mails integer not null default 0,
  mails_sent integer not null default 0,
  stopped_at timestamptz(3)
);
create index on mailing (created_at desc, id desc);

-- What people chose, in general or for one community.
create table alert_wish (
  person_id uuid not null references person,
  topic text not null,
  community_id uuid references community on delete cascade,
  wish text not null check (wish in ('now', 'week', 'none')),
  unique nulls not distinct (person_id, topic, community_id)
);
create index on alert_wish (community_id) where community_id is not null;
create index on alert_wish (topic, person_id) where community_id is null and wish = 'now';

-- What people looked at, and when they did last.
create table seen (
  person_id uuid not null references person,
  subject uuid not null,
  at timestamptz(3) not null,
  -- When the visit before this one ended: what came since is new to them.
  visit_before timestamptz(3),
  primary key (person_id, subject)
);
create index on seen (at);

-- What a person is alerted to at once. One that waits collects what else happens of the same.
create table alert (
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
create unique index on alert (person_id, subject, what) where state = 'waiting';
create index on alert (due_at) where state = 'waiting';
create index on alert (person_id, at);
create index on alert (at);
create index on alert (subject) where redirected_to is not null;
create index on alert (community_id) where community_id is not null;
-- Until when it was looked for what people are alerted to.
create table alert_sweep (
  one boolean primary key default true check (one),
  swept_to timestamptz(3) not null
);

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
`
