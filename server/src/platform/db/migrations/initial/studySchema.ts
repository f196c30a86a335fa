/** Tables of researchers' surveys, and of the data packages that researchers get. */
export const STUDIES = `
create table campaign (
  id uuid primary key,
  name text not null,
  flow text not null check (flow in ('texel-continue-register', 'texel-continue-virtual-funding', 'pbl')),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  active boolean not null default true,
  -- What its first page says besides our words, by language.
  texts jsonb not null default '{}',
  version integer not null default 1,
  created_by uuid references person on delete set null,
  created_at timestamptz(3) not null default now()
);
create index on campaign (created_at desc, id desc);
create table invitation (
  id uuid primary key,
  campaign_id uuid not null references campaign on delete cascade,
  -- SHA-256 of the secret in its link, which is kept nowhere.
  hash bytea not null unique,
  -- One link for many people, with at most so many.
  reusable boolean not null,
  uses_max integer check (uses_max > 0),
  -- What the researcher calls it: of a person, of a place where the link hangs.
  label text not null default '',
  address text not null default '',
  -- The list that it was made with.
  batch uuid,
  opened_at timestamptz(3),
  opens integer not null default 0,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index on invitation (campaign_id, created_at desc, id desc);
create index on invitation (batch) where batch is not null;
-- Who takes part in a campaign. The row stays without its person when the account is erased, so that the sample stays counted.
create table participant (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references campaign on delete cascade,
  person_id uuid references person on delete set null,
  invitation_id uuid not null references invitation on delete cascade,
  joined_at timestamptz(3) not null default now(),
  -- When they came back to it last, by the clock and not by the transaction: the newest is the survey that they are in.
  seen_at timestamptz not null default clock_timestamp(),
  introduced_at timestamptz(3),
  finished_at timestamptz(3)
);
create unique index on participant (campaign_id, person_id) where person_id is not null;
create index on participant (person_id, seen_at desc) where person_id is not null;
create index on participant (invitation_id);

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
-- Which area has which number in which package. The area may be gone by now: that is what the row is for.
create table research_area (
  export_id uuid not null references research_export on delete cascade,
  pseudonym text not null,
  area_id uuid not null,
  primary key (export_id, pseudonym)
);

-- Runs of the hotspot method, and what came out. A published one is a release that everyone reads.
create table hotspot_run (
  id uuid primary key,
  number integer not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'counting', 'done', 'failed')),
  level text not null check (level in ('neighborhood', 'living area', 'country')),
  cell_metres integer not null,
  -- The study area: a community, with its title as it was, a country by its code of ISO 3166, or a box of west, south, east, north.
  community_id uuid references community on delete set null,
  country text,
  place text,
  box double precision[] check (cardinality(box) = 4),
  -- Names the study area, also when its community is gone.
  area_key text not null,
  method text not null,
  code_version text not null,
  made_by uuid references person on delete set null,
  -- The moment that it shows.
  snapshot_at timestamptz(3),
  result jsonb,
  progress smallint not null default 0,
  -- When its job last wrote: a job whose process ended writes no more.
  beat_at timestamptz(3) not null default clock_timestamp(),
  created_at timestamptz(3) not null default clock_timestamp(),
  published_at timestamptz(3)
);
-- One at a time.
create unique index on hotspot_run ((true)) where state in ('waiting', 'reading', 'counting');
create index on hotspot_run (created_at desc, id desc);
create index on hotspot_run (level, area_key, published_at desc) where published_at is not null;
create index on hotspot_run (community_id) where community_id is not null;
create index on hotspot_run (made_by) where made_by is not null;
-- The cells of a run, by row and column of its grid.
create table hotspot_cell (
  run_id uuid not null references hotspot_run on delete cascade,
  seq integer not null,
  code text not null,
  people integer not null,
  weight double precision not null,
  z double precision,
  p double precision,
  bin smallint not null,
  -- The rank of its hotspot.
  hotspot integer,
  geom geometry(Polygon, 4326) not null,
  primary key (run_id, seq)
);
`
