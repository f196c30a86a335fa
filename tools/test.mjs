// Plain JavaScript for Node 20: `npm test`, everything a change has to pass.
// `npm test -- --only types,unit` runs some of the stages.
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { ensurePackages, Missing } from './prepare.mjs'
import { failure, lastLine, nothing, sum } from './test/outcome.mjs'
import { STAGES } from './test/stages.mjs'

const LINES_SHOWN = 30
const inCi = !['', '0', 'false', undefined].includes(process.env.CI)
const only = process.argv.find((_, index, args) => args[index - 1] === '--only')?.split(',')
const unknown = only?.filter((name) => !(name in STAGES)) ?? []
if (unknown.length > 0) {
  process.stderr.write(`No stage is called ${unknown.join(', ')}. There are: ${Object.keys(STAGES).join(', ')}.\n`)
  process.exit(2)
}

const chosen = Object.keys(STAGES).filter((name) => !only || only.includes(name))
const means = { postgres: null, chromium: null, why: {} }
const outcomes = [await stage('install', install)]
if (outcomes[0].failed.length === 0) {
  for (const name of chosen) outcomes.push(await stage(name, () => STAGES[name](means)))
}
await means.postgres?.stop()

const total = sum(outcomes)
for (const remark of total.remarks) say(remark)
if (inCi && total.skipped > 0) say('In CI nothing may be skipped.')
say(lastLine(total))
process.exitCode = total.failed.length > 0 || (inCi && total.skipped > 0) ? 1 : 0

async function install() {
  ensurePackages(() => {})
  const needs = (...names) => names.some((name) => chosen.includes(name))
  if (needs('calls', 'journeys')) means.postgres = await startPostgres((reason) => (means.why.postgres = reason))
  if (needs('journeys')) means.chromium = ensureChromium((reason) => (means.why.chromium = reason))
  return nothing()
}

/** Runs one stage and says in one line how it went, then what failed. */
async function stage(name, work) {
  process.stdout.write(`${name.padEnd(10)}`)
  const began = performance.now()
  const outcome = await attempt(name, work)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const how = [
    outcome.failed.length > 0 && `${outcome.failed.length} failed`,
    outcome.passed > 0 && `${outcome.passed} passed`,
    outcome.skipped > 0 && `${outcome.skipped} skipped`,
  ]
  say(`${(how.filter(Boolean).join(', ') || 'ready').padEnd(36)}${seconds.padStart(7)} s`)
  for (const { name, detail } of outcome.failed) say(`\n  ${name}\n${indented(detail)}\n`)
  return outcome
}

async function attempt(name, work) {
  try {
    return await work()
  } catch (error) {
    return failure(name, error instanceof Missing ? error.message : error.stack)
  }
}

function indented(text) {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  const hidden = lines.length - LINES_SHOWN
  return [...lines.slice(0, LINES_SHOWN), ...(hidden > 0 ? [`... ${hidden} more lines`] : [])]
    .map((line) => `    ${line}`)
    .join('\n')
}

function say(line) {
  process.stdout.write(`${line}\n`)
}
