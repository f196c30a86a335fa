import { cpSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { ROOT } from '../children.mjs'

const SOURCES = join(ROOT, 'server/src')
/** The folder of the built server: as deep as server/src, so that relative paths from sources to other folders stay valid. */
const PLACE = join(ROOT, 'server/dist')
/** Programs that are started by their file names. All other programs are found through the modules that start them. */
const PROGRAMS = [
  'main.ts',
  'commands/adminCommand.ts',
  'commands/backupCommand.ts',
  'commands/moveCommand.ts',
  'commands/restoreCommand.ts',
  'commands/borderCommand.ts',
  'commands/loveMapCommand.ts',
]
/** Matches a module's reference to a file beside it: code for a thread or process, or data to read. */
const BESIDE = /new URL\('([^']+)', import\.meta\.url\)/g

/**
 * Bundles the server and most of its packages into one flat folder.
 * @param folder to create for the files
 * @param packages those that are not bundled but installed beside the server: native programs and their data
 */
export async function bundleServer(folder: string, packages: readonly string[]): Promise<void> {
  const build = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((path) => [nameOf(path), join(SOURCES, path)])),
    platform: 'node',
    external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [besidePlugin(folder)],
    // The bundler would warn about the style of code in the packages.
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

/** Puts the files that modules refer to by relative URL beside the bundle: programs are bundled too, other files are copied. */
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

/** Returns the packages that the built server needs at run time, or can use: those in the root's package.json. */
export function runtimePackages(): string[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.keys({ ...dependencies, ...peerDependencies })
}

const [, , folder] = process.argv
if (import.meta.main && folder) await bundleServer(folder, runtimePackages())
