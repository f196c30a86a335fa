import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { OURS } from '../ourTables.ts'

/** A column of one of our tables or views, as PostgreSQL's catalog describes it. */
export interface Column {
  /** The table's name as queries write it: 'area', 'auth.user'. */
  table: string
  name: string
  /** The type as PostgreSQL writes it, such as `text[]`. */
  type: string
  nullable: boolean
  /** True if a row may be inserted without a value for the column. */
  filled: boolean
  /** True if no query writes the column: it is computed, counted, or part of a view. */
  computed: boolean
  /** The expression of the column's own check constraint, null without one. */
  check: string | null
}

/** Reads all columns, sorted by table and in the order of the table's definition. */
export async function readColumns(db: Kysely<Tables>): Promise<Column[]> {
  const { rows } = await sql<Column & { source: string | null }>`
    select ${nameOf('n.nspname', 'c.relname')} as table, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable, a.atthasdef as filled,
      c.relkind = 'v' or a.attgenerated <> '' or a.attidentity = 'a' as computed,
      (select pg_get_expr(r.conbin, r.conrelid) from pg_constraint r
        where r.contype = 'c' and r.conrelid = c.oid and r.conkey = array[a.attnum]) as check,
      (select ${nameOf('u.table_schema', 'u.table_name')} from information_schema.view_column_usage u
        where u.view_schema = n.nspname and u.view_name = c.relname and u.column_name = a.attname) as source
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'v') and ${OURS} order by 1, a.attnum`.execute(db)
  // The catalog has only the types of a view's columns: the rest comes from the table that the view reads.
  return rows.map(({ source, ...column }) => {
    const read = rows.find(({ table, name }) => table === source && name === column.name)
    return read ? { ...column, nullable: read.nullable, check: read.check } : column
  })
}

const nameOf = (schema: string, table: string) =>
  sql`concat(nullif(${sql.ref(schema)}, 'public') || '.', ${sql.ref(table)})`
