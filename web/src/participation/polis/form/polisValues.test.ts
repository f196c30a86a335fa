import { expect, test } from 'vitest'
import { conversationIn, emptyPolis, polisInput, polisIssues } from './polisValues.ts'

const ID = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const statement = (text: string) => ({ key: text, text })
const found = (part: object) =>
  polisIssues({ ...emptyPolis(), title: 'Dogs', polisId: '4cvkai2ctw', ...part }, ID).map(({ path, key }) => [
    path.join('.'),
    key,
  ])

test('polisIssues reports missing fields and an invalid conversation, and a statement by its index', () => {
  expect(found({ title: ' ' })).toContainEqual(['title', 'required'])
  expect(found({ polisId: '' })).toEqual([['polisId', 'required']])
  expect(found({ polisId: 'https://pol.is/' })).toEqual([['polisId', 'conversation']])
  expect(found({ options: [statement(''), statement('x'.repeat(141))] })).toEqual([['options.1', 'tooLong']])
  expect(found({})).toEqual([])
})

test('conversationIn extracts the id from a pasted address; polisInput drops empty statements', () => {
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
