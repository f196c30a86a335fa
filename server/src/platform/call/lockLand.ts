import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from './call.ts'
import type { Deps } from './context.ts'

// Saving an area adds its creator to the communities on whose land it lies; a change of land starts a job that adds the
// creators of the areas on it. When both happen at once, one has to see the other. So a save holds this lock in shared
// mode until its transaction ends, and the job first waits for all holders, because they may have read the land before
// the change. Later saves read the changed land. No shapes are compared while the lock is held.

const LAND = sql`hashtext('fieldfare.land')`

/** SQL that takes the lock in shared mode in a transaction that saves areas: `awaitSavers` waits until that transaction ends. */
export const keepingLand: RawBuilder<unknown> = sql`select pg_advisory_xact_lock_shared(${LAND})`

/** Waits until all transactions that hold `keepingLand` now have ended. */
export const awaitSavers = (deps: Deps): Promise<unknown> =>
  inTransaction({ deps, who: null }, ({ db }) => sql`select pg_advisory_xact_lock(${LAND})`.execute(db))
