// Plain JavaScript for Node 20: builds the web app and the server that `npm start` runs.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { Missing, ROOT, runInBackground } from './children.mjs'
import { nodeProgram } from './npmPackages.mjs'
import { silently } from './progress.mjs'

const at = (...path) => join(ROOT, ...path)
const VITE = at('node_modules', 'vite', 'bin', 'vite.js')
const PACKAGES = ['package.json', 'package-lock.json']

/**
 * @typedef {object} Build
 * @property {string} name of the record in `.cache` of the last build
 * @property {string} doing the text that is shown during the build
 * @property {string} place the folder of the finished build
 * @property {() => string[]} reads everything that the build depends on, as paths from the root
 * @property {(folder: string) => string[]} run returns the arguments with which Node builds into a folder
 * @property {string} cwd
 */

/** @type {Build} */
const WEB = {
  name: 'web-build',
  doing: 'Building the web app',
  place: 'web/dist',
  reads: () => [
    ...filesIn('web'),
    ...filesIn('shared/src'),
    ...['basemap', 'icons', 'mapStyle', 'shell'].flatMap((folder) => filesIn(`tools/${folder}`)),
    'tsconfig.base.json',
  ],
  run: (folder) => [VITE, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'],
  cwd: at('web'),
}

/** @type {Build} */
const SERVER = {
  name: 'server-build',
  doing: 'Building the server',
  place: 'server/dist',
  reads: () => [...filesIn('server/src'), ...filesIn('shared/src'), ...filesIn('tools/bundle')],
  run: (folder) => [at('tools/bundle/bundle.ts'), folder],
  cwd: ROOT,
}

/**
 * Builds the web app, if its sources have changed since the last build.
 * @param {import('./progress.mjs').Progress} progress
 * @param {number} priority of `os.constants.priority`
 */
export const ensureBuilt = (progress, priority) => ensure(WEB, progress, priority)

/**
 * Bundles the server, if its sources have changed since the last build.
 * @param {import('./progress.mjs').Progress} progress
 */
export const ensureServerBuilt = (progress) => ensure(SERVER, progress)

async function ensure(build, progress = silently, priority = constants.priority.PRIORITY_NORMAL) {
  const { name, doing, place, run, cwd } = build
  const stamp = at('.cache', name)
  const sources = fingerprint(build)
  if (existsSync(at(place)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  const step = progress(doing)
  const built = at('.cache', `${name}-${process.pid}`)
  const { status, stdout, stderr } = await runInBackground(nodeProgram(), run(built), { cwd, priority })
  step.end()
  if (status !== 0) {
    rmSync(built, { recursive: true, force: true })
    throw new Missing(`${doing} has failed:\n${stdout}${stderr}`)
  }
  putInPlace(built, at(place))
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

/** Replaces an older build by a complete new one; a running server continues with the older build. */
function putInPlace(built, place) {
  const older = `${built}-older`
  if (existsSync(place)) renameSync(place, older)
  renameSync(built, place)
  rmSync(older, { recursive: true, force: true })
}

function fingerprint({ reads }) {
  const hash = createHash('sha256')
  const paths = [...reads(), ...PACKAGES].filter((path) => !path.includes('.test.'))
  for (const path of paths) hash.update(path).update(readFileSync(at(path)))
  return hash.digest('hex')
}

const NOT_SOURCES = new Set(['node_modules', 'dist', 'generated', 'gallery'])

function filesIn(folder) {
  return readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
}
