/** Tables of communities' meetings and of the people who attend; a lot decides if there are too few seats. */
export const MEETINGS = `
create table meeting (
  id uuid primary key,
  community_id uuid not null references community on delete cascade,
  created_by uuid not null references person,
  title text not null,
  description text not null,
  link text,
  start_time timestamptz(3) not null,
  -- That of the organiser, such as Europe/Amsterdam.
  time_zone text not null,
  -- The length; null while it is not known.
  minutes integer check (minutes > 0),
  -- In words, and the point where people meet; both null for a meeting that is only online.
  place text,
  point geometry(Point, 4326),
  -- Seats.
  number integer check (number > 0),
  -- Secret until the draw; what it commits to is shown from the start.
  seed text not null,
  commitment text not null,
  drawn_at timestamptz(3),
  -- The last sending by its client: the same again sends nothing.
  sending uuid,
  -- How often those who come were told of a change: calendars take the highest.
  sequence integer not null default 0,
  -- Members are invited in the order of their ids: this is the last one. Until 'inviting' is false, more follow.
  invited_to uuid,
  inviting boolean not null default true,
  redirected_to text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid references person,
  deleted_reason text
);
create index on meeting (community_id, start_time, id) where deleted_at is null;
create index on meeting (created_by);
create index on meeting (deleted_at) where deleted_at is not null;

-- One answer a person.
create table meeting_answer (
  meeting_id uuid not null references meeting on delete cascade,
  person_id uuid not null references person,
  accepted boolean not null,
  answered_at timestamptz(3) not null default now(),
  -- The pseudonym in the draw; it stays when the answer changes.
  entry text not null,
  -- The place in the order of the draw, from 1; null before it, and of who declined.
  place integer,
  -- Null until the place has a seat.
  seated_at timestamptz(3),
  given_back_at timestamptz(3),
  primary key (meeting_id, person_id),
  unique (meeting_id, entry),
  check (place is null or accepted)
);
create index on meeting_answer (person_id);
create unique index on meeting_answer (meeting_id, place) where place is not null;
`
