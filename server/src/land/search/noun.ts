import type { Noun } from '../../platform/noun.ts'
import { findTitles } from './findTitles.ts'
import { placeRoutes } from './routes.ts'

export const searchNoun = {
  calls: { title: { find: findTitles } },
  serve: ({ http, deps }) => placeRoutes(http, deps.config),
} satisfies Noun
