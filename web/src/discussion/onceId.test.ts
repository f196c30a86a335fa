// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetSavedForms } from '../form/savedForm.ts'
import { arrived, onceId } from './onceId.ts'

beforeEach(() => sessionStorage.clear())

test('other words, and the same words elsewhere, are another thing', () => {
  const first = onceId('comment a', 'A detour')
  expect(onceId('comment b', 'A detour')).not.toBe(first)
  expect(onceId('comment a', 'A boardwalk')).not.toBe(first)
})

test('the same words keep their id until they have arrived', () => {
  const first = onceId('comment a', 'A detour')
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(onceId('comment a', 'A detour')).toBe(first)
  arrived('comment a')
  expect(onceId('comment a', 'A detour')).not.toBe(first)
})

test('who signs out takes it along', () => {
  onceId('comment a', 'A detour')
  forgetSavedForms()
  expect(sessionStorage.length).toBe(0)
})
