// Plain JavaScript for Node 20: the steps from a fresh clone to a program that can run.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { silently } from './progress.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NODE_NEEDED = 24
const NORMAL = constants.priority.PRIORITY_NORMAL
/** After what went wrong npm explains all its options. */
const NPM_LINES = 12
const at = (...path) => join(ROOT, ...path)

/** What cannot be helped from here; its message says what the reader can do. */
export class Missing extends Error {}

/**
 * Installs the packages of the lock file, when others or none are there.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensurePackages(progress = silently) {
  if (packagesAreInstalled()) return
  const paths = Object.keys(packagesOf(at('package-lock.json'))).filter((path) => path.includes('node_modules/'))
  const there = () => paths.filter((path) => existsSync(at(path, 'package.json'))).length
  const step = progress('Installing packages (once, about a minute)', () => `${there()} of ${paths.length}`)
  const { status, stdout, stderr } = await runInBackground('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  step.end()
  const said = (stderr || stdout).split('\n').filter((line) => !line.startsWith('npm warn'))
  if (status !== 0) throw new Missing(`npm ci failed:\n${said.slice(0, NPM_LINES).join('\n')}`)
}

/** Compares versions, not dates: a checkout makes every file new. */
function packagesAreInstalled() {
  const installed = packagesOf(at('node_modules', '.package-lock.json'))
  if (!installed) return false
  return Object.entries(packagesOf(at('package-lock.json'))).every(
    ([path, { version, link, optional }]) =>
      link || optional || path === '' || !path.includes('node_modules/') || installed[path]?.version === version,
  )
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

/** @returns {string} a Node that runs the server from its TypeScript: this one, or the one among the packages. */
export function nodeProgram() {
  if (major(process.versions.node) >= NODE_NEEDED) return process.execPath
  const packaged = at('node_modules', '.bin', 'node')
  if (existsSync(packaged) && major(run(packaged, ['--version']).stdout.slice(1)) >= NODE_NEEDED) return packaged
  throw new Missing(
    `Fieldfare needs Node ${NODE_NEEDED} or newer; this is Node ${process.versions.node}, ` +
      `and its packages bring none for ${process.platform} ${process.arch}. Install it from nodejs.org and try again.`,
  )
}

const major = (version) => Number(version?.split('.')[0] ?? 0)

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
  const builders = filesIn('tools').filter((path) => /^tools\/(basemap|mapStyle|shell)\//.test(path))
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

/** Runs to the end and keeps what was said. */
export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    ...options,
  })
  return { status: error ? 1 : status, stdout: stdout ?? '', stderr: error ? String(error) : (stderr ?? '') }
}

/** As `run`, while this process goes on. */
export function runInBackground(command, args, { priority = NORMAL, ...options } = {}) {
  return new Promise((resolve) => {
    const said = { stdout: '', stderr: '' }
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    if (child.pid && priority !== NORMAL) setPriority(child.pid, priority)
    for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (said[name] += text))
    child.once('error', (error) => resolve({ ...said, status: 1, stderr: String(error) }))
    child.once('close', (code) => resolve({ ...said, status: code ?? 1 }))
  })
}
