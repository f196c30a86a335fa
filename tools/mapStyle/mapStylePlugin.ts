import { TILE_SCHEMAS } from '@fieldfare/shared/publicConfig.ts'
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { detailLayers } from './detailStyle.ts'

const VIRTUAL = 'virtual:detail-style'

/**
 * Adds the styles of the detailed map to a build, as files under `/basemap/style-<version>/`, which browsers and the service worker cache;
 * `virtual:detail-style` exports their path. Styles are made at the build, since the code that makes them is five times their size.
 */
export function mapStylePlugin(): Plugin {
  const styles = TILE_SCHEMAS.flatMap((schema) =>
    (['light', 'dark'] as const).map(
      (theme) => [`${schema}-${theme}.json`, JSON.stringify(detailLayers(schema, theme))] as const,
    ),
  )
  const version = createHash('sha256').update(JSON.stringify(styles)).digest('hex').slice(0, 12)
  const path = `/basemap/style-${version}`
  return {
    name: 'fieldfare-map-style',
    resolveId: { filter: { id: new RegExp(`^${VIRTUAL}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${VIRTUAL}$`) },
      handler: () => `export const stylePath = ${JSON.stringify(path)}`,
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = styles.find(([name]) => request.url === `${path}/${name}`)
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(file[1])
      })
    },
    generateBundle() {
      for (const [name, source] of styles)
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/${name}`, source })
    },
  }
}
