import { expect, test } from 'vitest'
import { textOf, withText } from './errorTexts.ts'

test('withText: numbers in the text of an issue have thousands separators, and amounts a euro sign', () => {
  const issue = { path: ['data', 'goal'], key: 'amount', params: { max: 1_000_000 } }
  expect(withText(issue)).toEqual({ ...issue, text: 'This amount must be more than 0 and at most €1,000,000.' })
})

test('textOf: the text of ended-counted says that the vote still counts, the text of ended that the vote was not counted', () => {
  expect(textOf('ended-counted', [])).toBe('Voting has ended. Your vote still counts.')
  expect(textOf('ended', [])).toBe('Voting has ended. Your vote was not counted.')
})
