import type { Noun } from '../../platform/noun.ts'
import { embedRoutes } from './routes.ts'

/** The embed feature: maps that other sites show within their pages. */
export const embedNoun = {
  serve: ({ http, deps, dist }) => embedRoutes(http, deps, dist),
} satisfies Noun
