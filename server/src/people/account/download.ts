import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { readMine } from '../../platform/call/call.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Exported } from '../../platform/call/accountHooks.ts'
import { meView } from './rows.ts'

/**
 * Returns everything that the database stores about the caller: profile, areas, texts, memberships, consents and more.
 */
export const download = readMine('account.change', NoArgs).query(async ({ ctx }) => {
  const { db, deps, who } = ctx
  await deps.limits.count('download', who.id)
  const parts: Record<string, unknown[]> = {}
  for (const { exported = {} } of deps.accountHooks)
    for (const [name, part] of Object.entries(exported)) parts[name] = await rowsOf(db, part, who.id)
  return { takenAt: new Date().toISOString(), account: await meView(db, who.id), ...parts }
})

async function rowsOf(db: Tx, part: Exported, personId: string): Promise<unknown[]> {
  const { table, owner, columns, where = 'true' } = part
  const { rows } = await sql`
    select ${sql.raw(columns)} from ${sql.table(table)} where ${sql.ref(owner)} = ${personId} and ${sql.raw(where)}`.execute(
    db,
  )
  return rows
}
