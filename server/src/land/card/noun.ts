import type { Noun } from '../../platform/noun.ts'
import { baseMapOf } from '../basemap/routes.ts'
import { pictureRoutes } from '../picture/routes.ts'
import { cardRoutes } from './routes.ts'

/** The card feature: preview pictures of links, and cards, pictures of areas that people share. */
export const cardNoun = {
  serve({ http, deps, dist }) {
    const { pictures, close } = pictureRoutes(http, deps, dist, () => baseMapOf(http).tiles())
    cardRoutes(http, deps, pictures)
    return close
  },
} satisfies Noun
