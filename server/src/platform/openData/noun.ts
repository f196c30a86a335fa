import type { Noun } from '../noun.ts'
import { openDataRoutes } from './routes.ts'

/** Open data: everything that everyone may see, for other programs. */
export const openDataNoun = { serve: ({ http, deps }) => openDataRoutes(http, deps) } satisfies Noun
