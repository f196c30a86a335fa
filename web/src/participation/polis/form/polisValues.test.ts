import { expect, test } from 'vitest'
import { conversationIn, emptyPolis, polisInput, polisIssues } from './polisValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const statement = (text: string) => ({ key: text, text })
const found = (part: object) =>
  polisIssues({ ...emptyPolis(), title: 'Dogs', polisId: '4cvkai2ctw', ...part }, ID).map(({ path, key }) => [
    path.join('.'),
    key,
  ])

test('what is missing or no conversation is named; a statement by its place in the form', () => {
  expect(found({ title: ' ' })).toContainEqual(['title', 'required'])
  expect(found({ polisId: '' })).toEqual([['polisId', 'required']])
  expect(found({ polisId: 'https://pol.is/' })).toEqual([['polisId', 'conversation']])
  expect(found({ options: [statement(''), statement('x'.repeat(141))] })).toEqual([['options.1', 'tooLong']])
  expect(found({})).toEqual([])
})

test('a pasted address is its conversation', () => {
  for (const pasted of [
    '4cvkai2ctw',
    ' 4cvkai2ctw ',
    'https://pol.is/4cvkai2ctw',
    'https://pol.is/4cvkai2ctw/?ui_lang=nl',
  ])
    expect(conversationIn(pasted)).toBe('4cvkai2ctw')
  expect(polisInput({ ...emptyPolis(), options: [statement(' '), statement(' A lead. ')] }).options).toEqual([
    'A lead.',
  ])
})
