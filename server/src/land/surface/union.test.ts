import { expect, test } from 'vitest'
import type { Line } from '../../platform/formats/wkb.ts'
import { unionShare } from './union.ts'

const box = (x: number, y: number, width: number, height = width): Line[][] => [
  [[x, y, x + width, y, x + width, y + height, x, y + height, x, y]],
]
const shareOf = (...shapes: Line[][][]) => unionShare(shapes, undefined, (y) => y).share

test('unionShare: no shape and a shape without surface have the share 1', () => {
  expect(unionShare([])).toEqual({ share: 1, exact: true })
  expect(unionShare([[[[0, 0, 1, 0, 0, 0]]]])).toEqual({ share: 1, exact: true })
})

test('unionShare: separate and adjacent shapes have the share 1', () => {
  expect(shareOf(box(0, 0, 1), box(5, 5, 1))).toBe(1)
  expect(shareOf(box(0, 0, 1), box(1, 0, 1))).toBe(1)
})

test('unionShare: the share is below 1 if shapes overlap, since their common surface counts once', () => {
  expect(shareOf(box(0, 0, 1), box(0, 0, 1), box(0, 0, 1))).toBeCloseTo(1 / 3, 12)
  expect(shareOf(box(0, 0, 2), box(1, 0, 2))).toBeCloseTo(6 / 8, 12)
  expect(shareOf(box(0, 0, 3), box(1, 1, 1))).toBeCloseTo(9 / 10, 12)
})

test('unionShare: a hole counts only where another shape covers it', () => {
  const [[ring = []] = []] = [box(1, 1, 1)[0]]
  const holed: Line[][] = [[box(0, 0, 3)[0]?.[0] ?? [], ring]]
  expect(shareOf(holed)).toBe(1)
  expect(shareOf(holed, box(1, 1, 1))).toBe(1)
  expect(shareOf(holed, box(0, 0, 3))).toBeCloseTo(9 / 17, 12)
})

test('unionShare: edges that cross between their corners are taken into account', () => {
  const up: Line[][] = [[[0, 0, 4, 0, 2, 4, 0, 0]]]
  const down: Line[][] = [[[0, 4, 4, 4, 2, 0, 0, 4]]]
  // Each rhombus has a surface of 8, and their overlap is 4.
  expect(shareOf(up, down)).toBeCloseTo(12 / 16, 12)
})

test('unionShare: very complex shapes are measured approximately, in bounded time', () => {
  const comb = (teeth: number, west: number): Line[][] => {
    const tips = Array.from({ length: teeth }, (_, i) => [
      west + i / teeth,
      0.01 + i / 1e6,
      west + (i + 0.5) / teeth,
      1,
    ])
    return [[[west, 0, ...tips.flat(), west + 1, 0, west, 0]]]
  }
  const combs = Array.from({ length: 8 }, (_, i) => comb(2490 - i * 7, i / 100))
  const began = performance.now()
  const { share, exact } = unionShare(combs)
  expect(performance.now() - began).toBeLessThan(3000)
  expect(exact).toBe(false)
  expect(share).toBeGreaterThan(1 / 8)
  expect(share).toBeLessThan(0.5)
})
