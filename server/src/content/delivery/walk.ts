import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Database } from '../../platform/db/connect.ts'

/**
 * The number of people in one transaction. On the embedded engine everybody waits for the one session, so there a piece
 * takes as long as reading a list: about 20 ms.
 */
export const PEOPLE_AT_ONCE: Record<Database['engine'], number> = { pglite: 100, postgres: 500 }
/** The pause between two pieces, as a multiple of the time that a piece took: others run in it. */
const PAUSE_TIMES = 2
const PAUSE_MS = { least: 50, most: 1000 }

/**
 * Walks over many people in pieces, a transaction each. Rows remember how far it came, in the same transaction: whatever fails goes
 * on where it was, and nobody is met twice.
 * @param next the next so many at most; whether others follow
 */
export async function walk(
  deps: Deps,
  next: (tx: TransactionContext, atOnce: number) => Promise<boolean>,
): Promise<void> {
  for (let more = true; more;) {
    const began = performance.now()
    more = await inTransaction({ deps, who: null }, (tx) => next(tx, PEOPLE_AT_ONCE[deps.db.engine]))
    const took = performance.now() - began
    if (more) await sleep(Math.min(Math.max(PAUSE_TIMES * took, PAUSE_MS.least), PAUSE_MS.most))
  }
}
