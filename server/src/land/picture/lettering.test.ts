import { expect, test } from 'vitest'
import { letter, letterLines } from './lettering.ts'

test.each(['鳥', '🐦 bird', 'שלום'])('letter: %s, with letters outside the font, returns null', (text) => {
  expect(letter(text, 40)).toBeNull()
  expect(letterLines(text, 40, 500, 2)).toBeNull()
})

test.each(['Fieldfare', 'Łąka', 'Κήπος', 'Водлозеро', 'Đầm lầy', 'Côte d’Opale'])(
  'letter: %s is drawn as outlines',
  (text) => {
    const { path = '', width = 0 } = letter(text, 40) ?? {}
    expect(path).toMatch(/^M[-\d.]/)
    expect(path).not.toContain('NaN')
    expect(width).toBeGreaterThan(60)
  },
)

test('letterLines: a long title and an overlong word are cut to fit the width', () => {
  const lines = letterLines(
    'The Slufter path is under water again. Boardwalk or a detour, and who pays for it?',
    46,
    600,
    2,
  )
  expect(lines).toHaveLength(2)
  for (const { width } of lines ?? []) expect(width).toBeLessThanOrEqual(600)
  const [only] = letterLines('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 46, 600, 2) ?? []
  expect(only?.width).toBeLessThanOrEqual(600)
  expect(letterLines('', 46, 600, 2)).toEqual([])
})
