import { expect, test } from 'vitest'
import { lineOfJsonFault } from './jsonFault.ts'

test.each([
  ['', 1],
  ['{', 1],
  ['{\n\n"a" 1}', 3],
  ['[1,\n2,\n]', 3],
  ['{"a":\n1,\n}', 3],
  ['[1\n2]', 2],
  ['["a\nb"]', 1],
  ['{"a": 01}', 1],
  ['[1]\n[2]', 2],
  ['[true,\nfalse,\nnul]', 3],
  ["{\n'a': 1}", 2],
  ['[{]\n}', 1],
  ['[-1.5e3, "\\u00e9", null]\n,', 2],
])('lineOfJsonFault for the text %j returns line %i', (text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  expect(lineOfJsonFault(text)).toBe(line)
})
