import { cpSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { ROOT } from '../children.mjs'

const SOURCES = join(ROOT, 'server/src')
/** The folder of the built server; what lies beside the server's folder is as far from here as from its sources. */
const PLACE = join(ROOT, 'server/dist')
/** Programs that are started by their name. All others are found where they are started. */
const PROGRAMS = [
  'main.ts',
  'commands/adminCommand.ts',
  'commands/backupCommand.ts',
  'commands/moveCommand.ts',
  'commands/restoreCommand.ts',
  'commands/borderCommand.ts',
  'commands/loveMapCommand.ts',
]
/** A file beside a module, for a thread, a process or to be read. */
const BESIDE = /new URL\('([^']+)', import\.meta\.url\)/g

/**
 * Bundles the server with the packages that it is made of into one folder without folders.
 * @param folder for the files; it is made
 * @param packages what is installed beside it: programs for the processor and their data
 */
export async function bundleServer(folder: string, packages: readonly string[]): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((path) => [nameOf(path), join(SOURCES, path)])),
    platform: 'node',
    external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [besidePlugin(folder)],
    // The bundler warns about the packages' own style of code.
    logLevel: 'silent',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[name]-[hash].js',
    minify: { compress: true, mangle: false, codegen: true },
  })
  await build.close()
}

/** Puts what modules name by its place beside the bundle: programs built like the others, all else as it is. */
function besidePlugin(folder: string): Plugin {
  return {
    name: 'fieldfare-beside',
    transform: {
      filter: { id: /\/server\/src\/.*\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        const written = code.replace(BESIDE, (_, path: string) => {
          const found = resolve(dirname(id), path)
          if (extname(found) !== '.ts') return `new URL('${placeOf(found, folder)}', import.meta.url)`
          const fileName = `${nameOf(found)}.js`
          this.emitFile({ type: 'chunk', id: found, fileName })
          return `new URL('./${fileName}', import.meta.url)`
        })
        return { code: written }
      },
    },
  }
}

const nameOf = (path: string): string => basename(path, '.ts')

function placeOf(found: string, folder: string): string {
  if (!found.startsWith(`${SOURCES}/`)) return relative(PLACE, found)
  cpSync(found, join(folder, basename(found)), { recursive: true })
  return `./${basename(found)}`
}

/** The packages of the root: what the built server runs with, or may. */
export function runtimePackages(): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.keys({ ...dependencies, ...peerDependencies })
}

const [, , folder] = process.argv
if (import.meta.main && folder) await bundleServer(folder, runtimePackages())
