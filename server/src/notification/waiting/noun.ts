import type { Noun } from '../../platform/noun.ts'
import { here, home, owned } from './here.ts'
import { first, part } from './waiting.ts'

/** The calls that list what waits for a person. */
export const waitingNoun = { calls: { feed: { waiting: { first, part, here, home, owned } } } } satisfies Noun
