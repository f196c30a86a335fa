import { DAY_MS } from '@fieldfare/shared/limits.ts'
import type { Kysely } from 'kysely'
import { createPerson } from '../people/account/createPerson.ts'
import type { Deps } from '../platform/call/context.ts'
import type { Tables, Tx } from '../platform/db/tables.ts'
import { readAccounts } from './readData.ts'

/** The people who can sign in to the demo: the member, the owner and the admin. */
export const DEMO_ACCOUNTS = readAccounts()
export const [MEMBER, OWNER, ADMIN] = DEMO_ACCOUNTS

/** Tells whether a database has no people: only such a database gets demo content. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Hashes the demo passwords, in the order of the accounts; called before the transaction, since hashing is slow on purpose. */
export const hashDemoPasswords = ({ auth }: Deps): Promise<string[]> =>
  Promise.all(DEMO_ACCOUNTS.map(({ password }) => auth.hashPassword(password)))

/** Inserts the demo accounts, with verified e-mail addresses, as if they had registered some time ago. */
export async function seedAccounts(tx: Tx, deps: Deps, hashes: string[], now: Date): Promise<void> {
  for (const [i, { role, daysAgo, password: _, ...account }] of DEMO_ACCOUNTS.entries()) {
    const { id } = account
    const since = new Date(now.getTime() - daysAgo * DAY_MS)
    const timeZone = 'Europe/Amsterdam'
    const owner = role === 'owner'
    await createPerson(tx, deps, { ...account, passwordHash: hashes[i] ?? '', locale: 'nl-nl', timeZone, owner, since })
    const verified = { emailVerified: true, createdAt: since, updatedAt: since }
    await tx.updateTable('auth.user').set(verified).where('id', '=', id).execute()
    const set = { admin: role === 'admin', created_at: since }
    await tx.updateTable('person').set(set).where('id', '=', id).execute()
  }
}

/** Returns the demo accounts of this database, as lines to print; null if it has none. */
export async function demoLines({ db }: Deps): Promise<string | null> {
  const addresses = DEMO_ACCOUNTS.map(({ email }) => email)
  const rows = await db.kysely
    .selectFrom('auth.user')
    .select('email')
    .where('email', 'in', addresses)
    .where('emailVerified', '=', true)
    .execute()
  const present = DEMO_ACCOUNTS.filter(({ email }) => rows.some((row) => row.email === email))
  if (present.length === 0) return null
  const lines = present.map(({ role, email, password }) => `  ${role.padEnd(6)}  ${email.padEnd(24)}  ${password}`)
  return ['Demo accounts, for trying things out on this machine:', ...lines].join('\n')
}
