import type { Noun } from '../../platform/noun.ts'
import { regionRoutes } from './routes.ts'

export const regionNoun = { serve: ({ http, deps }) => regionRoutes(http, deps.config).close } satisfies Noun
