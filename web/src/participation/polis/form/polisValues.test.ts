import { expect, test } from 'vitest'
import { emptyPolis, polisInput, polisIssues } from './polisValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const statement = (text: string) => ({ key: text, text })
const issuesOf = (part: object) =>
  polisIssues({ ...emptyPolis(), title: 'Dogs', polisId: '4cvkai2ctw', ...part }, ID).map(({ path, key }) => [
    path.join('.'),
    key,
  ])

test('polisIssues reports missing fields, an invalid conversation id, and a too long statement by its index', () => {
  expect(issuesOf({ title: ' ' })).toContainEqual(['title', 'required'])
  expect(issuesOf({ polisId: '' })).toEqual([['polisId', 'required']])
  expect(issuesOf({ polisId: 'https://pol.is/' })).toEqual([['polisId', 'conversation']])
  expect(issuesOf({ options: [statement(''), statement('x'.repeat(141))] })).toEqual([['options.1', 'tooLong']])
  expect(issuesOf({})).toEqual([])
})

test('polisIssues accepts the id or the whole URL of a conversation; polisInput drops empty statements', () => {
  for (const pasted of [
    '4cvkai2ctw',
    ' 4cvkai2ctw ',
    'https://pol.is/4cvkai2ctw',
    'https://pol.is/4cvkai2ctw/?ui_lang=nl',
  ])
    expect(issuesOf({ polisId: pasted })).toEqual([])
  expect(polisInput({ ...emptyPolis(), options: [statement(' '), statement(' A lead. ')] }).options).toEqual([
    'A lead.',
  ])
})
