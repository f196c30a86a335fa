import type { Noun } from '../noun.ts'
import { clientErrors } from './clientErrors.ts'
import { gen } from './gen.ts'
import { log } from './log.ts'

export const logNoun = {
  calls: { log, error: { gen }, feed: { admin: { clientErrors } } },
} satisfies Noun
