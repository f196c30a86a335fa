import { sql } from 'kysely'
import type { World } from './world.ts'

/** Moves all entries of the audit log to a time, which the database otherwise forbids. */
export async function ageLog({ deps }: World, at: Date): Promise<void> {
  const { kysely } = deps.db
  await sql`set local session_replication_role = replica`.execute(kysely)
  await kysely.updateTable('audit').set({ at }).execute()
  await sql`set local session_replication_role = origin`.execute(kysely)
}
