// Plain JavaScript for Node 20: builds what `npm start` runs.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { Missing, ROOT, runInBackground } from './children.mjs'
import { nodeProgram } from './npmPackages.mjs'
import { silently } from './progress.mjs'

const NORMAL = constants.priority.PRIORITY_NORMAL
const at = (...path) => join(ROOT, ...path)

/**
 * Builds the web app, when its sources are others than those of the last build.
 * @param {import('./progress.mjs').Progress} progress
 * @param {number} priority of `os.constants.priority`
 */
export async function ensureBuilt(progress = silently, priority = NORMAL) {
  const stamp = at('.cache', 'web-build')
  const sources = fingerprint()
  if (existsSync(at('web', 'dist', 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return
  const step = progress('Building the web app (about a minute)')
  const built = at('.cache', `web-dist-${process.pid}`)
  const vite = at('node_modules', 'vite', 'bin', 'vite.js')
  const { status, stdout, stderr } = await runInBackground(
    nodeProgram(),
    [vite, 'build', '--logLevel', 'warn', '--outDir', built, '--emptyOutDir'],
    { cwd: at('web'), priority },
  )
  step.end()
  if (status !== 0) {
    rmSync(built, { recursive: true, force: true })
    throw new Missing(`The web app could not be built:\n${stdout}${stderr}`)
  }
  putInPlace(built, at('web', 'dist'))
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

/** Only what is whole takes the place of an older one: a server that runs goes on with it. */
function putInPlace(built, place) {
  const older = `${built}-older`
  if (existsSync(place)) renameSync(place, older)
  renameSync(built, place)
  rmSync(older, { recursive: true, force: true })
}

/** Of everything the build reads. */
function fingerprint() {
  const hash = createHash('sha256')
  const builders = filesIn('tools').filter((path) => /^tools\/(basemap|icons|mapStyle|shell)\//.test(path))
  const read = [...filesIn('web'), ...filesIn('shared/src'), ...builders, 'package-lock.json', 'tsconfig.base.json']
  for (const path of read.filter((path) => !path.includes('.test.'))) hash.update(path).update(readFileSync(at(path)))
  return hash.digest('hex')
}

const NOT_SOURCES = new Set(['node_modules', 'dist', 'generated', 'gallery'])

function filesIn(folder) {
  return readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}
