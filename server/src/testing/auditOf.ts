import type { World } from './world.ts'

/** Reads the actions that the audit log has about a thing, oldest first. */
export async function auditOf({ deps }: Pick<World, 'deps'>, subject: string): Promise<string[]> {
  const rows = await deps.db.kysely
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
