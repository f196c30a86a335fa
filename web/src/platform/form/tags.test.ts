import { expect, test } from 'vitest'
import { tagsOf } from './tags.ts'

test('tags are words with commas between them, each once', () => {
  expect(tagsOf('')).toEqual([])
  expect(tagsOf(' dunes,, birds , dunes,')).toEqual(['dunes', 'birds'])
})
