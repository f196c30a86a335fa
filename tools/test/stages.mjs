// Plain JavaScript for Node 20: the stages of `npm test`, each of which returns an outcome.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BROWSER_PROGRAMS } from '../browsers.mjs'
import { COMPILED, ROOT } from '../children.mjs'
import { nodeProgram } from '../npmPackages.mjs'
import { ensureBuilt } from '../prepare.mjs'
import { nothing, ofPlaywright, ofProgram, ofVitest, sum } from './outcome.mjs'

/** The folders with a tsconfig to check. The server's includes tools/ and bench/, which call much of the server, so that it is read once. */
const TYPED = ['server', 'web', 'shared', 'web/src/platform/pwa', 'e2e']
/** One type checker per folder: several would repeat half of each other's work, so folders are checked concurrently instead. */
const ONE = ['--checkers', '1']
/** Options of programs that run beside tests, with low priority, on processors that the tests leave idle. */
const BESIDE = { priority: constants.priority.PRIORITY_LOW }
/**
 * Workers for tests that wait for a page or for a database in another process: three workers use two processors fully. Tests
 * with an embedded database get fewer workers, since each takes up to 2 GB.
 */
const WORKERS = `--maxWorkers=${Math.max(3, availableParallelism())}`
const program = (...path) => join(ROOT, 'node_modules', ...path)

/**
 * @typedef {{ postgres: { url: string } | null, chromium: string | null, why: Record<string, string> }} Means the
 *   programs on this machine for the tests, and the reasons why some are missing
 * @typedef {{ unit: Record<string, string[]>, calls: string[], journeys: string[], embedded?: boolean } | undefined} Chosen
 *   the tests to run, or undefined for all; `embedded`: tests of calls run on the embedded database alone
 * @type {Record<string, (means: Means, chosen: Chosen, both: boolean) => Promise<import('./outcome.mjs').Outcome>>} `both`: calls that
 *   cannot differ between the databases, too
 */
export const STAGES = {
  types: () =>
    each(
      TYPED,
      async (folder) =>
        ofProgram(`types of ${folder}`, await node(program('typescript', 'bin', 'tsc'), ...ONE, '-p', folder, BESIDE)),
      2,
    ),

  async lint() {
    const formatted = ofProgram('oxfmt', await node(program('oxfmt', 'bin', 'oxfmt'), '--check', BESIDE))
    const result = await node(program('oxlint', 'bin', 'oxlint'), '--type-aware', '--format=unix', BESIDE)
    const warnings = result.stdout.split('\n').filter((line) => line.includes('[Warning/'))
    return sum([formatted, { ...ofProgram('oxlint', result), remarks: warnings }])
  },

  checks() {
    const names = readdirSync(join(ROOT, 'tools', 'checks')).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    return each(names, async (name) => ofProgram(`tools/checks/${name}`, await node(`tools/checks/${name}`, BESIDE)), 2)
  },

  unit(_means, chosen) {
    const folders = ['shared', 'web', 'tools'].filter((folder) => !chosen || chosen.unit[folder].length > 0)
    return each(folders, (folder) => vitest(folder, [WORKERS, ...absolute(chosen?.unit[folder])]))
  },

  async calls({ postgres, chromium, why }, chosen, both) {
    // Build and seeding use the processors that the calls leave idle while they wait for their databases. The later
    // stages report their outcome.
    if (chromium) build().then(seed, () => undefined)
    const files = absolute(chosen?.calls)
    const run = (projects, env, args = []) =>
      vitest('server', [...files, ...args, ...projects.map((name) => `--project=${name}`)], env)
    const outcome = await run(['once'])
    const embedded = await run(postgres && !both ? ['pglite shared', 'pglite alone'] : ['pglite*'])
    if (chosen?.embedded) return sum([outcome, embedded])
    if (postgres)
      return sum([outcome, embedded, await run(['postgres'], { FIELDFARE_TEST_DATABASE_URL: postgres.url }, [WORKERS])])
    const remark = `The calls were not tried on PostgreSQL. ${why.postgres}`
    return sum([
      outcome,
      embedded,
      { ...nothing(), skipped: embedded.passed + embedded.failed.length, remarks: [remark] },
    ])
  },

  async build() {
    await build()
    return { ...nothing(), passed: 1 }
  },

  async journeys({ chromium, postgres, why }, chosen) {
    const files = chosen?.journeys ?? []
    if (chromium) {
      await STAGES.build()
      const seeded = await seeding
      const outcome = await playwright(files, {
        CHROMIUM_PATH: chromium,
        ...(postgres && { FIELDFARE_TEST_DATABASE_URL: postgres.url }),
        ...(seeded?.status === 0 && { JOURNEY_SEEDED: seeded.stdout }),
      })
      // The remarks name the reasons why the journeys of a browser were skipped.
      return { ...outcome, remarks: [...new Set(BROWSER_PROGRAMS.flatMap((program) => why[program] ?? []))] }
    }
    const listed = await playwright(['--list', ...files], {})
    const skipped = listed.passed + listed.skipped
    return { ...listed, passed: 0, skipped, remarks: [`The journeys were not made. ${why.chromium}`] }
  },
}

/** Tells whether a stage reads the sources and runs none of them. */
export const readsSources = (name) => ['types', 'lint', 'checks'].includes(name)

let building
const build = () => (building ??= ensureBuilt(undefined, BESIDE.priority))

let seeding
/** Makes the demo content for the journeys, which otherwise make it themselves: always with the sources of the server, without delays. */
const seed = () => (seeding ??= node('e2e/seeded.ts', { ...BESIDE, env: { JOURNEY_BUILT: '', JOURNEY_LATE_MS: '' } }))

/** Returns arguments for vitest that select test files, of which a project may have none. */
const absolute = (files) => (files ? ['--passWithNoTests', ...files.map((file) => join(ROOT, file))] : [])

function vitest(folder, args = [], env = {}) {
  return withReport(
    (file) =>
      node(
        program('vitest', 'vitest.mjs'),
        'run',
        '--root',
        folder,
        '--reporter=json',
        `--reporter=${join(ROOT, 'tools/test/unhandledReporter.mjs')}`,
        `--outputFile=${file}`,
        ...args,
        { env },
      ),
    (report, ran) => ofVitest(`vitest in ${folder}`, report, ran),
  )
}

function playwright(args, env) {
  return withReport(
    (file) =>
      node(program('@playwright', 'test', 'cli.js'), 'test', '--reporter=json', ...args, {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    (report, ran) => ofPlaywright('playwright', report, ran),
  )
}

/** Runs a program that writes its report to a temporary file, and reads the report. */
async function withReport(runTo, read) {
  const folder = mkdtempSync(join(tmpdir(), 'fieldfare-report-'))
  const file = join(folder, 'report.json')
  const result = await runTo(file)
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  rmSync(folder, { recursive: true })
  return read(report, result)
}

/**
 * Calls `work` for each item, by default one after the other, or `atOnce` at the same time; the outcomes are in the order of
 * the items.
 */
async function each(items, work, atOnce = 1) {
  const outcomes = []
  const waiting = [...items.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return sum(outcomes)
}

/**
 * Runs a program of ours or of a package to its end, on the Node that the server runs on. Does not block, since the
 * PostgreSQL of the tests is a child of this process, too, and stops when nobody reads its output.
 */
async function node(...args) {
  const options = typeof args.at(-1) === 'object' ? args.pop() : {}
  const path = `${program('.bin')}:${dirname(nodeProgram())}:${process.env.PATH}`
  const own = { NO_COLOR: '1', FORCE_COLOR: '0', NODE_COMPILE_CACHE: COMPILED, PATH: path }
  const env = { ...process.env, ...own, ...options.env }
  const child = spawn(nodeProgram(), args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  if (options.priority && child.pid) setPriority(child.pid, options.priority)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (output[name] += text))
  const [status] = await once(child, 'close')
  return { ...output, status: status ?? 1 }
}
