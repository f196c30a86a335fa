import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const WORKER = 'src/platform/pwa/serviceWorker.ts'
const WORKER_FILE = 'serviceWorker.js'
const KINDS = /\.(js|css|html|woff2|svg|png|webmanifest)$/
/**
 * The files that are not kept: the base map is kept as it is used; readers of files load with the first file, and
 * alphabets of other languages when a name needs them.
 */
const LATER =
  /^basemap\/|^assets\/(importWorker|reader)-|-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-.*\.woff2$/
/** Vite puts the hash of these into their names. */
const NAMED_BY_CONTENT = /^assets\//
/** The size limit of a file: a larger one is in the list by mistake. */
const FILE_MAX = 4 * 1024 * 1024

interface PrecacheEntry {
  url: string
  /** The hash of the file's content; null for a file whose name has it. */
  revision: string | null
}

/** Builds the service worker, with the list of what it keeps of the app, once the app is written. */
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
 * The files of a built app that a device keeps, by name.
 * @throws when one is too large to be kept
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
