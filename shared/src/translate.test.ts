import { expect, test } from 'vitest'
import { fill, textIn } from './translate.ts'

const MESSAGES = {
  area: {
    title: 'Area',
    by: '{{name}} drew {{what}}',
    dots_zero: 'No dots',
    dots_one: '{{count}} dot',
    dots_other: '{{count}} dots',
    begin: 'Begin your area',
    begin_content: 'Begin',
    draw_one: 'An area',
    draw_other: '{{count}} areas',
    draw_content_other: '{{count}} shapes',
  },
}
const text = (key: string, values = {}) => textIn(MESSAGES, 'en-us', key, values)

test('textIn returns undefined for a key that is unknown, names no text, or names a property that every object has', () => {
  for (const key of ['', 'area', 'area.none', 'area.title.deeper', 'none.title', 'area.toString', 'constructor.name'])
    expect(text(key)).toBeUndefined()
  expect(text('area.dots')).toBeUndefined()
})

test('textIn, fill: a placeholder without a value is left out, and placeholders inside values are not filled', () => {
  expect(text('area.by', { name: '{{what}} $& $t(area.title)' })).toBe('{{what}} $& $t(area.title) drew ')
  expect(fill('{{a}} and {{ a }}', { a: null })).toBe(' and {{ a }}')
})

test.each([
  [0, 'No dots'],
  [1, '1 dot'],
  [2, '2 dots'],
])('textIn chooses the form of the text for a count of %i', (count, expected) => {
  expect(text('area.dots', { count })).toBe(expected)
})

test('textIn uses the plural rules of the language, and the general plural if the messages lack a rarer form', () => {
  const french = (count: number) => textIn(MESSAGES, 'fr-fr', 'area.draw', { count })
  expect([french(0), french(1.5), french(2), french(1_000_000)]).toEqual([
    'An area',
    'An area',
    '2 areas',
    '1000000 areas',
  ])
})

test('textIn returns the variant for the given context if there is one', () => {
  expect(text('area.begin', { context: 'content' })).toBe('Begin')
  expect(text('area.begin', { context: 'area' })).toBe('Begin your area')
  expect(text('area.begin', { context: undefined })).toBe('Begin your area')
  expect(text('area.draw', { context: 'content', count: 3 })).toBe('3 shapes')
  expect(text('area.draw', { context: 'content', count: 1 })).toBe('1 shapes')
})
