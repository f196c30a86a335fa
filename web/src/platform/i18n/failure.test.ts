import { ERROR_STATUS, type Issue } from '@fieldfare/shared/errors.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { expect, test } from 'vitest'
import { t } from './translation.ts'
import { failureOf, failureText, fieldTexts, NoAnswerError } from './failure.ts'

test("failureOf returns 'general' for a value without a known error code", () => {
  for (const thrown of [
    undefined,
    null,
    'text',
    42,
    {},
    { data: { code: 'BAD_REQUEST' } },
    { data: { code: 'toString' } },
  ])
    expect(failureOf(thrown)).toEqual({ code: 'general', issues: [] })
  expect(failureText(t, {})).toBe('An error occured. Please try again.')
})

test("failureOf returns 'network' for a missing answer, even if that error is the cause of another", () => {
  const failure = Object.assign(new Error('failed'), { cause: new NoAnswerError('network') })
  expect(failureOf(failure).code).toBe('network')
  expect(failureText(t, failure)).toBe('Network error. Please check your internet connection')
})

test("failureOf returns 'general' for an error in the app's own code", () => {
  const fault = new TypeError("Cannot read properties of undefined (reading 'map')")
  expect(failureOf(fault).code).toBe('general')
  expect(failureOf(Object.assign(new Error('failed'), { cause: fault })).code).toBe('general')
})

test('failureText of a bad-input refusal without issues does not mention marked fields', () => {
  const issues = [{ path: ['title'], key: 'required' }]
  expect(failureText(t, { data: { code: 'bad-input', issues: [] } })).toBe(en.errors.notAsExpected)
  expect(failureText(t, { data: { code: 'bad-input', issues } })).toBe(en.errors.code['bad-input'])
})

test('failureText has its own text for a network that intercepts requests', () => {
  expect(failureText(t, new NoAnswerError('intercepted'))).toBe(en.errors.intercepted)
})

test("failureOf keeps code and issues of the server's answer", () => {
  const error = {
    data: { code: 'bad-input', issues: [{ path: ['profile', 'name'], key: 'tooShort', params: { min: 2 } }] },
  }
  const { code, issues } = failureOf(error)
  expect(code).toBe('bad-input')
  expect(fieldTexts(t, issues)).toEqual({ name: 'At least 2 characters.' })
})

test.each([
  [1, 'Try again in 1 second.'],
  [90, 'Try again in 90 seconds.'],
  [91, 'Try again in 2 minutes.'],
  [15 * 60, 'Try again in 15 minutes.'],
  [24 * 3600 - 1, 'Try again in 24 hours.'],
])('failureText names the waiting time for a limit of %i seconds', (retryAfter, words) => {
  expect(failureText(t, { data: { code: 'too-many', issues: [], retryAfter } })).toContain(words)
})

test('fieldTexts gives one text per field, and a general text for an unknown issue', () => {
  const issues: Issue[] = [
    { path: ['title'], key: 'required' },
    { path: ['title'], key: 'tooLong', params: { max: 50 } },
    { path: ['image'], key: 'never-heard-of' },
  ]
  expect(fieldTexts(t, issues)).toEqual({
    title: 'Required field',
    image: 'This isn’t filled in the way we expect.',
  })
})

test('failureText has a text for every code', () => {
  for (const code of Object.keys(ERROR_STATUS)) expect(Object.keys(en.errors.code)).toContain(code)
  const text = (code: string) => failureText(t, { code })
  expect(text('not-found')).toBe('Sorry, nothing here...')
  expect(text('login-failed')).toBe('Email and password combination not recognised')
  expect(text('verification-failed')).toBe('Verification has failed.')
  expect(text('account-required')).toBe("To add a new area you're required to have an account.")
  expect(text('reset-failed')).toBe('Not work MVD')
  expect(text('not-allowed')).toBe('Cannot delete measure')
  expect(fieldTexts(t, [{ path: ['p'], key: 'passwordMin', params: { length: 10 } }])).toEqual({
    p: 'The minimum length of the password is 10 characters.',
  })
})

test('fieldTexts groups the digits of numbers, and gives amounts a single euro sign', () => {
  const issues: Issue[] = [
    { path: ['geometry'], key: 'tooManyPoints', params: { max: 5000 } },
    { path: ['goal'], key: 'amount', params: { max: 1_000_000 } },
    { path: ['locations'], key: 'leftToGive', params: { amount: 66.67 } },
  ]
  expect(fieldTexts(t, issues)).toEqual({
    geometry: 'This shape has too many dots. The maximum is 5,000.',
    goal: 'This amount must be more than 0 and at most €1,000,000.',
    locations: '€66.67 of your budget is left to divide.',
  })
})
