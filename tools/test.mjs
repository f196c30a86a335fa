// Plain JavaScript for Node 20: `npm test`, which runs all checks and tests that a change has to pass.
// `npm test -- --only types,unit` runs some of the stages, `npm test -- web/src/land/area` the tests of files and folders,
// `npm test -- --changed` the tests that the current change can affect, `npm test -- --both` the tests of calls on both databases.
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { BROWSER_PROGRAMS, ensureBrowser, findBrowser } from './browsers.mjs'
import { Missing } from './children.mjs'
import { ensureDevPackages, ensureInstalled } from './npmPackages.mjs'
import { ensurePgbouncer } from './pgbouncer.mjs'
import { startPostgres } from './postgres.mjs'
import { testsOfChange } from './test/changed.mjs'
import { byStage, testsOfPaths } from './test/chosen.mjs'
import { failure, lastLine, nothing, sum } from './test/outcome.mjs'
import { readsSources, STAGES } from './test/stages.mjs'

const LINES_SHOWN = 30
const inCi = !['', '0', 'false', undefined].includes(process.env.CI)
const { stages, tests, both, remarks = [] } = plan()

const means = { postgres: null, chromium: null, why: {} }
const outcomes = [{ ...nothing(), remarks }, await report('install', timed('install', install))]
if (sum(outcomes).failed.length === 0) {
  const begun = begin()
  for (const name of stages) outcomes.push(await report(name, begun.get(name)))
}
await means.postgres?.stop()

const total = sum(outcomes)
for (const remark of total.remarks) say(remark)
if (inCi && total.skipped > 0) say('In CI nothing may be skipped.')
say(lastLine(total))
process.exitCode = total.failed.length > 0 || (inCi && total.skipped > 0) ? 1 : 0

/** Reads the arguments. @returns the stages, the tests to run in them if not all, and whether all tests of calls run on both databases */
function plan() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' }, changed: { type: 'boolean' }, both: { type: 'boolean', default: false } },
    })
    if (values.changed) return planOfChange(positionals[0])
    if (positionals.length > 0) return { ...planOfTests(testsOfPaths(positionals), []), both: true }
    return { stages: chosenStages(values.only?.split(',')), both: values.both }
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}

function chosenStages(only) {
  const unknown = only?.filter((name) => !(name in STAGES)) ?? []
  if (unknown.length === 0) return Object.keys(STAGES).filter((name) => !only || only.includes(name))
  throw new Missing(`No stage is called ${unknown.join(', ')}. There are: ${Object.keys(STAGES).join(', ')}.`)
}

/** Plans the stages that check all files, and the tests that the change can affect, on the embedded database: PostgreSQL is for whole runs. */
function planOfChange(base) {
  const { tests, remarks } = testsOfChange(base)
  const plan = planOfTests(tests, ['types', 'lint', 'checks'])
  return { ...plan, tests: { ...plan.tests, embedded: true }, remarks }
}

function planOfTests(files, always) {
  const tests = byStage(files)
  const needed = {
    unit: Object.values(tests.unit).flat().length > 0,
    calls: tests.calls.length > 0,
    journeys: tests.journeys.length > 0,
  }
  return { stages: [...always, ...Object.keys(needed).filter((name) => needed[name])], tests }
}

/** Installs packages and programs concurrently: both wait for other machines most of the time. */
async function install() {
  // The stages that read all files also read those in e2e/engines, which need the packages of that folder.
  const engines = needs('types', 'lint', 'journeys')
  await Promise.all([
    ensureDevPackages(),
    engines && ensureInstalled('e2e/engines', undefined, { dev: true }),
    ensurePrograms(),
  ])
  return nothing()
}

function needs(...names) {
  return names.some((name) => stages.includes(name))
}

async function ensurePrograms() {
  if (needs('journeys') || (needs('calls') && !tests?.embedded))
    means.postgres = await startPostgres((reason) => (means.why.postgres = reason))
  if (needs('journeys')) {
    for (const program of browserPrograms()) ensureBrowser(program, (reason) => (means.why[program] = reason))
    means.chromium = findBrowser('chromium')
    if (!tests || tests.journeys.includes('e2e/replicas.journey.ts')) tryPgbouncer()
  }
}

/** Installs PgBouncer now, since that may take longer than a journey's time limit. */
function tryPgbouncer() {
  try {
    ensurePgbouncer()
  } catch {
    // The journey that needs PgBouncer fails with the reason.
  }
}

/** Returns the browsers that the tests need: only one journey opens more than Chromium. */
function browserPrograms() {
  return !tests || tests.journeys.includes('e2e/engines.journey.ts') ? BROWSER_PROGRAMS : ['chromium']
}

/** Starts the stages in two concurrent rows: those that read sources, and those that run tests. @returns a promise of each outcome by name */
function begin() {
  const begun = new Map()
  for (const row of [stages.filter(readsSources), stages.filter((name) => !readsSources(name))]) {
    let last = Promise.resolve()
    for (const name of row) {
      last = last.then(() => timed(name, () => STAGES[name](means, tests, both)))
      begun.set(name, last)
    }
  }
  return begun
}

async function timed(name, work) {
  const began = performance.now()
  const outcome = await attempt(name, work)
  return { outcome, seconds: ((performance.now() - began) / 1000).toFixed(1) }
}

/** Prints the outcome of a stage in one line, then its failures. */
async function report(name, running) {
  process.stdout.write(`${name.padEnd(10)}`)
  const { outcome, seconds } = await running
  const summary = [
    outcome.failed.length > 0 && `${outcome.failed.length} failed`,
    outcome.passed > 0 && `${outcome.passed} passed`,
    outcome.skipped > 0 && `${outcome.skipped} skipped`,
  ]
  say(`${(summary.filter(Boolean).join(', ') || 'ready').padEnd(36)}${seconds.padStart(7)} s`)
  for (const { name, detail } of outcome.failed) say(`\n  ${name}\n${indent(detail)}\n`)
  return outcome
}

async function attempt(name, work) {
  try {
    return await work()
  } catch (error) {
    return failure(name, error instanceof Missing ? error.message : error.stack)
  }
}

function indent(text) {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  const hidden = lines.length - LINES_SHOWN
  return [...lines.slice(0, LINES_SHOWN), ...(hidden > 0 ? [`... ${hidden} more lines`] : [])]
    .map((line) => `    ${line}`)
    .join('\n')
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
