import type { Noun } from '../../platform/noun.ts'
import { placeRoutes } from './routes.ts'

export const placeNoun = { serve: ({ http, deps }) => placeRoutes(http, deps.config) } satisfies Noun
