// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetSavedForms } from './savedForm.ts'
import { forgetKey, idempotencyKey } from './idempotencyKey.ts'

beforeEach(() => sessionStorage.clear())

test('idempotencyKey differs for other content and for another form', () => {
  const first = idempotencyKey('comment a', 'A detour')
  expect(idempotencyKey('comment b', 'A detour')).not.toBe(first)
  expect(idempotencyKey('comment a', 'A boardwalk')).not.toBe(first)
})

test('idempotencyKey stays the same for equal content until forgetKey', () => {
  const first = idempotencyKey('comment a', 'A detour')
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(idempotencyKey('comment a', 'A detour')).toBe(first)
  forgetKey('comment a')
  expect(idempotencyKey('comment a', 'A detour')).not.toBe(first)
})

test('forgetSavedForms removes the idempotency key', () => {
  idempotencyKey('comment a', 'A detour')
  forgetSavedForms()
  expect(sessionStorage.length).toBe(0)
})
