// Measures what `npm start` takes from a fresh clone to the first page, of one or more commits side by side: number and
// size of the packages, seconds, and memory.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tools/freePort.mjs'
import { median, say, table, times } from './figures.ts'

const ROOT = join(import.meta.dirname, '..')
/** The commits to compare; the others are shown in relation to the first. */
const COMMITS = (process.env.DOORSTEP ?? 'HEAD').split(/[ ,]+/)
const ROUNDS = Number(process.env.DOORSTEP_ROUNDS ?? 1)
/** Milliseconds after which the server has finished compiling, seeding and cleaning up. */
const IDLE_MS = 15_000

interface Doorstep {
  packages: number
  /** The MB of everything below node_modules. */
  installed: number
  /** Seconds from `npm start` in a fresh clone to the first page. */
  fresh: number
  /** Seconds from the second `npm start` to the first page. */
  warm: number
  /** MB of resident memory of all processes of `npm start`, idle after the fresh start and after the warm one. */
  freshMemory: number
  warmMemory: number
}

const measured = new Map<string, Doorstep[]>(COMMITS.map((commit) => [commit, []]))
for (let round = 0; round < ROUNDS; round++)
  for (const commit of COMMITS) measured.get(commit)?.push(await measure(commit))

const rows = [['', 'packages', 'installed', 'fresh', '', 'warm', '', 'memory fresh', '', 'memory warm', '']]
const first = summary(measured.get(COMMITS[0] ?? '') ?? [])
for (const [commit, all] of measured) {
  const one = summary(all)
  const seconds = (of: 'fresh' | 'warm') => [`${one[of].toFixed(1)} s`, times(one[of] / first[of])]
  const memory = (of: 'freshMemory' | 'warmMemory') => [`${one[of].toFixed(0)} MB`, times(one[of] / first[of])]
  const sizes = [String(one.packages), `${one.installed.toFixed(0)} MB`]
  rows.push([
    commit,
    ...sizes,
    ...seconds('fresh'),
    ...seconds('warm'),
    ...memory('freshMemory'),
    ...memory('warmMemory'),
  ])
}
say(`\nFrom a fresh clone to the first page; medians of ${ROUNDS}; ratios to ${COMMITS[0] ?? ''}`)
table(rows)

async function measure(commit: string): Promise<Doorstep> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-doorstep-'))
  const dataDir = join(folder, 'data-of-bench')
  const clone = join(folder, 'clone')
  try {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, clone])
    execFileSync('git', ['-C', clone, 'checkout', '--quiet', '--detach', commitOf(commit)])
    const { seconds: fresh, memory: freshMemory } = await start(clone, dataDir)
    const { seconds: warm, memory: warmMemory } = await start(clone, dataDir)
    return { packages: packagesIn(clone), installed: installedIn(clone), fresh, warm, freshMemory, warmMemory }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function commitOf(name: string): string {
  return execFileSync('git', ['-C', ROOT, 'rev-parse', `${name}^{commit}`], { encoding: 'utf8' }).trim()
}

async function start(cwd: string, dataDir: string): Promise<{ seconds: number; memory: number }> {
  const port = String(await freePort())
  const began = performance.now()
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir }
  // The processes are a group of their own: npm, its children and the server end together.
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const ended = once(child, 'exit')
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error('npm start has ended.')
      await sleep(20)
    }
    const seconds = (performance.now() - began) / 1000
    await sleep(IDLE_MS)
    return { seconds, memory: memoryOf(child) }
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Returns the MB of resident memory of a process and its group. */
function memoryOf({ pid }: ChildProcess): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=,pgid=', '-A'], { encoding: 'utf8' })
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return all.reduce((sum, [rss = 0, group]) => (group === pid ? sum + rss : sum), 0) / 1024
}

function folders(clone: string): string[] {
  return ['', 'server', 'web', 'shared', 'tools/node']
    .map((part) => join(clone, part, 'node_modules'))
    .filter(existsSync)
}

function packagesIn(clone: string): number {
  return folders(clone).reduce(
    (sum, folder) =>
      sum + globSync(['{*,@*/*}/package.json', '**/node_modules/{*,@*/*}/package.json'], { cwd: folder }).length,
    0,
  )
}

function installedIn(clone: string): number {
  return folders(clone).reduce((sum, folder) => {
    const { stdout } = spawnSync('du', ['-sk', folder], { encoding: 'utf8' })
    return sum + Number.parseInt(stdout, 10) / 1024
  }, 0)
}

function summary(all: Doorstep[]): Doorstep {
  const medianOf = (key: keyof Doorstep) => median(all.map((one) => one[key]))
  return {
    packages: medianOf('packages'),
    installed: medianOf('installed'),
    fresh: medianOf('fresh'),
    warm: medianOf('warm'),
    freshMemory: medianOf('freshMemory'),
    warmMemory: medianOf('warmMemory'),
  }
}
