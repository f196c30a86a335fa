import type { Noun } from '../noun.ts'
import { openDataRoutes } from './routes.ts'

/** What everyone may see, for other programs. */
export const openDataNoun = { serve: ({ http, deps }) => openDataRoutes(http, deps) } satisfies Noun
