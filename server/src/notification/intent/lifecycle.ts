import type { IntentView } from '@fieldfare/shared/intent.ts'
import type { Lifecycle } from '../../platform/call/lifecycle.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import { carryOut } from './carryOut.ts'

export const intentLifecycle: Lifecycle = {
  /** Carries out what waited for the verified address, on whichever device that was confirmed. */
  async afterVerified(context: RequestContext, who): Promise<IntentView[]> {
    return carryOut(context, who)
  },
  // Nothing is merged: whoever registers with the address of another makes nobody act who follows the link of a mail.
  async onErased({ db }, personId) {
    await db.deleteFrom('intent').where('person_id', '=', personId).execute()
  },
  exported: {
    intents: { table: 'intent', owner: 'person_id', columns: 'act, input, join_id, path, state, code, kept_at' },
  },
}
