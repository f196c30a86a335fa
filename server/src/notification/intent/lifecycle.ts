import type { IntentView } from '@fieldfare/shared/intent.ts'
import type { Lifecycle } from '../../platform/call/lifecycle.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import { carryOut } from './carryOut.ts'
import { allIntentsOf } from './rows.ts'

export const intentLifecycle: Lifecycle = {
  /** Carries out what waited for the verified address, on whichever device that was confirmed. */
  async afterVerified(context: RequestContext, who): Promise<IntentView[]> {
    await carryOut(context, who)
    return allIntentsOf(context.deps.db.kysely, who.id)
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
