// Plain JavaScript for Node 20: installs the packages of the lock files, each set when a program needs it.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Missing, ROOT, runInBackground } from './children.mjs'
import { silently } from './progress.mjs'

const NODE_NEEDED = 24
/** The number of lines of npm's output that are shown: after the error, npm lists all its options. */
const NPM_LINES = 12
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
const OLD_NODE = 'tools/node'
const PACKAGED_NODE = join(ROOT, OLD_NODE, 'node_modules', `node-${process.platform}-${process.arch}`)

/**
 * Installs what `npm start` needs: the packages of the three workspaces except those for development, and a Node that runs TypeScript.
 * @param {import('./progress.mjs').Progress} progress
 */
export const ensurePackages = (progress = silently) =>
  Promise.all([ensureInstalled('', progress), ensureNode(progress)])

/**
 * Installs what `ensurePackages` installs, and the packages that tests, types, lint and `npm run dev` need.
 * @param {import('./progress.mjs').Progress} progress
 */
export const ensureDevPackages = (progress = silently) =>
  Promise.all([ensureInstalled('', progress, { dev: true }), ensureNode(progress)])

/**
 * Installs the packages of a folder's lock file, unless exactly these are installed.
 * @param {string} folder from the root
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureInstalled(folder, progress = silently, { dev = false } = {}) {
  const locked = Object.entries(packagesOf(join(ROOT, folder, 'package-lock.json'))).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && (dev || !entry.dev) && fits(entry),
  )
  if (areInstalled(folder, locked)) return
  const countInstalled = () => locked.filter(([path]) => existsSync(join(ROOT, folder, path, 'package.json'))).length
  const step = progress(folder ? `Installing packages of ${folder}` : 'Installing packages', () =>
    locked.length > 2 ? `${countInstalled()} of ${locked.length}` : '',
  )
  const args = [...INSTALL, ...(dev ? ['--include=dev'] : ['--omit=dev'])]
  const { status, stdout, stderr } = await runInBackground('npm', args, { cwd: join(ROOT, folder) })
  step.end()
  const lines = (stderr || stdout).split('\n').filter((line) => !line.startsWith('npm warn'))
  if (status !== 0) throw new Missing(`npm ci failed:\n${lines.slice(0, NPM_LINES).join('\n')}`)
}

/** Tells whether the locked packages are installed, by their versions, not by dates: a checkout makes every file new. */
function areInstalled(folder, locked) {
  const installed = packagesOf(join(ROOT, folder, 'node_modules', '.package-lock.json'))
  return (
    installed !== null &&
    locked.every(
      ([path, { version, optional }]) => (optional && !installed[path]) || installed[path]?.version === version,
    )
  )
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

/** Tells whether npm installs a package on this machine: npm skips packages for other systems and processors. */
function fits({ os, cpu }) {
  const isListed = (list, name) => list === undefined || [list].flat().includes(name)
  return isListed(os, process.platform) && isListed(cpu, process.arch)
}

/** Installs the Node that npm offers for this machine, if the running Node is too old. */
async function ensureNode(progress) {
  if (isNewEnough(process.versions.node)) return
  await ensureInstalled(OLD_NODE, progress)
  // A third of the package is header files for compiling packages in C, which nothing here needs.
  rmSync(join(PACKAGED_NODE, 'include'), { recursive: true, force: true })
}

/** @returns {string} a Node that runs TypeScript: this one, or the one of `tools/node` */
export function nodeProgram() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const packaged = join(PACKAGED_NODE, 'bin', 'node')
  if (existsSync(packaged)) return packaged
  throw new Missing(
    `Fieldfare needs Node ${NODE_NEEDED} or newer; this is Node ${process.versions.node}, ` +
      `and npm has none for ${process.platform} ${process.arch}. Install it from nodejs.org and try again.`,
  )
}

const isNewEnough = (version) => Number(version.split('.')[0]) >= NODE_NEEDED
