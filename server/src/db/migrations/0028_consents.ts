import { type Kysely, sql } from 'kysely'

const UP = `
-- What a person agreed to and withdrew, by the purpose in \`kind\`: a new row each time. \`given_at\` is when either was done. Rows
-- from before have no hash of their text.
alter table consent drop constraint consent_pkey;
alter table consent
  add id uuid primary key default gen_random_uuid(),
  add given boolean not null default true,
  add text_hash text,
  add seq bigint generated always as identity;
create index on consent (person_id, kind, given_at desc, seq desc);
create function consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a row of the consent register is never changed';
end $$;
create trigger consent_stays before update on consent for each row execute function consent_stays();
-- What counts now: the last row of each person and purpose.
create view consent_now as
  select distinct on (person_id, kind) person_id, kind, given, version, text_hash, locale, campaign, given_at, id
  from consent order by person_id, kind, given_at desc, seq desc;

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
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
