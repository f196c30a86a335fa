/** Tables of accounts and of everything that belongs to one person. */
export const PEOPLE = `
-- These four tables are Better Auth's, with its names.
create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- An address belongs to the account that verified it; until then several accounts may name it (decision 23).
  email text not null,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create unique index user_verified_email on auth."user" (email) where "emailVerified";
create index user_email on auth."user" (email);
-- People are found by how words of their names and addresses begin.
create index user_words on auth."user" using gin (search_words(name || ' ' || email) gin_trgm_ops);
create table auth.session (
  id uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" on delete cascade
);
create index on auth.session ("userId");
create table auth.account (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.account ("userId");
create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on auth.verification (identifier);

-- Outlives auth."user": what a former member made stays, under no name.
create table person (
  id uuid primary key,
  owner boolean not null default false,
  admin boolean not null default false,
  finished_register boolean not null default false,
  show_name boolean not null default false,
  show_profile boolean not null default false,
  locale text not null,
  time_zone text not null,
  home geometry(Point, 4326),
  organization text,
  company_name text,
  sector text,
  address text,
  website text,
  city text,
  age smallint,
  education smallint,
  gender text,
  tags text[] not null default '{}',
  patches jsonb not null default '[]',
  new_email text,
  unsubscribe_secret text not null unique,
  -- What the person wants of communities' messages.
  messages text not null default 'mail' check (messages in ('mail', 'week', 'app', 'none')),
  -- When a person is not disturbed, such as 22:00-07:00; off; null as the site has it.
  quiet text,
  -- The links in these mails switch them off.
  weekly_mails boolean not null default true,
  now_mails boolean not null default true,
  -- When the next weekly mail is due, and until when the last one told of what happened.
  weekly_due timestamptz(3),
  weekly_to timestamptz(3),
  -- When the reminder was claimed.
  rres_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- When an account that its holder has ended is erased; until then they can take it back.
  leaving_at timestamptz(3),
  -- An account that an admin disabled: nobody signs in with it, and what is in it stays.
  disabled_at timestamptz(3),
  disabled_by uuid,
  disabled_reason text,
  deleted_at timestamptz(3)
);
create index on person (leaving_at) where leaving_at is not null;
-- Who is told of every report: a handful of all people.
create index person_admin on person (id) where admin;
create index on person (weekly_due nulls first) where deleted_at is null;
create index on person (created_at) where rres_at is null and not finished_register and not owner and not admin and deleted_at is null;
create index on person (created_at desc, id desc) where deleted_at is null;

-- What a session says of its person is kept in every process for some seconds. Who changes it, by a call or by hand, is
-- followed from here: all processes forget what they kept, and the changing one reads the setting (call/effects.ts).
create function forget_sessions() returns trigger language plpgsql as $$
begin
  perform set_config('fieldfare.sessions', 'changed', true);
  notify sessions;
  return null;
end $$;
create trigger forget_sessions after delete on auth.session
  for each statement execute function forget_sessions();
create trigger forget_sessions after delete or update of name, email, "emailVerified" on auth."user"
  for each statement execute function forget_sessions();
create trigger forget_sessions after delete or update of owner, admin, locale on person
  for each statement execute function forget_sessions();

-- Links in mails: only the hash of the secret is kept.
create table secret (
  hash bytea primary key,
  kind text not null check (kind in ('verify', 'reset', 'new-email', 'merge')),
  person_id uuid not null references person on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null
);
create index on secret (person_id, kind);
create index on secret (expires_at);

-- Tokens with which other programs read for a person: only the hash of the secret is kept.
create table read_token (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  name text not null,
  scope text not null check (scope in ('areas', 'land')),
  hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index on read_token (person_id);

-- The register of consent: what a person agreed to and withdrew, by the purpose in 'kind', a new row each time.
create table consent (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('terms', 'research', 'email', 'experiment')),
  -- Or withdrawn.
  given boolean not null default true,
  version text not null,
  -- SHA-256 of the exact text, in hexadecimal; null where it is not known.
  text_hash text,
  locale text not null,
  campaign text,
  -- Or withdrawn at.
  given_at timestamptz(3) not null default now(),
  seq bigint generated always as identity
);
create index on consent (person_id, kind, given_at desc, seq desc);
create index on consent (given_at) where not given;
create function consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a row of the consent register is never changed';
end $$;
create trigger consent_stays before update on consent for each row execute function consent_stays();
-- What counts now: the last row of each person and purpose.
create view consent_now as
  select distinct on (person_id, kind) person_id, kind, given, version, text_hash, locale, campaign, given_at, id
  from consent order by person_id, kind, given_at desc, seq desc;

create table score_grant (
  person_id uuid not null references person on delete cascade,
  kind text not null,
  cause text not null,
  points integer not null,
  granted_at timestamptz(3) not null default now(),
  primary key (person_id, kind, cause)
);
create table medal (
  person_id uuid not null references person on delete cascade,
  medal text not null,
  granted_at timestamptz(3) not null default now(),
  primary key (person_id, medal)
);
create table notification (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person on delete cascade,
  kind text not null,
  cause text not null,
  data jsonb not null,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  unique (person_id, kind, cause)
);
create index on notification (person_id, created_at desc, id desc);
create table draft (
  person_id uuid not null references person on delete cascade,
  kind text not null,
  key text not null,
  content jsonb not null,
  step text not null,
  version integer not null default 1,
  edited_at timestamptz(3) not null,
  primary key (person_id, kind, key)
);
-- What a person wanted to do when an account, a membership or a verified address was missing. 'claimed_at' is when a process began
-- to carry it out: no other does so meanwhile. A dropped one stays for its days without its input: a device that still has it does nothing
-- again.
create table intent (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  act text not null,
  subject_id uuid not null,
  input jsonb not null,
  join_id uuid,
  path text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused', 'dropped')),
  code text,
  claimed_at timestamptz(3),
  kept_at timestamptz(3) not null default now()
);
create index on intent (person_id);
create index on intent (kept_at);

-- The joint surface of a person's areas and communities, measured by a job. 'shapes' says of which: where it is no longer
-- what the person has, the row is out of date, whoever changed them.
create table joint_surface (
  person_id uuid not null references person on delete cascade,
  scope text not null check (scope in ('areas', 'subscribed', 'owned')),
  shapes text not null,
  km2 double precision not null,
  approximate boolean not null,
  measured_at timestamptz(3) not null default now(),
  primary key (person_id, scope)
);
`
