import { type Kysely, sql } from 'kysely'

const UP = `
-- The story of an area is its description and its photos (rows of photo whose subject is the area). An admin may hide it from others.
alter table area
  add column story_hidden_at timestamptz(3),
  add column story_hidden_by uuid references person,
  add column story_hidden_reason text;
-- What the first page plays: the newest.
create index area_told on area (created_at desc, id desc)
  where description_public and description <> '' and rating >= 8 and story_hidden_at is null and seen and hidden_at is null;

-- One report a person. An area belongs to no community: admins decide.
create table story_report (
  area_id uuid not null references area on delete cascade,
  person_id uuid not null references person,
  reason text not null,
  created_at timestamptz(3) not null default now(),
  outcome text check (outcome in ('kept', 'hidden')),
  decided_at timestamptz(3),
  decided_by uuid references person,
  primary key (area_id, person_id)
);
create index on story_report (person_id);
create index on story_report (created_at, area_id) where outcome is null;

-- Treasures near a place.
create index on treasure using gist (geom) where hidden_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
