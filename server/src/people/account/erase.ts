import { randomBytes } from 'node:crypto'
import { UNVERIFIED_DAYS } from '@fieldfare/shared/account.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobPlans.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'
import { lockAccount } from '../../platform/call/lockPerson.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The maximum of accounts that one run erases; the next run continues. */
const BATCH = 100

/**
 * Makes the handler of the job that erases accounts whose time to cancel the deletion has passed, and accounts that nobody
 * verified and nobody uses, each in its own transaction.
 */
export function erasureJobs(deps: Deps): JobHandlers<'eraseAccounts'> {
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
      const unused = await unusedAccounts(deps.db.kysely, deps).limit(BATCH).execute()
      for (const { id } of unused) await inTransaction({ deps, who: null }, (tx) => eraseUnused(tx, deps, id))
    },
  }
}

/**
 * Erases an account whose deletion is due. The person's texts and communities stay without a name for the people who
 * answered and joined; so do votes that are only counted.
 */
async function erase(tx: TransactionContext, { accountHooks }: Deps, id: string): Promise<void> {
  const due = await tx.db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('leaving_at', '<', new Date())
    .forUpdate()
    .executeTakeFirst()
  // The person cancelled the deletion meanwhile.
  if (!due) return
  await erasePerson(tx, accountHooks, id)
  await tx.audit('account.erased', id)
}

/**
 * Selects accounts without a verified e-mail address after UNVERIFIED_DAYS, without content and without sessions, as made by scripts
 * or by people whose mail never arrived. A draft does not count as content.
 */
const unusedAccounts = (db: Tx, { accountHooks }: Pick<Deps, 'accountHooks'>) => {
  const counts = accountHooks.flatMap(({ counted = {} }) => Object.values(counted))
  const contents = counts.map((count) => count(sql.ref<string>('user.id')))
  return db
    .selectFrom('auth.user as user')
    .select('user.id')
    .where('user.emailVerified', '=', false)
    .where('user.createdAt', '<', new Date(Date.now() - UNVERIFIED_DAYS * DAY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth.session as session')
            .select('session.id')
            .whereRef('session.userId', '=', 'user.id')
            .where('session.expiresAt', '>', new Date()),
        ),
      ),
    )
    .where(sql<boolean>`${sql.join(contents, sql` + `)} = 0`)
    .orderBy('user.createdAt')
}

async function eraseUnused(tx: TransactionContext, deps: Deps, id: string): Promise<void> {
  await tx.db.selectFrom('auth.user').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  // The row is read again, since the person may have come back meanwhile.
  const still = await unusedAccounts(tx.db, deps).where('user.id', '=', id).executeTakeFirst()
  if (!still) return
  await erasePerson(tx, deps.accountHooks, id)
  await tx.audit('account.erased', id, { unverified: true })
}

/** Deletes a person's data at once, by the account hooks of all nouns (features). */
export async function erasePerson(
  tx: TransactionContext,
  accountHooks: Deps['accountHooks'],
  id: string,
): Promise<void> {
  // After the lock, a concurrent write of this person has either committed or will find no account.
  await lockAccount(tx.db, id)
  for (const { onErased } of accountHooks) await onErased?.(tx, id)
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

/** The account hooks for data that belongs to no other noun (feature). */
export const accountAccountHooks: AccountHooks = {
  // The remaining account gets the role of land owner only if the merged account was registered with it.
  async onMerged({ db }, fromId, intoId) {
    const from = await db
      .selectFrom('person')
      .select(['owner', 'organization'])
      .where('id', '=', fromId)
      .executeTakeFirst()
    if (!from?.owner) return
    await db
      .updateTable('person')
      .set((set) => ({ owner: true, organization: set.fn.coalesce('organization', set.val(from.organization)) }))
      .where('id', '=', intoId)
      .execute()
  },

  async onErased({ db, publish, publishPerson }, personId) {
    publishPerson(personId)
    for (const table of ['score_grant', 'medal', 'secret'] as const)
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
    // Patches are shown nowhere in the app.
    patches: { table: 'person', owner: 'id', columns: 'patches' },
    points: { table: 'score_grant', owner: 'person_id', columns: 'kind, cause, points, granted_at' },
  },
}
