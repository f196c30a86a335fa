import { type Kysely, sql } from 'kysely'

// When an account that its holder has ended is erased; until then they can take it back.
const UP = `
alter table person add column leaving_at timestamptz(3);
create index on person (leaving_at) where leaving_at is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
