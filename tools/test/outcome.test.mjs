import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { lastLine, nothing, ofPlaywright, ofProgram, ofVitest, sum, UNHANDLED } from './outcome.mjs'

const fine = { status: 0, stdout: '', stderr: '' }
const broken = { status: 1, stdout: 'out ', stderr: 'err' }
const file = (assertionResults, more = {}) => ({
  name: 'a.test.ts',
  status: 'passed',
  message: '',
  assertionResults,
  ...more,
})
const one = (status, fullName = 'it draws') => ({
  status,
  fullName,
  failureMessages: status === 'failed' ? ['expected 1'] : [],
})

test('ofVitest and ofPlaywright count a runner without a report as failed, with its whole output', () => {
  expect(ofVitest('vitest', null, broken).failed).toEqual([{ name: 'vitest', detail: 'out err' }])
  expect(ofPlaywright('playwright', null, fine).failed).toHaveLength(1)
})

test('ofVitest counts a test file that fails to load as failed', () => {
  const report = { testResults: [file([], { status: 'failed', message: 'no such module' })] }
  expect(ofVitest('vitest', report, broken)).toEqual({
    passed: 0,
    failed: [{ name: 'a.test.ts', detail: 'no such module' }],
    skipped: 0,
    remarks: [],
  })
})

test('ofVitest fails the run for an error outside any test', () => {
  const report = { testResults: [file([one('passed')])] }
  expect(ofVitest('vitest', report, broken)).toMatchObject({
    passed: 1,
    failed: [{ name: 'vitest', detail: 'out err' }],
  })
  const run = { ...broken, stderr: `noise\n${UNHANDLED} in a.test.ts: boom` }
  expect(ofVitest('vitest', report, run).failed).toEqual([
    { name: 'vitest', detail: `${UNHANDLED} in a.test.ts: boom` },
  ])
  expect(ofVitest('vitest', report, fine)).toMatchObject({ passed: 1, failed: [] })
})

test('ofVitest counts passed, failed and skipped tests', () => {
  const report = {
    testResults: [file([one('passed'), one('failed'), one('pending'), one('todo')], { status: 'failed' })],
  }
  expect(ofVitest('vitest', report, broken)).toMatchObject({
    passed: 1,
    failed: [{ name: 'a.test.ts > it draws', detail: 'expected 1' }],
    skipped: 2,
  })
})

test('ofPlaywright counts journeys in nested suites, and a flaky journey as failed', () => {
  const spec = (status, errors = []) => ({
    file: 'a.journey.ts',
    title: 'draws',
    tests: [{ status, projectName: 'desk', results: [{ errors }] }],
  })
  const report = {
    errors: [],
    suites: [
      {
        specs: [spec('expected')],
        suites: [{ specs: [spec('unexpected', [{ message: 'no button' }]), spec('flaky'), spec('skipped')] }],
      },
    ],
  }
  expect(ofPlaywright('playwright', report, broken)).toMatchObject({
    passed: 1,
    failed: [{ name: 'a.journey.ts > draws (desk)', detail: 'no button' }, { detail: '' }],
    skipped: 1,
  })
})

test("ofPlaywright removes the browser's log from a failure", () => {
  const message = [
    'Error: browserContext.close: Test ended.',
    '\u001b[2mBrowser logs:',
    '[pid=9586][err] a page said something',
    '\u001b[22m',
    '  at a.journey.ts:9',
  ].join('\n')
  const results = [{ errors: [{ message }] }]
  const spec = { file: 'a.journey.ts', title: 'draws', tests: [{ status: 'unexpected', projectName: 'desk', results }] }
  const [{ detail }] = ofPlaywright('playwright', { errors: [], suites: [{ specs: [spec] }] }, broken).failed
  expect(stripVTControlCharacters(detail)).toBe('Error: browserContext.close: Test ended.\n\n  at a.journey.ts:9')
})

test('lastLine names the skipped tests only if there are any', () => {
  const total = sum([ofProgram('tsc', fine), ofProgram('oxlint', broken), nothing()])
  expect(lastLine(total)).toBe('1 passed, 1 failed')
  expect(lastLine({ ...total, skipped: 2 })).toBe('1 passed, 1 failed, 2 skipped')
})
