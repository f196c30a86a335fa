import type { Noun } from '../noun.ts'
import { discard, list } from './drafts.ts'
import { draftLifecycle } from './lifecycle.ts'
import { save } from './save.ts'

export const draftNoun = {
  calls: { draft: { list, save, discard } },
  lifecycle: draftLifecycle,
} satisfies Noun
