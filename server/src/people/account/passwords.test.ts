import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { noDatabase } from '../../testing/noDatabase.ts'
import { makeAuth } from '../../platform/session/auth.ts'
import { isWeak } from './passwords.ts'

test('hashPassword: hashes with scrypt and a new salt each time', async () => {
  const { hashPassword } = makeAuth(readConfig({ NODE_ENV: 'test', SECRET: 's'.repeat(32) }), noDatabase<Tables>())
  const [one, two] = [await hashPassword('a-quiet-lane'), await hashPassword('a-quiet-lane')]
  expect(one).not.toBe(two)
  const [salt = '', key] = one.split(':')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
  expect(scryptSync('a-quiet-lane', salt, 64, cost).toString('hex')).toBe(key)
})

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
])('isWeak: %s is weak', (password) => {
  expect(isWeak(password)).toBe(true)
})

test.each([
  'a-quiet-lane-by-the-lake',
  'purple otter 9',
  'mown-path-14ch',
  'T9x!vq-2LmPz',
  'сова на чердаке',
  'de uil op zolder',
])('isWeak: %s is not weak', (password) => {
  expect(isWeak(password)).toBe(false)
})
