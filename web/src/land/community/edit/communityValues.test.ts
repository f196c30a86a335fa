import { expect, test } from 'vitest'
import { communityWords, wordsChange, wordsIssues } from './communityValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const words = communityWords({ title: 'Dunes', description: '', organization: 'Duinbeheer', tags: ['dunes', 'birds'] })

test('a title that is gone, a short organization and eleven tags are marked where they stand', () => {
  expect(wordsIssues(ID, { ...words, title: ' ' })).toMatchObject([{ path: ['title'], key: 'required' }])
  expect(wordsIssues(ID, { ...words, organization: 'x' })).toMatchObject([{ path: ['organization'] }])
  expect(wordsIssues(ID, { ...words, tags: 'abcdefghijk'.split('').join(',') })).toMatchObject([
    { path: ['tags'], key: 'tooMany' },
  ])
  expect(wordsIssues(ID, words)).toEqual([])
})

test('only what was changed is sent, tags one by one', () => {
  expect(wordsChange({})).toEqual({})
  expect(wordsChange({ title: 'New', tags: 'a, b,a' })).toEqual({ title: 'New', tags: ['a', 'b'] })
  expect(wordsChange({ tags: '' })).toEqual({ tags: [] })
})
