import type { Noun } from '../../platform/noun.ts'
import { carryOutVerified } from './carryOut.ts'
import { drop, finish, keep, mine } from './intents.ts'
import { intentAccountHooks } from './accountHooks.ts'

export const intentNoun = {
  calls: { intent: { keep, finish, drop }, feed: { intents: { mine } } },
  accountHooks: intentAccountHooks,
  afterVerified: carryOutVerified,
} satisfies Noun
