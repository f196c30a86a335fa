import { type Kysely, sql } from 'kysely'
import { OURS } from '../../platform/db/ourTables.ts'

/** A table of the app (not of a library), as it is written to a backup. */
export interface ContentTable {
  /** The name, such as 'public.area'. */
  name: string
  /** The stored columns; computed columns are left out, since the database computes them again. */
  columns: { name: string; type: string }[]
}

/** A counter (sequence) of a table, with its last value. */
export interface Sequence {
  /** The name, such as 'public.audit_id_seq'. */
  name: string
  value: string
  called: boolean
}

/**
 * The tables that a backup leaves out: sessions and hashes of links in mails. A restore would make valid again what ended
 * after the backup, such as a stolen session or a used link.
 */
export const SHORT_LIVED: readonly string[] = ['auth.session', 'auth.verification', 'public.secret']

/** Returns every table with content, ordered by name, without those of pg-boss: waiting jobs are read separately. */
export async function contentTables(db: Kysely<never>): Promise<ContentTable[]> {
  const { rows } = await sql<{ name: string; columns: ContentTable['columns'] }>`
    select n.nspname || '.' || c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${OURS} group by 1 order by 1`.execute(db)
  return rows
}

/** Reads the last value of each counter (sequence). */
export async function sequences(db: Kysely<never>): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} order by 1`.execute(db)
  const found: Sequence[] = []
  for (const { name } of rows) {
    const at = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.table(name)}`.execute(db)
    found.push(...at.rows.map((row) => ({ name, ...row })))
  }
  return found
}

/** Returns the migrations that ran, in order; none in a database without tables of the app. */
export async function migrationNames(db: Kysely<never>): Promise<string[]> {
  const table = await sql<{
    there: boolean
  }>`select to_regclass('public.kysely_migration') is not null as there`.execute(db)
  if (!table.rows[0]?.there) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
