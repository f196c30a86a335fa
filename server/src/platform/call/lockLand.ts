import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from './call.ts'
import type { Deps } from './context.ts'

// Who saves an area joins the communities on whose land it lies; where land changes, a job brings in those whose areas lie there. Of the
// two at once one has to see the other. So who saves keeps this lock until the end, and the job first waits for everybody who has it:
// they may have looked at the land before. Who comes later sees the land as it is. Nobody compares shapes under it.

const LAND = sql`hashtext('fieldfare.land')`

/** SQL of those who save areas: a job that looks at areas waits until the transaction ends. */
export const keepingLand: RawBuilder<unknown> = sql`select pg_advisory_xact_lock_shared(${LAND})`

/** Waits for areas that are being saved. */
export const awaitSavers = (deps: Deps): Promise<unknown> =>
  inTransaction({ deps, who: null }, ({ db }) => sql`select pg_advisory_xact_lock(${LAND})`.execute(db))
