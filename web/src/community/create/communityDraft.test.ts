import { expect, test } from 'vitest'
import { atField, dataOf, fromContent, issuesOfValues, stepOfField, tagsOf, toContent } from './communityDraft.ts'

const values = { title: 'Dunes of Texel', organization: '', description: '', tags: '', system: false }

test('a community without a title, with a short organization or eleven tags is marked where it stands', () => {
  expect(issuesOfValues({ ...values, title: ' ' })).toMatchObject([{ path: ['title'], key: 'required' }])
  expect(issuesOfValues({ ...values, organization: 'x' })).toMatchObject([{ path: ['organization'] }])
  expect(issuesOfValues({ ...values, tags: 'abcdefghijk'.split('').join(',') })).toMatchObject([{ path: ['tags'], key: 'tooMany' }])
  expect(issuesOfValues({ ...values, tags: `dunes, ${'x'.repeat(31)}` })).toMatchObject([{ path: ['tags'], key: 'tooLong' }])
  expect(issuesOfValues(values)).toEqual([])
})

test('what was kept and does not fit is left out', () => {
  const kept = { content: { title: 3, shape: { ring: [[1]], closed: true }, system: 'yes' }, step: 'nowhere' }
  expect(fromContent(kept)).toEqual({ values: { ...values, title: '' }, shape: { ring: [], closed: false }, step: 'draw' })
})

test('what is kept comes back', () => {
  const draft = { values, shape: { ring: [[5, 53], [6, 53], [6, 54]] as [number, number][], closed: true }, step: 'finalize' as const }
  expect(fromContent({ content: toContent(draft), step: 'finalize' })).toEqual(draft)
})

test('tags are words, each once', () => {
  expect(tagsOf(' dunes,, birds ,dunes')).toEqual(['dunes', 'birds'])
  expect(dataOf({ ...values, tags: 'a,b' })).toEqual({ ...values, tags: ['a', 'b'] })
})

test('an answer of the server leads to the field', () => {
  expect(atField({ path: ['data', 'tags', 2], key: 'tooLong' }).path).toEqual(['tags'])
  expect([stepOfField('title'), stepOfField('measure')]).toEqual(['description', 'draw'])
})
