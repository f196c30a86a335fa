import { expect, it } from 'vitest'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { dotsWithRoom, hitAt, midpointsOf, type Screen } from './hit.ts'

// The projection has ten pixels a degree, north up.
const screen: Screen = {
  project: ([lng, lat]) => ({ x: lng * 10, y: 0 - lat * 10 }),
  unproject: ([x, y]) => ({ lng: x / 10, lat: (0 - y) / 10 }),
}
const ring: Position[] = [
  [0, 0],
  [20, 0],
  [20, 20],
]
const line = { ring, closed: false }

it('hitAt returns null if no vertex or midpoint is within reach, and for an empty draft', () => {
  expect(hitAt(line, screen, { x: 0, y: 23 }, 22)).toBeNull()
  expect(hitAt({ ring: [], closed: false }, screen, { x: 0, y: 0 }, 22)).toBeNull()
})
it('hitAt returns the nearest vertex', () => {
  expect(hitAt(line, screen, { x: 205, y: -3 }, 22)).toMatchObject({ kind: 'dot', index: 1 })
})
it('hitAt prefers a vertex to a midpoint', () => {
  expect(hitAt(line, screen, { x: 100, y: 0 }, 120)).toMatchObject({ kind: 'dot' })
  expect(hitAt(line, screen, { x: 101, y: 5 }, 22)).toEqual({ kind: 'midpoint', edge: 0, at: { x: 100, y: 0 } })
})
it('dotsWithRoom leaves out overlapping vertices', () => {
  const dense = Array.from({ length: 10 }, (_, i): Position => [i, 0])
  expect([...dotsWithRoom({ ring: dense, closed: false }, screen)]).toEqual([0, 3, 6, 9])
  expect(dotsWithRoom(line, screen).size).toBe(3)
})
it('midpointsOf leaves out short edges, and includes the closing edge only of a closed ring', () => {
  expect(
    midpointsOf(
      {
        ring: [
          [0, 0],
          [4, 0],
        ],
        closed: false,
      },
      screen,
    ),
  ).toEqual([])
  expect(midpointsOf(line, screen).map(({ edge }) => edge)).toEqual([0, 1])
  const closed = midpointsOf({ ring, closed: true }, screen)
  expect(closed.map(({ position }) => position)).toEqual([
    [10, 0],
    [20, 10],
    [10, 10],
  ])
})
