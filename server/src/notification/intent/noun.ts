import type { Noun } from '../../platform/noun.ts'
import { drop, finish, keep, mine } from './intents.ts'
import { intentLifecycle } from './lifecycle.ts'

export const intentNoun = {
  calls: { intent: { keep, finish, drop }, feed: { intents: { mine } } },
  lifecycle: intentLifecycle,
} satisfies Noun
