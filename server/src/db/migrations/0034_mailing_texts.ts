import { type Kysely, sql } from 'kysely'

const UP = `
-- The same mail in other languages: who reads one of these gets its words in place of title and body, whose language is 'locale'.
alter table mailing add column texts jsonb not null default '{}';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
