import fc from 'fast-check'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import { expect, test } from 'vitest'
import { pointWithin, polygonCells, surfaceOf } from './polygonCells.ts'

const WINDOW = { left: 0, bottom: 0, width: 10, height: 10 }
const square = (x: number, y: number, side: number) => [x, y, x + side, y, x + side, y + side, x, y + side, x, y]

test('polygonCells: a shape outside of the window has no cells', () => {
  expect(polygonCells([[square(200, 200, 5)]], 1, WINDOW)).toEqual({ centres: [], places: [], parts: [] })
})

test('polygonCells: a hole is left out, whatever the direction of its ring', () => {
  const hole = square(4, 4, 2)
  const back = [4, 4, 4, 6, 6, 6, 6, 4, 4, 4]
  for (const ring of [hole, back]) {
    const { centres, parts } = polygonCells([[square(2, 2, 6), ring]], 1, WINDOW)
    expect([centres.length, parts.reduce((a, b) => a + b, 0)]).toEqual([32, 32])
  }
})

test('polygonCells: a cell centre on an edge that two shapes share belongs only to the shape east of the edge', () => {
  const left = polygonCells([[[0, 0, 2.5, 0, 2.5, 4, 0, 4, 0, 0]]], 1, WINDOW).centres
  const right = polygonCells([[[2.5, 0, 5, 0, 5, 4, 2.5, 4, 2.5, 0]]], 1, WINDOW).centres
  expect(left).not.toContain(2)
  expect(right).toContain(2)
  expect([left.length, right.length]).toEqual([8, 12])
})

test('polygonCells: the parts of cells that any triangle covers add up to its surface, and no part exceeds 1', () => {
  const at = fc.double({ min: 0, max: 9.99, noNaN: true })
  holds([at, at, at, at, at, at], (a, b, c, d, e, f) => {
    const ring = [a, b, c, d, e, f, a, b]
    const { parts } = polygonCells([[ring]], 1, WINDOW)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(surfaceOf([[ring]]), 5)
    expect(Math.max(0, ...parts)).toBeLessThanOrEqual(1)
  })
})

test('polygonCells: the part of a shape outside the window does not change the cells within the window', () => {
  const ring = [-7, 3, 14, -4, 12, 15, -3, 12, -7, 3]
  const whole = polygonCells([[ring]], 1, { left: -20, bottom: -20, width: 60, height: 60 })
  const cut = polygonCells([[ring]], 1, WINDOW)
  const inside = whole.places.flatMap((place, i) => {
    const [x, y] = [(place % 60) - 20, Math.floor(place / 60) - 20]
    return x >= 0 && y >= 0 && x < 10 && y < 10 ? [[y * 10 + x, (whole.parts[i] ?? 0).toFixed(9)]] : []
  })
  expect(cut.places.map((place, i) => [place, (cut.parts[i] ?? 0).toFixed(9)])).toEqual(inside)
})

test('pointWithin: the returned point lies inside even a shape that bends around its middle', () => {
  const bow = [0, 0, 9, 0, 9, 9, 0, 9, 0, 8, 8, 8, 8, 1, 0, 1, 0, 0]
  const [x, y] = pointWithin([[bow]])
  expect([x > 8 && x < 9, y]).toEqual([true, 4.5])
})
