import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { createPerson } from '../people/account/createPerson.ts'
import type { Deps } from '../platform/call/context.ts'
import type { Tx } from '../platform/db/tables.ts'

interface DemoAccount {
  id: string
  role: 'member' | 'owner' | 'admin'
  name: string
  email: string
  password: string
  organization: string | null
  /** The day of registration, in days before now. */
  daysAgo: number
}

/** The people who can sign in to the demo. `.example` is reserved (RFC 2606): nobody is behind these addresses. */
export const DEMO_ACCOUNTS = [
  {
    id: '5b0f1c1e-6a34-4d5e-9b1a-2f6c8e7d1a01',
    role: 'member',
    name: 'Marijke de Vries',
    email: 'member@fieldfare.example',
    password: 'walk-the-dunes-7',
    organization: null,
    daysAgo: 30,
  },
  {
    id: '5b0f1c1e-6a34-4d5e-9b1a-2f6c8e7d1a02',
    role: 'owner',
    name: 'Anouk Visser',
    email: 'owner@fieldfare.example',
    password: 'mow-the-dune-slack-3',
    organization: 'Duinbeheer Texel',
    daysAgo: 610,
  },
  {
    id: '5b0f1c1e-6a34-4d5e-9b1a-2f6c8e7d1a03',
    role: 'admin',
    name: 'Hidde Postma',
    email: 'admin@fieldfare.example',
    password: 'count-every-goose-at-dusk-12',
    organization: null,
    daysAgo: 620,
  },
] as const satisfies DemoAccount[]

export const [MEMBER, OWNER, ADMIN] = DEMO_ACCOUNTS

/** Hashes of the demo passwords, in order: slow on purpose, so made before the transaction. */
export const hashDemoPasswords = ({ auth }: Deps): Promise<string[]> =>
  Promise.all(DEMO_ACCOUNTS.map(({ password }) => auth.hashPassword(password)))

/** The accounts, with verified addresses, as if they had registered long ago. */
export async function seedAccounts(tx: Tx, deps: Deps, hashes: string[], now: Date): Promise<void> {
  for (const [i, { id, role, name, email, organization, daysAgo }] of DEMO_ACCOUNTS.entries()) {
    const since = new Date(now.getTime() - daysAgo * DAY_MS)
    await createPerson(tx, deps, {
      id,
      name,
      email,
      passwordHash: hashes[i] ?? '',
      locale: 'nl-nl',
      timeZone: 'Europe/Amsterdam',
      owner: role === 'owner',
      organization,
      since,
    })
    const verified = { emailVerified: true, createdAt: since, updatedAt: since }
    await tx
      .updateTable('person')
      .set({ admin: role === 'admin', created_at: since })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('auth.user').set(verified).where('id', '=', id).execute()
  }
}

/** The demo accounts of this database as lines to print; null if there are none. */
export async function demoLines({ db }: Deps): Promise<string | null> {
  const addresses = DEMO_ACCOUNTS.map(({ email }) => email)
  const rows = await db.kysely
    .selectFrom('auth.user')
    .select('email')
    .where('email', 'in', addresses)
    .where('emailVerified', '=', true)
    .execute()
  const there = DEMO_ACCOUNTS.filter(({ email }) => rows.some((row) => row.email === email))
  if (there.length === 0) return null
  const lines = there.map(({ role, email, password }) => `  ${role.padEnd(6)}  ${email.padEnd(24)}  ${password}`)
  return ['Demo accounts, for trying things out on this machine:', ...lines].join('\n')
}
