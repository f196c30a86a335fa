import type { Noun } from '../../platform/noun.ts'
import { carryOut } from './carryOut.ts'
import { drop, finish, keep, mine } from './intents.ts'
import { intentLifecycle } from './lifecycle.ts'
import { allIntentsOf } from './rows.ts'

export const intentNoun = {
  calls: { intent: { keep, finish, drop }, feed: { intents: { mine } } },
  lifecycle: intentLifecycle,
  async afterVerified(context, who) {
    await carryOut(context, who)
    return allIntentsOf(context.deps.db.kysely, who.id)
  },
} satisfies Noun
