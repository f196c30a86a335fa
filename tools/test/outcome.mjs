// Plain JavaScript for Node 20: converts the reports of the runners of `npm test` to one form, an outcome.
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ name: string, detail: string }} Failure
 * @typedef {{ passed: number, failed: Failure[], skipped: number, remarks: string[] }} Outcome
 */

/** @returns {Outcome} */
export const nothing = () => ({ passed: 0, failed: [], skipped: 0, remarks: [] })

/**
 * @param {Outcome[]} outcomes
 * @returns {Outcome}
 */
export const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.flatMap(({ failed }) => failed),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
  remarks: outcomes.flatMap(({ remarks }) => remarks),
})

/** Returns the outcome of a program that has no single tests. */
export function ofProgram(name, { status, stdout, stderr }) {
  return status === 0 ? { ...nothing(), passed: 1 } : failure(name, `${stdout}${stderr}`)
}

export const failure = (name, detail) => ({ ...nothing(), failed: [{ name, detail }] })

/** The beginning of the output of unhandledReporter.mjs for an error outside of any test. */
export const UNHANDLED = 'Unhandled error'

/** Returns the outcome of a run of vitest. @param report the output of vitest's JSON reporter; null without output */
export function ofVitest(name, report, { status, stdout, stderr }) {
  if (!report) return failure(name, `${stdout}${stderr}`)
  const files = report.testResults
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const failed = [
    ...files
      .filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
      .map((file) => ({ name: file.name, detail: file.message })),
    ...tests
      .filter(isFailed)
      .map((test) => ({ name: `${test.file} > ${test.fullName}`, detail: test.failureMessages.join('\n') })),
  ]
  // An error outside of any test fails the run, but no single test.
  if (status !== 0 && failed.length === 0) {
    const at = stderr.indexOf(UNHANDLED)
    failed.push({ name, detail: at < 0 ? `${stdout}${stderr}` : stderr.slice(at) })
  }
  const passed = tests.filter((test) => test.status === 'passed').length
  return { passed, failed, skipped: tests.length - passed - tests.filter(isFailed).length, remarks: [] }
}

const isFailed = (test) => test.status === 'failed'

/** Returns the outcome of a run of Playwright. @param report the output of Playwright's JSON reporter; null without output */
export function ofPlaywright(name, report, { status, stdout, stderr }) {
  if (!report) return failure(name, `${stdout}${stderr}`)
  const specs = report.suites.flatMap(specsOf)
  const tests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, name: `${spec.file} > ${spec.title} (${test.projectName})` })),
  )
  const failed = [
    ...report.errors.map((error) => ({ name, detail: error.message })),
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => ({ name: test.name, detail: errorsOf(test) })),
  ]
  if (status !== 0 && failed.length === 0) failed.push({ name, detail: `${stdout}${stderr}` })
  const count = (wanted) => tests.filter((test) => test.status === wanted).length
  return { passed: count('expected'), failed, skipped: count('skipped'), remarks: [] }
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

const errorsOf = (test) =>
  test.results.flatMap((result) => result.errors.map(({ message }) => withoutLogs(message))).join('\n')

/** Removes the browser's log from a message: hundreds of lines about all open pages. */
const withoutLogs = (message) =>
  message
    .split('\n')
    .filter((line) => !/^Browser logs:|^\[pid=\d+\]/.test(stripVTControlCharacters(line)))
    .join('\n')
    .trim()

/** Returns the last line of output of a run, with the counts. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
