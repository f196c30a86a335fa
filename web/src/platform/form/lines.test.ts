import { expect, test } from 'vitest'
import { filledLines, onTheirLines } from './lines.ts'

const lines = [' ', ' A lead ', '', 'Signs'].map((text) => ({ key: text, text }))

test('filledLines: lines that were left empty are none', () => {
  expect(filledLines(lines)).toEqual(['A lead', 'Signs'])
})

test('onTheirLines: the issue of the second filled line is below the fourth, and others stay', () => {
  const issues = [
    { path: ['options', 1], key: 'tooLong' },
    { path: ['title'], key: 'required' },
  ]
  expect(onTheirLines(issues, 'options', lines).map(({ path }) => path)).toEqual([['options', 3], ['title']])
})
