import { expect, test } from 'vitest'
import { pickCallouts, type Spot } from './pickCallouts.ts'

const box = { left: 500, top: 80, right: 1280, bottom: 780 }
const spot = (id: string, x: number, y: number, rating = 9): Spot => ({
  callout: { id, title: `Place ${id}`, rating, lng: 0, lat: 0 },
  x,
  y,
})
const ids = (spots: Spot[], most = 2) => pickCallouts(spots, box, most).map(({ id }) => id)

test('pickCallouts leaves out spots under the card and over an edge', () => {
  expect(ids([])).toEqual([])
  expect(ids([spot('card', 560, 300), spot('edge', 1270, 300), spot('foot', 900, 760), spot('head', 900, 20)])).toEqual(
    [],
  )
})

test('pickCallouts keeps one of two overlapping spots', () => {
  expect(ids([spot('a', 900, 300), spot('b', 920, 310)])).toEqual(['a'])
  expect(ids([spot('a', 900, 300), spot('b', 920, 500)])).toEqual(['a', 'b'])
})

test('pickCallouts prefers the highest-rated spots and returns no more than asked for', () => {
  expect(ids([spot('good', 700, 200, 8), spot('best', 1000, 200, 10), spot('fine', 700, 500, 9)])).toEqual([
    'best',
    'fine',
  ])
  expect(ids([spot('a', 700, 200), spot('b', 1000, 200)], 1)).toEqual(['a'])
})
