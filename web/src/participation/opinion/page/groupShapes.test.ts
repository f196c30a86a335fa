import type { OpinionGroup } from '@fieldfare/shared/opinion.ts'
import { expect, test } from 'vitest'
import { circlesOf, dotsIn, frameOf } from './groupShapes.ts'

const group = (part: Partial<OpinionGroup>): OpinionGroup => ({
  id: 0,
  people: 5,
  x: 1,
  y: 2,
  spread: 1,
  typical: [],
  ...part,
})

test('circlesOf: y grows downwards, and the circle of a group without spread has room for its letter', () => {
  const [wide, narrow] = circlesOf([group({}), group({ id: 1, x: -3, y: 0, spread: 0 })])
  expect(wide).toMatchObject({ id: 0, x: 1, y: -2, radius: 1.3 })
  expect(narrow?.radius).toBeGreaterThan(0.4)
})

test('dotsIn: each person has a dot within the circle, up to 150 dots', () => {
  const circle = { x: 4, y: 4, radius: 2 }
  const dots = dotsIn({ ...circle, people: 37 })
  expect(dots).toHaveLength(37)
  expect(new Set(dots.map(String)).size).toBe(37)
  for (const [x, y] of dots) expect(Math.hypot(x - 4, y - 4)).toBeLessThan(2)
  expect(dotsIn({ ...circle, people: 4000 })).toHaveLength(150)
})

test.each([1, 37, 4000])('dotsIn: dots of %i people leave the middle of the circle to its letter', (people) => {
  for (const [x, y] of dotsIn({ x: 4, y: 4, radius: 2, people }, 1)) {
    expect(Math.hypot(x - 4, y - 4)).toBeGreaterThan(1)
    expect(Math.hypot(x - 4, y - 4)).toBeLessThan(2)
  }
  for (const [x, y] of dotsIn({ x: 4, y: 4, radius: 2, people }, 3)) expect(Math.hypot(x - 4, y - 4)).toBeLessThan(2)
})

test("frameOf: all circles and the reader's position are in the frame", () => {
  const circles = circlesOf([group({}), group({ id: 1, x: -8, y: 1 })])
  const mine = { x: 3, y: -9 }
  const { left, top, side } = frameOf(circles, mine)
  const points = [...circles, { x: mine.x, y: -mine.y, radius: 0 }]
  for (const { x, y, radius } of points) {
    expect(x - radius).toBeGreaterThan(left)
    expect(x + radius).toBeLessThan(left + side)
    expect(y - radius).toBeGreaterThan(top)
    expect(y + radius).toBeLessThan(top + side * 0.75)
  }
})
