import { randomBytes } from 'node:crypto'
import { UNVERIFIED_DAYS } from '@fieldfare/shared/account.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobPlans.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import type { Lifecycle } from '../../platform/call/lifecycle.ts'
import { lockAccount } from '../../platform/call/lockPerson.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Accounts that one run erases; the next run continues. */
const BATCH = 100

/**
 * Erases the accounts whose time to cancel the deletion has passed, and those that nobody verified and nobody uses, each in a
 * transaction of its own.
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
 * Deletes everything that is a person's own. Their words and communities stay without a name for the people who
 * answered and joined; so do their votes, which are only counted.
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
  await erasePerson(tx, lifecycles, id)
  await tx.audit('account.erased', id)
}

/**
 * Accounts whose address nobody verified in UNVERIFIED_DAYS, in which nothing is and on which nobody is signed in: a script makes
 * them, or a person whose mail never came. A draft does not keep an account.
 */
const unusedAccounts = (db: Tx, { lifecycles }: Pick<Deps, 'lifecycles'>) => {
  const counts = lifecycles.flatMap(({ counted = {} }) => Object.values(counted))
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
  await erasePerson(tx, deps.lifecycles, id)
  await tx.audit('account.erased', id, { unverified: true })
}

/** Deletes everything that is a person's own, now. */
export async function erasePerson(tx: TransactionContext, lifecycles: Deps['lifecycles'], id: string): Promise<void> {
  // A concurrent write of this person has either committed by now, or finds no account afterwards.
  await lockAccount(tx.db, id)
  for (const { onErased } of lifecycles) await onErased?.(tx, id)
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

/** The hooks for what no other noun keeps of an account. */
export const accountLifecycle: Lifecycle = {
  // The claim lets a person who registered as land owner again ask for the role; nobody else gets it.
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
    // The account shows them nowhere.
    patches: { table: 'person', owner: 'id', columns: 'patches' },
    points: { table: 'score_grant', owner: 'person_id', columns: 'kind, cause, points, granted_at' },
  },
}
