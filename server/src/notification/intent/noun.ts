import type { Noun } from '../../platform/noun.ts'
import { carryOutVerified } from './carryOut.ts'
import { drop, finish, keep, mine } from './intents.ts'
import { intentLifecycle } from './lifecycle.ts'

export const intentNoun = {
  calls: { intent: { keep, finish, drop }, feed: { intents: { mine } } },
  lifecycle: intentLifecycle,
  afterVerified: carryOutVerified,
} satisfies Noun
