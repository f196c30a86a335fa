import { sql } from 'kysely'

/** SQL condition on `pg_class c` and `pg_namespace n` that selects our tables, without those of extensions, pg-boss and the migrator. */
export const OURS = sql`n.nspname in ('public', 'auth') and c.relname not in ('kysely_migration', 'kysely_migration_lock')
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`
