import type { Noun } from '../../platform/noun.ts'
import { tileRoutes } from './routes.ts'

export const tileNoun = { serve: ({ http, deps }) => tileRoutes(http, deps).close } satisfies Noun
