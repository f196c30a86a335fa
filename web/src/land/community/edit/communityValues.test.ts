import { expect, test } from 'vitest'
import { communityWords, wordsChange, wordsIssues } from './communityValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const texts = communityWords({ title: 'Dunes', description: '', organization: 'Duinbeheer', tags: ['dunes', 'birds'] })

test('wordsIssues reports a missing title, a short organization and too many tags at their fields', () => {
  expect(wordsIssues(ID, { ...texts, title: ' ' })).toMatchObject([{ path: ['title'], key: 'required' }])
  expect(wordsIssues(ID, { ...texts, organization: 'x' })).toMatchObject([{ path: ['organization'] }])
  expect(wordsIssues(ID, { ...texts, tags: 'abcdefghijk'.split('').join(',') })).toMatchObject([
    { path: ['tags'], key: 'tooMany' },
  ])
  expect(wordsIssues(ID, texts)).toEqual([])
})

test('wordsChange sends only changed fields, with tags split and without duplicates', () => {
  expect(wordsChange({})).toEqual({})
  expect(wordsChange({ title: 'New', tags: 'a, b,a' })).toEqual({ title: 'New', tags: ['a', 'b'] })
  expect(wordsChange({ tags: '' })).toEqual({ tags: [] })
})
