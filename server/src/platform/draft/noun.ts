import type { Noun } from '../noun.ts'
import { discard, list } from './drafts.ts'
import { draftAccountHooks } from './accountHooks.ts'
import { save } from './save.ts'

export const draftNoun = {
  calls: { draft: { list, save, discard } },
  accountHooks: draftAccountHooks,
} satisfies Noun
