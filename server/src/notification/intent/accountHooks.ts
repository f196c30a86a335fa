import { DROPPED } from '../../content/intent/lastWord.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'

export const intentAccountHooks: AccountHooks = {
  async onPasswordReset({ db }, personId) {
    await db
      .updateTable('intent')
      .set(DROPPED)
      .where('person_id', '=', personId)
      .where('state', '=', 'waiting')
      .execute()
  },
  // Intents are not merged: a stranger may register with another person's e-mail address, and must not act for that person.
  async onErased({ db }, personId) {
    await db.deleteFrom('intent').where('person_id', '=', personId).execute()
  },
  exported: {
    intents: {
      table: 'intent',
      owner: 'person_id',
      where: `state <> 'dropped'`,
      columns: 'act, input, join_id, path, state, code, kept_at',
    },
  },
}
