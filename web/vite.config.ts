import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mapPlugin } from '../tools/basemap/plugin.ts'
import { mapStylePlugin } from '../tools/mapStyle/mapStylePlugin.ts'
import { compressedPlugin } from '../tools/shell/compressed.ts'
import { shellPlugin } from '../tools/shell/plugin.ts'
import { SERVER_PATHS } from './src/pwa/serverPaths.ts'

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'
/** The Host stays that of the page: the server refuses writes of other origins than its own. */
const proxy = Object.fromEntries(SERVER_PATHS.map(({ source }) => [source, { target: SERVER, ws: true }]))

/** What the first page needs with its imports: it would ask for each of them in a request of its own. */
const FIRST_PAGE =
  /web\/src\/(main|ui\/(Button|Wordmark)|ui\/layout\/usePhone|shell\/(layout\/LanguageSwitch|routing\/lazyPart)|account\/(auth\/EntryFrame|welcome\/campaign))\.tsx?$/
/** What most other pages need with its imports: 60 small files otherwise. */
const MAIN_PAGES =
  /web\/src\/(app\/layout\/MainLayout|content\/JoinPrompt|community\/useRights|ui\/(layout\/PageFrame|overlay\/ConfirmDialog))\.tsx?$/
/** What forms ask with. */
const FIELDS = /web\/src\/ui\/form\/Text(Area)?Field\.tsx$/
/** Changes seldom, so that browsers keep it when the app changes. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    mapPlugin(),
    mapStylePlugin(),
    shellPlugin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'serviceWorker.ts',
      injectRegister: null,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        // The base map is kept as it is used; alphabets that we have no language for are fetched when a name needs them.
        globIgnores: ['basemap/**', '**/*-{cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-*.woff2'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
      manifest: {
        id: '/',
        name: 'Fieldfare',
        short_name: 'Fieldfare',
        description: 'Draw the nature you love, and meet the people who look after it.',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#cce6ff',
        background_color: '#f6fafd',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
    compressedPlugin(),
  ],
  server: { host: '127.0.0.1', port: 5173, proxy },
  preview: { host: '127.0.0.1', port: 4173, proxy },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // tRPC's packages do not say that what is not used of them can be left out.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
      // In one file it compresses better than in the pieces that only some pages share, and the first page names fewer files.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 4 },
            { name: 'app', test: FIRST_PAGE, priority: 3 },
            { name: 'main', test: MAIN_PAGES, priority: 2 },
            { name: 'fields', test: FIELDS, priority: 1 },
          ],
        },
      },
    },
  },
})
