import { expect, test } from 'vitest'
import { addressIn, HEIGHT_MAX, HEIGHT_MIN, heightIn } from './frameMessages.ts'

test('heightIn returns the current height for a malformed message', () => {
  for (const message of [
    null,
    'resize',
    7,
    {},
    { name: 'resize' },
    { name: 'resize', height: '9e9' },
    { name: 'vote', height: 900 },
  ])
    expect(heightIn(message, 500)).toBe(500)
  for (const height of [NaN, Infinity, -5, 0]) expect(heightIn({ name: 'resize', height }, 500)).toBe(500)
  expect(heightIn('init', null)).toBe(HEIGHT_MIN)
})

test('heightIn returns the requested height, up to the maximum and never less than the current height', () => {
  expect(heightIn({ name: 'resize', polisFrameId: '4abc', height: 900.2 }, null)).toBe(901)
  expect(heightIn({ name: 'resize', height: 400 }, 901)).toBe(901)
  expect(heightIn({ name: 'resize', height: 1e9 }, 901)).toBe(HEIGHT_MAX)
})

test('addressIn adds the language of the interface to the URL', () => {
  expect(addressIn('https://pol.is/4abc?ucv=true&xid=a', 'nl-nl')).toBe('https://pol.is/4abc?ucv=true&xid=a&ui_lang=nl')
})
