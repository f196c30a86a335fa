import { expect, test } from 'vitest'
import { cutPolygon, twiceArea } from './clip.ts'
import { BUFFER, EXTENT } from './grid.ts'
import type { Line } from '../../platform/formats/wkb.ts'

const [LOW, HIGH] = [-BUFFER, EXTENT + BUFFER]
/** An L-shaped line around the upper left corner of the tile. */
const ANGLE = [-500, -500, 4000, -500, 4000, -200, -200, -200, -200, 4000, -500, 4000, -500, -500]
const box = (left: number, top: number, right: number, bottom: number): Line =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ].flat()
const turned = (line: Line): Line =>
  line.flatMap((_, i) => (i % 2 ? [] : line.slice(line.length - i - 2, line.length - i)))

test.each<[string, Line[]]>([
  ['beside the tile', [box(5000, 0, 6000, 100)]],
  ['below the tile', [box(0, 5000, 100, 6000)]],
  ['around the tile, its hole too', [box(-9000, -9000, 9000, 9000), box(-8000, -8000, 8000, 8000)]],
  ['thinner than a unit', [box(10, 10, 500, 10.2)]],
  ['without a ring', []],
  ['only touching the buffer', [box(HIGH, 0, HIGH + 10, 10)]],
  ['around a corner of the tile, beside it', [ANGLE]],
])('cutPolygon: a shape %s returns null', (_, rings) => {
  expect(cutPolygon(rings)).toBeNull()
})

test('cutPolygon: a shape inside the tile stays unchanged, except that the repeated first corner at its end is left out', () => {
  expect(cutPolygon([box(10, 20, 300, 400)])).toEqual([[10, 20, 300, 20, 300, 400, 10, 400]])
})

test('cutPolygon: outer rings become clockwise and holes counter-clockwise', () => {
  const [outer, hole] = [box(0, 0, 100, 100), box(20, 20, 60, 60)]
  for (const rings of [
    [outer, hole],
    [turned(outer), hole],
    [outer, turned(hole)],
    [turned(outer), turned(hole)],
  ]) {
    const [first, second] = cutPolygon(rings) ?? []
    expect(twiceArea(first ?? [])).toBe(2 * 100 * 100)
    expect(twiceArea(second ?? [])).toBe(-2 * 40 * 40)
  }
})

test('cutPolygon: a shape that covers the tile becomes the square of the tile with its buffer', () => {
  const [ring] = cutPolygon([box(-9000, -9000, 9000, 9000)]) ?? []
  expect(twiceArea(ring ?? [])).toBe(2 * (HIGH - LOW) ** 2)
})

test('cutPolygon: a hole that crosses the edge of the tile is cut', () => {
  const rings = cutPolygon([box(-9000, -9000, 9000, 9000), box(4000, 100, 8000, 200)]) ?? []
  expect(rings[1]?.toSorted((a, b) => a - b)).toEqual([100, 100, 200, 200, 4000, 4000, HIGH, HIGH])
})

test('cutPolygon: a hole outside the tile or smaller than a unit is left out', () => {
  expect(cutPolygon([box(-9000, 0, 9000, 100), box(5000, 10, 6000, 20), box(50, 50, 50.3, 50.3)])).toHaveLength(1)
})

test('cutPolygon: a star cut at the edges of the tile still covers the same points of the tile', () => {
  // The stars extend beyond the tile on every side; points of the tile 97 units apart are checked.
  for (const [middleX, middleY] of [
    [0, 0],
    [EXTENT, 2000],
    [2000, EXTENT],
    [2048, 2048],
  ] as const) {
    const star = Array.from({ length: 41 }, (_, i) => {
      const [angle, far] = [(i % 40) * (Math.PI / 20), i % 2 ? 900 : 3600]
      return [middleX + far * Math.cos(angle), middleY + far * Math.sin(angle)]
    }).flat()
    const [cut = []] = cutPolygon([star]) ?? []
    expect(Math.min(...cut)).toBeGreaterThanOrEqual(LOW)
    expect(Math.max(...cut)).toBeLessThanOrEqual(HIGH)
    let wrong = 0
    for (let x = 0.37; x < EXTENT; x += 97) {
      for (let y = 0.61; y < EXTENT; y += 97) if (holds(star, x, y) !== holds(cut, x, y)) wrong++
    }
    // Rounding to units moves a line past a few of the 1,849 checked points.
    expect(wrong).toBeLessThan(4)
  }
})

function holds(ring: Line, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[j]!, ring[j + 1]!, ring[i]!, ring[i + 1]!]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}
