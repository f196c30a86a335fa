import type { Noun } from '../noun.ts'
import { openDataRoutes } from './routes.ts'

/** Open data: for other programs, all that everyone may see. */
export const openDataNoun = { serve: ({ http, deps }) => openDataRoutes(http, deps) } satisfies Noun
