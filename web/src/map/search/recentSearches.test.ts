// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Found } from './results.ts'
import { forgetSearches, keepSearch, recentSearches } from './recentSearches.ts'

const found = (name: string): Found => ({
  key: name,
  name,
  title: { kind: 'community', id: name, title: name, bbox: [4, 53, 5, 54] },
})

beforeEach(forgetSearches)

test('recentSearches ignores stored values in another format, such as that of another program or version', () => {
  for (const kept of ['{', '3', '[{"key":1}]', '[{"key":"a","name":"b","title":{"bbox":["x"]}}]']) {
    localStorage.setItem('searches', kept)
    expect(recentSearches(), kept).toEqual([])
  }
})

test('keepSearch keeps the last five results, the latest first, and each result once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepSearch(found(name))
  expect(recentSearches().map(({ key }) => key)).toEqual(['c', 'f', 'e', 'd', 'b'])
})
