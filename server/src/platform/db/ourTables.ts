import { sql } from 'kysely'

/** A condition on `pg_class c` and `pg_namespace n`: tables of ours, not those of extensions, of pg-boss or of the migrator. */
export const OURS = sql`n.nspname in ('public', 'auth') and c.relname not in ('kysely_migration', 'kysely_migration_lock')
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`
