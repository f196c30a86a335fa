import { expect, test } from 'vitest'
import { tagsOf } from './tags.ts'

test('tagsOf splits text at commas and removes duplicates', () => {
  expect(tagsOf('')).toEqual([])
  expect(tagsOf(' dunes,, birds , dunes,')).toEqual(['dunes', 'birds'])
})
