import { expect, test } from 'vitest'
import { dataOf, fromContent, issuesOfStep, stepOfField, toContent } from './communityDraft.ts'

const values = { title: 'Dunes of Texel', organization: '', description: '', tags: '', system: false }

test('a community without a title, with a short organization or eleven tags is marked where it stands', () => {
  expect(issuesOfStep('finalize', { ...values, title: ' ' })).toMatchObject([{ path: ['title'], key: 'required' }])
  expect(issuesOfStep('finalize', { ...values, organization: 'x' })).toMatchObject([{ path: ['organization'] }])
  expect(issuesOfStep('finalize', { ...values, tags: 'abcdefghijk'.split('').join(',') })).toMatchObject([
    { path: ['tags'], key: 'tooMany' },
  ])
  expect(issuesOfStep('finalize', { ...values, tags: `dunes, ${'x'.repeat(31)}` })).toMatchObject([
    { path: ['tags'], key: 'tooLong' },
  ])
  expect(issuesOfStep('finalize', values)).toEqual([])
})

test('what was kept and does not fit is left out', () => {
  const kept = { content: { title: 3, shape: { ring: [[1]], closed: true }, system: 'yes' }, step: 'nowhere' }
  expect(fromContent(kept)).toEqual({
    values: { ...values, title: '' },
    shape: { ring: [], closed: false },
    step: 'draw',
  })
})

test('what is kept comes back', () => {
  const draft = {
    values,
    shape: {
      ring: [
        [5, 53],
        [6, 53],
        [6, 54],
      ] as [number, number][],
      closed: true,
    },
    step: 'finalize' as const,
  }
  expect(fromContent({ content: toContent(draft), step: 'finalize' })).toEqual(draft)
})

test('the call takes tags one by one', () => {
  expect(dataOf({ ...values, tags: 'a,b' })).toEqual({ ...values, tags: ['a', 'b'] })
})

test('a field leads to its step', () => {
  expect([stepOfField('title'), stepOfField('measure')]).toEqual(['description', 'draw'])
})
