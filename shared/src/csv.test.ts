import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each(['=1+1', '+31', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'toCsv: the cell %j is prefixed so that it is not read as a formula',
  (cell) => {
    expect(toCsv([[cell]])).toMatch(/^\ufeff"?'/)
  },
)

test('toCsv: numbers, even negative ones, are written as they are, and cells with separators are quoted', () => {
  expect(
    toCsv([
      ['Rating', 'People'],
      ['8, "good"', -5],
      ['two\nlines', 10],
    ]),
  ).toBe('\ufeffRating,People\r\n"8, ""good""",-5\r\n"two\nlines",10\r\n')
})
