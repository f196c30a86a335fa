import { type Kysely, sql } from 'kysely'

// The words that were reported, as they were then: their author may change them. Null where they were not kept, or no longer.
const UP = `
alter table report add column words text;
-- Who is told of every report: a handful of all people.
create index person_admin on person (id) where admin;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
