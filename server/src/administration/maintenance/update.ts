import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { insertMissingSettings } from '../../platform/setting/defaults.ts'

/** Inserts missing settings with their defaults; existing settings stay unchanged. */
export const update = write('maintenance.run', NoArgs).mutation(({ ctx }) => insertMissing(ctx))

export async function insertMissing(ctx: TransactionContext): Promise<{ inserted: string[] }> {
  const inserted = await insertMissingSettings(ctx.db)
  await ctx.audit('maintenance.update', 'settings', { inserted })
  for (const key of inserted) ctx.publish({ name: 'setting.changed', key })
  return { inserted }
}
