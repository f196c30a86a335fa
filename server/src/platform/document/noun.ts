import type { Noun } from '../noun.ts'
import { document } from './readDocument.ts'

export const documentNoun = { calls: { document } } satisfies Noun
