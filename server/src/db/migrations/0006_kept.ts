import { type Kysely, sql } from 'kysely'

const UP = `
-- The joint surface of a person's areas and communities, measured by a job. \`shapes\` says of which: where it is no longer
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

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
