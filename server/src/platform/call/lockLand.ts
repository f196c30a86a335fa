import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

// Who saves an area joins the communities on whose land it lies; who corrects land brings in those whose areas lie there. Of the
// two at once one has to see the other: areas are saved side by side, land is corrected alone.

const LAND = sql`hashtext('fieldfare.land')`

/** SQL that keeps the land of all communities as it is until the transaction ends. */
export const keepingLand: RawBuilder<unknown> = sql`select pg_advisory_xact_lock_shared(${LAND})`

/** Waits for areas that are being saved; those that come later see the land as this transaction leaves it. */
export const lockLand = (db: Tx) => sql`select pg_advisory_xact_lock(${LAND})`.execute(db)
