import { expect, test } from 'vitest'
import { filledLines, onTheirLines } from './lines.ts'

const lines = [' ', ' A lead ', '', 'Signs'].map((text) => ({ key: text, text }))

test('filledLines returns the trimmed texts of lines that were not left empty', () => {
  expect(filledLines(lines)).toEqual(['A lead', 'Signs'])
})

test('onTheirLines moves an issue of the second text to the fourth field if the first and third are empty, and keeps other issues', () => {
  const issues = [
    { path: ['options', 1], key: 'tooLong' },
    { path: ['title'], key: 'required' },
  ]
  expect(onTheirLines(issues, 'options', lines).map(({ path }) => path)).toEqual([['options', 3], ['title']])
})
