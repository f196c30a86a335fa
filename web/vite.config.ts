import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mapPlugin } from '../tools/basemap/plugin.ts'
import { iconsPlugin } from '../tools/icons/plugin.ts'
import { mapCssPlugin } from '../tools/mapStyle/mapCssPlugin.ts'
import { mapStylePlugin } from '../tools/mapStyle/mapStylePlugin.ts'
import { compressedPlugin } from '../tools/shell/compressed.ts'
import { lateMapPlugin } from '../tools/shell/lateMap.ts'
import { serviceWorkerPlugin } from '../tools/shell/precache.ts'
import { shellPlugin } from '../tools/shell/plugin.ts'
import { SERVER_PATHS } from './src/platform/pwa/serverPaths.ts'

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'
/** The Host stays that of the page: the server refuses writes of other origins than its own. */
const proxy = Object.fromEntries(SERVER_PATHS.map(({ source }) => [source, { target: SERVER, ws: true }]))

/** Modules that the first page needs with their imports: it would ask for each of them in a request of its own. */
const FIRST_PAGE =
  /web\/src\/(main|platform\/(ui\/(Button|Wordmark|layout\/usePhone)|shell\/(layout\/LanguageSwitch|routing\/lazyPart))|people\/account\/welcome\/(WelcomePage|campaign))\.tsx?$/
/** Modules that most other pages need with their imports: 60 small files otherwise. */
const MAIN_PAGES =
  /web\/src\/(app\/layout\/MainLayout|content\/(JoinPrompt|membership\/useRights)|platform\/ui\/(layout\/PageFrame|overlay\/ConfirmDialog))\.tsx?$|web\/src\/platform\/ui\/text\.module\.css$/
/** Modules that the map page needs with their imports, but the map itself, which comes beside it. */
const MAP_PAGE = /web\/src\/land\/explore\/MapPage\.tsx$/
const MAP = /web\/src\/map\/view\/MapCanvas\.tsx$/
/** Parts of the map without its library, which pages need before their map is there, or without one for a small picture. */
const MAP_PARTS =
  /web\/src\/map\/(base\/|style\/|controls\/(MapButton|credits)|view\/cross)|node_modules\/(@mapbox|pbf)\//
/** Modules that the map's worker needs as well. */
const MAP_SHARED = /node_modules\/maplibre-gl\/dist\/maplibre-gl-shared/
/** The fields of forms. */
const FIELDS = /web\/src\/platform\/ui\/form\/Text(Area)?Field\.tsx$/
/** Modules that many pages share, without the map: a page asked for some fifty files, of which half had less than a kilobyte. */
const PARTS = /web\/src\/(?!map\/)|shared\/src\//
/** Icons, each a module of its own: what the map shows as well would bring the map along. */
const ICONS = /ui\/icons\.tsx\?icon=/
const MANY_PAGES = 10
/** Modules that change seldom, so that browsers keep them when the app changes. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    mapPlugin(),
    mapCssPlugin(),
    mapStylePlugin(),
    iconsPlugin(),
    shellPlugin(),
    lateMapPlugin(),
    serviceWorkerPlugin(),
    compressedPlugin(),
  ],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  worker: {
    // Workers are modules, so that one loads the reader of a format when a file of it comes.
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/reader-[name]-[hash].js' } },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Maps within pages of other sites have a script of their own (`server/src/land/embed/embedDocument.ts`).
      input: { index: join(import.meta.dirname, 'index.html'), embed: join(import.meta.dirname, 'src/embed.ts') },
      // The packages of tRPC do not declare that their unused parts can be left out.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
      // One file compresses better than the pieces that only some pages share, and the first page names fewer files.
      output: {
        // The first page has the names of all chunks: a character less of each is half a kilobyte.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 9 },
            { name: 'map-shared', test: MAP_SHARED, priority: 8 },
            { name: 'app', test: FIRST_PAGE, priority: 7 },
            { name: 'main', test: MAIN_PAGES, priority: 6 },
            { name: 'fields', test: FIELDS, priority: 5 },
            { name: 'map-page', test: MAP_PAGE, priority: 4 },
            { name: 'icons', test: ICONS, minShareCount: MANY_PAGES, priority: 3 },
            { name: 'map-parts', test: MAP_PARTS, priority: 2 },
            { name: 'map', test: MAP, priority: 1 },
            { name: 'parts', test: PARTS, minShareCount: MANY_PAGES, priority: 0 },
          ],
        },
      },
    },
  },
})
