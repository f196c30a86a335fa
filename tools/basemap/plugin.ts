import { cpSync, createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { firstPictureStyle } from '../shell/firstPicture.ts'
import { basemap, type Basemap } from './basemap.ts'
import { fileOf } from './packages.ts'

const WORKER = 'maplibre-gl/dist/maplibre-gl-worker.mjs'
const TILE_PATH = /^\/basemap\/([0-9a-f]{12})\/(\d\/\d{1,3}\/\d{1,3}\.mvt|places\.tsv|welcome-\w+\.svg)(\?|$)/
const OURS = /^\0?virtual:(basemap|map-worker|welcome-picture)$/

/**
 * Adds the base map to a build: tiles and place names under `/basemap/<version>/` (never changing, cacheable for ever), their
 * path and index as `virtual:basemap`, the welcome page's picture of the map as `virtual:welcome-picture` and as a style in the
 * static HTML, and the map's worker as `virtual:map-worker`. The worker is part of the same module graph as the page, so that
 * modules that both need are sent once (150 kB).
 */
export function mapPlugin(): Plugin {
  let map: Basemap
  let outDir = ''
  let building = false
  let worker = ''
  return {
    name: 'fieldfare-map',
    configResolved(config) {
      building = config.command === 'build'
      outDir = resolve(config.root, config.build.outDir)
    },
    async buildStart() {
      map = await basemap()
      if (building) worker = this.emitFile({ type: 'chunk', id: fileOf(WORKER), name: 'map-worker' })
    },
    resolveId: { filter: { id: OURS }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: OURS },
      handler(id) {
        if (id.endsWith('basemap')) {
          return `export const path = '/basemap/${map.version}'\nexport const index = '${map.index}'`
        }
        if (id.endsWith('welcome-picture')) {
          const at = (theme: string) => `export const ${theme} = '/basemap/${map.version}/welcome-${theme}.svg'`
          return `${at('light')}\n${at('dark')}`
        }
        return `export default ${building ? `import.meta.ROLLUP_FILE_URL_${worker}` : `'/@fs${fileOf(WORKER)}'`}`
      },
    },
    transformIndexHtml: () => [
      { tag: 'style', children: firstPictureStyle(`/basemap/${map.version}`), injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const tile = TILE_PATH.exec(request.url ?? '')?.[2]
        if (!tile) return next()
        response.setHeader('Content-Type', tile.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream')
        createReadStream(join(map.folder, tile))
          .on('error', () => response.writeHead(404).end())
          .pipe(response)
      })
    },
    writeBundle() {
      if (!building) return
      const to = join(outDir, 'basemap', map.version)
      // The copy includes the index, which the server reads to draw pictures.
      cpSync(map.folder, to, { recursive: true })
    },
  }
}
