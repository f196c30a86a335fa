import { expect, test } from 'vitest'
import { firstSentence } from './firstSentence.ts'

const LONG =
  'In the evening the whole wood smells of resin and rain, and nobody who has ever stood there at dusk forgets how quiet a wood can be.'

test.each([
  ['a short text', 'My grandmother took me here.\nEvery\tautumn.', 'My grandmother took me here. Every autumn.'],
  ['a text of several sentences', `We skate here. “Every winter!” ${LONG}`, 'We skate here. “Every winter!”'],
  ['a number within a sentence', `It is 2.5 km round. ${LONG}`, 'It is 2.5 km round.'],
  [
    'one long sentence',
    LONG,
    'In the evening the whole wood smells of resin and rain, and nobody who has ever stood there at dusk forgets…',
  ],
])('firstSentence returns the expected beginning of %s', (_, text, shown) => {
  expect(firstSentence(text)).toBe(shown)
})

test('firstSentence cuts an overlong word, but never within a character', () => {
  const cut = firstSentence('😀'.repeat(200))
  expect(cut.length).toBeLessThanOrEqual(111)
  expect(cut).toMatch(/^(😀)+…$/u)
})
