import { type Kysely, sql } from 'kysely'

const UP = `
-- A release of a community's figures is kept in parts: a row for each calendar year ('2026') with the people who first drew in it, one for
-- those of years that are too small ('rest'), and the release itself (''). What was kept of other windows goes; the next release begins anew.
delete from kept_figures;
alter table kept_figures drop column land;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(UP).execute(db)
}
