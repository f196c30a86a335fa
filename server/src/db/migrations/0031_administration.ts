import { type Kysely, sql } from 'kysely'

const UP = `
-- An account that an admin disabled: nobody signs in with it, and what is in it stays.
alter table person
  add column disabled_at timestamptz(3),
  add column disabled_by uuid,
  add column disabled_reason text;
create index on person (created_at desc, id desc) where deleted_at is null;
-- People are found by how words of their names and addresses begin.
create index user_words on auth."user" using gin (search_words(name || ' ' || email) gin_trgm_ops);

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
create index on audit (person_id, id desc) where person_id is not null;
create index on audit (subject, id desc);
create index audit_area on audit (split_part(action, '.', 1), id desc);

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

-- Totals over all areas are counted from this alone.
create index area_counted on area (level, created_by, created_at, rating) where hidden_at is null and seen;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
