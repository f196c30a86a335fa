import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { write } from '../call/call.ts'
import { insertMissingSettings } from '../setting/defaults.ts'

/** Inserts the settings that are missing; the others stay as they are. */
export const update = write('maintenance.run', NoArgs).mutation(async ({ ctx }) => {
  const inserted = await insertMissingSettings(ctx.db)
  await ctx.audit('maintenance.update', 'settings', { inserted })
  for (const key of inserted) ctx.publish({ name: 'setting.changed', key })
  return { inserted }
})
