import { expect, test } from 'vitest'
import { textOf, withText } from './answerWords.ts'

test('withText: the numbers of an issue are grouped, and amounts have their sign', () => {
  const issue = { path: ['data', 'goal'], key: 'amount', params: { max: 1_000_000 } }
  expect(withText(issue)).toEqual({ ...issue, text: 'This amount must be more than 0 and at most €1,000,000.' })
})

test('textOf: a vote withdrawn after the end is said to count, a late vote not to', () => {
  expect(textOf('ended-counted', [])).toBe('Voting has ended. Your vote still counts.')
  expect(textOf('ended', [])).toBe('Voting has ended. Your vote was not counted.')
})
