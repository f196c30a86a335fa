import { type Kysely, sql } from 'kysely'

const UP = `
-- Packages for researchers. The row stays when its file is removed: its number, its moment and its withdrawals.
create table research_export (
  id uuid primary key,
  number integer not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'packing', 'done', 'failed', 'removed')),
  free_text boolean not null,
  made_by uuid references person on delete set null,
  -- The moment that it shows.
  snapshot_at timestamptz(3),
  -- Rows of each table, and what was suppressed.
  counts jsonb not null default '{}',
  bytes bigint,
  sha256 text,
  progress smallint not null default 0,
  -- When its job last wrote: a job whose process ended writes no more.
  beat_at timestamptz(3) not null default clock_timestamp(),
  created_at timestamptz(3) not null default clock_timestamp(),
  finished_at timestamptz(3)
);
-- One at a time.
create unique index on research_export ((true)) where state in ('waiting', 'reading', 'packing');
create index on research_export (created_at desc, id desc);
-- Whose number in which package: all that withdrawals need. The key of the pseudonyms is kept nowhere.
create table research_person (
  export_id uuid not null references research_export on delete cascade,
  pseudonym text not null,
  person_id uuid references person on delete set null,
  -- The consents that the package was made with.
  consent_at timestamptz not null,
  experiment_at timestamptz,
  -- When the account was erased.
  gone_at timestamptz(3),
  primary key (export_id, pseudonym)
);
create index on research_person (person_id, export_id) where person_id is not null;
create index on research_person (export_id) where gone_at is not null;
create index on consent (given_at) where not given;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
