import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Database } from '../../platform/db/connect.ts'

/**
 * The number of people in one transaction, by database engine. On the embedded engine (PGlite) all queries share one
 * session, so a piece must take no longer than reading a list: about 20 ms.
 */
export const PEOPLE_AT_ONCE: Record<Database['engine'], number> = { pglite: 100, postgres: 500 }
/** The pause between two pieces, in which other queries run, as a multiple of the time that the last piece took. */
const PAUSE_TIMES = 2
const PAUSE_MS = { least: 50, most: 1000 }

/**
 * Processes many people in pieces, each in its own transaction. `next` stores its progress in the same transaction, so that a failed
 * job resumes there and nobody is processed twice.
 * @param next processes at most `atOnce` people and returns whether more are left
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
