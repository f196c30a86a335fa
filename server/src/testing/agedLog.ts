import { sql } from 'kysely'
import type { World } from './world.ts'

/** Dates all entries of the log back, which the database otherwise forbids. */
export async function ageLog({ deps }: World, at: Date): Promise<void> {
  const { kysely } = deps.db
  await sql`set local session_replication_role = replica`.execute(kysely)
  await kysely.updateTable('audit').set({ at }).execute()
  await sql`set local session_replication_role = origin`.execute(kysely)
}
