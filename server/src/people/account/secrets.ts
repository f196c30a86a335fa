import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/db/tables.ts'

/** The purpose of a secret. `merge` moves the content of an unverified account into the account that verified the same e-mail address. */
export type SecretKind = 'verify' | 'reset' | 'new-email' | 'merge'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Makes a random 256-bit secret for a link in a mail. Stores only its hash; the person's older secret of the same kind stops working. */
export async function makeSecret(
  tx: Tx,
  kind: SecretKind,
  personId: string,
  email: string,
  minutes: number,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await tx.deleteFrom('secret').where('person_id', '=', personId).where('kind', '=', kind).execute()
  await tx
    .insertInto('secret')
    .values({
      hash: hashOf(secret),
      kind,
      person_id: personId,
      email,
      expires_at: new Date(Date.now() + minutes * 60_000),
    })
    .execute()
  return secret
}

/** Tells whether `takeSecret` would accept a secret. */
export async function isGoodSecret(db: Tx, kind: SecretKind, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom('secret')
    .select('person_id')
    .where('hash', '=', hashOf(secret))
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a secret, which then no longer works. @returns null if the secret is unknown, used or expired */
export async function takeSecret(tx: Tx, kinds: SecretKind[], secret: string) {
  const row = await tx
    .deleteFrom('secret')
    .where('hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .returning(['kind', 'person_id as personId', 'email', 'expires_at as expiresAt'])
    .executeTakeFirst()
  return row && row.expiresAt > new Date() ? row : null
}

/** Drops a person's new e-mail address that waits for verification: its link no longer works. */
export async function forgetNewEmail(db: Tx, personId: string): Promise<void> {
  await db.updateTable('person').set({ new_email: null }).where('id', '=', personId).execute()
  await db.deleteFrom('secret').where('person_id', '=', personId).where('kind', '=', 'new-email').execute()
}
