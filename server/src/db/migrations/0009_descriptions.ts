import { type Kysely, sql } from 'kysely'

const UP = `
-- Everyone may read the description of an area if its maker says so. Descriptions from before nobody was asked about stay private.
alter table area add column description_public boolean not null default false;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
