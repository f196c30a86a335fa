import { publicConfigRoute } from '../basemap/publicConfig.ts'
import { baseMapRoutes } from '../basemap/routes.ts'
import type { Noun } from '../../platform/noun.ts'
import { borderRoutes } from './routes.ts'

/** The borders feature: routes for the detailed base map, and for borders that are read from this map and from registers. */
export const borderNoun = {
  serve({ http, deps, metrics }) {
    const baseMap = baseMapRoutes(http, deps.config, metrics)
    publicConfigRoute(http, deps.config, baseMap)
    const borders = borderRoutes(http, deps, baseMap)
    return async () => {
      await borders.close()
      await baseMap.close()
    }
  },
} satisfies Noun
