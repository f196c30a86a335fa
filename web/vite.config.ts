import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mapPlugin } from '../tools/basemap/plugin.ts'
import { SERVER_PATHS } from './src/pwa/serverPaths.ts'

const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000'
/** The Host stays that of the page: the server refuses writes of other origins than its own. */
const proxy = Object.fromEntries(SERVER_PATHS.map(({ source }) => [source, { target: SERVER, ws: true }]))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    mapPlugin(),
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
      // What every page needs, in one file: it compresses better than the pieces that only some pages share.
      output: { codeSplitting: { groups: [{ name: 'app', test: /web\/src\/App\.tsx$/ }] } },
    },
  },
})
