import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const WORKER = 'src/platform/pwa/serviceWorker.ts'
const WORKER_FILE = 'serviceWorker.js'
const KINDS = /\.(js|css|html|woff2|svg|png|webmanifest)$/
/**
 * Matches files that are not stored in advance: the base map is cached as it is used, code that reads imported files loads with
 * the first file, and fonts of other alphabets load when a name needs them.
 */
const LATER =
  /^basemap\/|^assets\/(importWorker|reader)-|-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-.*\.woff2$/
/** Matches files whose names contain a hash of their content, by Vite. */
const NAMED_BY_CONTENT = /^assets\//
/** The size limit of a file in bytes: a larger file is in the list by mistake. */
const FILE_MAX = 4 * 1024 * 1024

interface PrecacheEntry {
  url: string
  /** The hash of the file's content; null for a file whose name contains a hash. */
  revision: string | null
}

/** Builds the service worker, with the list of the app's files that it stores, after the app is built. */
export function serviceWorkerPlugin(): Plugin {
  let root = ''
  return {
    name: 'fieldfare-service-worker',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            'self.__WB_MANIFEST': JSON.stringify(precacheList(dir)),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            modulePreload: false,
            rolldownOptions: { input: join(root, WORKER), output: { entryFileNames: WORKER_FILE } },
          },
        })
      },
    },
  }
}

/**
 * Lists the files of a built app that the service worker stores on the device, sorted by name.
 * @throws when a file is too large to be stored
 */
export function precacheList(folder: string): PrecacheEntry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((url) => KINDS.test(url) && !LATER.test(url) && url !== WORKER_FILE)
    .sort()
    .map((url) => {
      const { size } = statSync(join(folder, url))
      if (size > FILE_MAX) throw new Error(`${url} has ${size} bytes, more than a device keeps of one file`)
      const hash = () =>
        createHash('md5')
          .update(readFileSync(join(folder, url)))
          .digest('hex')
      return { url, revision: NAMED_BY_CONTENT.test(url) ? null : hash() }
    })
}
