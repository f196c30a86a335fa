import { expect, test } from 'vitest'
import { communityWords, wordsChange, wordsIssues } from './communityValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const words = communityWords({ title: 'Dunes', description: '', organization: 'Duinbeheer', tags: ['dunes', 'birds'] })

test('wordsIssues reports a missing title, a short organization and too many tags at their fields', () => {
  expect(wordsIssues(ID, { ...words, title: ' ' })).toMatchObject([{ path: ['title'], key: 'required' }])
  expect(wordsIssues(ID, { ...words, organization: 'x' })).toMatchObject([{ path: ['organization'] }])
  expect(wordsIssues(ID, { ...words, tags: 'abcdefghijk'.split('').join(',') })).toMatchObject([
    { path: ['tags'], key: 'tooMany' },
  ])
  expect(wordsIssues(ID, words)).toEqual([])
})

test('wordsChange sends only changed fields, with tags split and without duplicates', () => {
  expect(wordsChange({})).toEqual({})
  expect(wordsChange({ title: 'New', tags: 'a, b,a' })).toEqual({ title: 'New', tags: ['a', 'b'] })
  expect(wordsChange({ tags: '' })).toEqual({ tags: [] })
})
