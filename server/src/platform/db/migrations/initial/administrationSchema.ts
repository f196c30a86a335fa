/** Tables of administration: the audit log, settings, adverts, notices, tasks and saved shapes of admins; browsers' errors; rate limits. */
export const ADMINISTRATION = `
create table audit (
  id bigint generated always as identity primary key,
  person_id uuid,
  action text not null,
  -- The kind of content that 'subject' is the id of; null for people, settings and communities.
  subject_kind text,
  subject text not null,
  detail jsonb not null default '{}',
  -- What was done is known for longer than what it was done to.
  community_id uuid references community on delete set null,
  at timestamptz(3) not null default now()
);
create index on audit (subject, at desc);
create index on audit (community_id, id desc) where community_id is not null;
create index on audit (id desc) where community_id is not null;
create index on audit (person_id, id desc) where person_id is not null;
create index on audit (subject, id desc);
create index audit_area on audit (split_part(action, '.', 1), id desc);
-- What admins, owners and moderators did is added to, and never changed. A purged community leaves its entries. Somebody who
-- asks to moderate and withdraws that in turn has one entry a day, which says what was last.
create function audit_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.action in ('moderator.asked', 'moderator.withdrawn')
    and new.action in ('moderator.asked', 'moderator.withdrawn')
    and (new.person_id, new.subject_kind, new.subject, new.detail)
      is not distinct from (old.person_id, old.subject_kind, old.subject, old.detail) then
    return new;
  end if;
  raise exception 'the audit log is not changed' using errcode = '55000';
end $$;
create trigger audit_is_kept before delete or update of person_id, action, subject_kind, subject, detail, at on audit
  for each row execute function audit_is_kept();

create table setting (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  type text not null check (type in ('VALUE', 'EMAIL_TEMPLATE')),
  "group" text not null default '',
  description text not null,
  value jsonb not null,
  -- Of a mail template: the texts of admins by language, over the built-in ones.
  texts jsonb not null default '{}',
  updated_at timestamptz(3) not null default now()
);
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table advert (
  id uuid primary key,
  position text not null check (position in ('BANNER', 'TIMELINE', 'TIPSVOEDSEL', 'TIPSNESTEL')),
  title text not null,
  body text not null,
  link text not null,
  -- Null: in every language.
  locale text,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  active boolean not null,
  created_by uuid not null references person,
  version integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create index on advert (created_at desc, id desc);
create index on advert (position, created_at desc) where active;
create table site_notice (
  id uuid primary key,
  title text not null,
  body text not null,
  -- Null: in every language.
  locale text,
  ends_at timestamptz(3),
  active boolean not null,
  created_by uuid not null references person,
  version integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create index on site_notice (created_at desc, id desc);
create index site_notice_active on site_notice (created_at desc) where active;

-- What admins have to do.
create table task (
  id uuid primary key,
  title text not null,
  done_at timestamptz(3),
  created_by uuid not null references person,
  version integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create index on task (created_at desc, id desc);
create index task_open on task (id) where done_at is null;

-- Shapes that admins keep for later use; they belong to nobody's areas or land.
create table polygon (
  id uuid primary key,
  geom geometry(Geometry, 4326) not null check (ST_GeometryType(geom) in ('ST_Polygon', 'ST_MultiPolygon')),
  area_m2 double precision not null generated always as (ST_Area(geom::geography)) stored,
  created_by uuid not null references person,
  created_at timestamptz(3) not null default now()
);
create index on polygon (created_at desc, id desc);

-- Errors of browsers, each kind once.
create table client_error (
  id uuid primary key default gen_random_uuid(),
  fingerprint bytea not null unique,
  message text not null,
  stack text not null,
  page text not null,
  times integer not null default 1,
  first_at timestamptz(3) not null default now(),
  last_at timestamptz(3) not null default now()
);
create index on client_error (last_at desc, id desc);
`
