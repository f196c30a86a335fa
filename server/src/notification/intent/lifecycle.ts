import { DROPPED } from '../../content/intent/lastWord.ts'
import type { Lifecycle } from '../../platform/call/lifecycle.ts'

export const intentLifecycle: Lifecycle = {
  async onPasswordReset({ db }, personId) {
    await db
      .updateTable('intent')
      .set(DROPPED)
      .where('person_id', '=', personId)
      .where('state', '=', 'waiting')
      .execute()
  },
  // Nothing is merged: a stranger may register with the address of another person, who acts only by their own wish.
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
