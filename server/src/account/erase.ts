import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, type TransactionContext } from '../call/call.ts'
import type { Deps } from '../call/context.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { endedSessions } from '../call/changeEvents.ts'
import type { Lifecycle } from '../call/lifecycle.ts'

/** Accounts that one run erases; the next run continues. */
const BATCH = 100

/** Erases the accounts whose time to cancel the deletion has passed, each in a transaction of its own. */
export function erasureJobs(deps: Deps): Pick<JobHandlers, 'eraseAccounts'> {
  return {
    async eraseAccounts() {
      const due = await deps.db.kysely
        .selectFrom('person')
        .select('id')
        .where('leaving_at', '<', new Date())
        .orderBy('leaving_at')
        .limit(BATCH)
        .execute()
      for (const { id } of due) await inTransaction({ deps, who: null }, (tx) => erase(tx, deps, id))
    },
  }
}

/**
 * Deletes everything that is a person's own. What they said and their communities stay for the people who answered and
 * joined, under no name; so do their votes, which are only counted.
 */
async function erase(tx: TransactionContext, { lifecycles }: Deps, id: string): Promise<void> {
  const due = await tx.db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('leaving_at', '<', new Date())
    .forUpdate()
    .executeTakeFirst()
  // The deletion was cancelled meanwhile.
  if (!due) return
  for (const { onErased } of lifecycles) await onErased?.(tx, id)
  await tx.audit('account.erased', id)
}

const NOBODY = {
  owner: false,
  admin: false,
  show_name: false,
  show_profile: false,
  home: null,
  organization: null,
  company_name: null,
  sector: null,
  address: null,
  website: null,
  city: null,
  age: null,
  education: null,
  gender: null,
  tags: [],
  patches: '[]',
  new_email: null,
  leaving_at: null,
  deleted_at: sql<Date>`now()`,
}

/** What of an account is kept by no other noun. */
export const accountLifecycle: Lifecycle = {
  async onErased({ db, publish }, personId) {
    for (const table of ['score_grant', 'medal', 'secret', 'consent'] as const)
      await db.deleteFrom(table).where('person_id', '=', personId).execute()
    const sessions = await db.deleteFrom('auth.session').where('userId', '=', personId).returning('id').execute()
    publish(endedSessions(sessions))
    await db.deleteFrom('auth.user').where('id', '=', personId).execute()
    await db
      .updateTable('person')
      .set(NOBODY)
      .set({ unsubscribe_secret: randomBytes(32).toString('base64url') })
      .where('id', '=', personId)
      .execute()
  },
  exported: {
    consents: { table: 'consent', owner: 'person_id', columns: 'kind, version, locale, campaign, given_at' },
    points: { table: 'score_grant', owner: 'person_id', columns: 'kind, cause, points, granted_at' },
  },
}
