// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetSavedForms } from './savedForm.ts'
import { forgetKey, idempotencyKey } from './idempotencyKey.ts'

beforeEach(() => sessionStorage.clear())

test('other words, and the same words elsewhere, are another thing', () => {
  const first = idempotencyKey('comment a', 'A detour')
  expect(idempotencyKey('comment b', 'A detour')).not.toBe(first)
  expect(idempotencyKey('comment a', 'A boardwalk')).not.toBe(first)
})

test('the same words keep their id until they have arrived', () => {
  const first = idempotencyKey('comment a', 'A detour')
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(idempotencyKey('comment a', 'A detour')).toBe(first)
  forgetKey('comment a')
  expect(idempotencyKey('comment a', 'A detour')).not.toBe(first)
})

test('who signs out takes it along', () => {
  idempotencyKey('comment a', 'A detour')
  forgetSavedForms()
  expect(sessionStorage.length).toBe(0)
})
