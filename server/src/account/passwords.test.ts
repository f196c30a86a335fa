import { expect, test } from 'vitest'
import { isWeak } from './passwords.ts'

test.each([
  'abcdefghij',
  'welkom01welkom',
  'fieldfare2026',
  'Fieldfare123',
  'texel12345',
  'ajaxajax12',
  'aA1!aA1!aA1!',
  'F1eldf@re2026',
  'Zomer2026!!',
  'welkom-texel-2026',
  'zyxwvutsrq',
  'qwertz12345',
  '0612345678',
  'été2026été!',
  'password123',
  'mnbvcxz-2026',
  '83740198264501937',
])('%s is weak', (password) => {
  expect(isWeak(password)).toBe(true)
})

test.each([
  'a-quiet-lane-by-the-lake',
  'purple otter 9',
  'mown-path-14ch',
  'T9x!vq-2LmPz',
  'сова на чердаке',
  'de uil op zolder',
])('%s is not', (password) => {
  expect(isWeak(password)).toBe(false)
})
