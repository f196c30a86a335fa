import type { Noun } from '../../platform/noun.ts'
import { baseMapOf } from '../basemap/routes.ts'
import { pictureRoutes } from '../picture/routes.ts'
import { cardRoutes } from './routes.ts'

/** Pictures that travel with links, and the cards of places that show them. */
export const cardNoun = {
  serve({ http, deps, dist }) {
    const { pictures, close } = pictureRoutes(http, deps, dist, () => baseMapOf(http).tiles())
    cardRoutes(http, deps, pictures)
    return close
  },
} satisfies Noun
