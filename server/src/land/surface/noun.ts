import type { Noun } from '../../platform/noun.ts'
import { surfaceAccountHooks } from './accountHooks.ts'

export const surfaceNoun = { accountHooks: surfaceAccountHooks } satisfies Noun
