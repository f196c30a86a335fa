import type { Noun } from '../noun.ts'
import { readTokenAccountHooks } from './accountHooks.ts'
import { end, list, make } from './readTokens.ts'

/** Read tokens: personal tokens with which other programs read what the token's person may see. */
export const readTokenNoun = {
  calls: { readToken: { list, make, end } },
  accountHooks: readTokenAccountHooks,
} satisfies Noun
