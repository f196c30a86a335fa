import webPush from 'web-push'
import type { Tx } from '../db/tables.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Returns the push (VAPID) keys of this installation, made at the first call; processes that start at once agree on one pair. */
export async function pushKeys(db: Tx, site: string): Promise<PushKeys> {
  const existing = await readKeys(db, site)
  if (existing) return existing
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_key')
    .values({ site, public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readKeys(db, site)) ?? { publicKey, privateKey }
}

const readKeys = (db: Tx, site: string): Promise<PushKeys | undefined> =>
  db
    .selectFrom('push_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('site', '=', site)
    .executeTakeFirst()
