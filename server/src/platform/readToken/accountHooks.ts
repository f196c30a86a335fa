import type { AccountHooks } from '../call/accountHooks.ts'
import type { Tx } from '../db/tables.ts'

const endAll = (db: Tx, personId: string) => db.deleteFrom('read_token').where('person_id', '=', personId).execute()

export const readTokenAccountHooks: AccountHooks = {
  async onPasswordReset({ db }, personId) {
    await endAll(db, personId)
  },
  async onErased({ db }, personId) {
    await endAll(db, personId)
  },
  exported: {
    readTokens: { table: 'read_token', owner: 'person_id', columns: 'name, scope, created_at, used_at' },
  },
}
