import { describe, expect, it } from 'vitest'
import { findCrossing, segmentsOf, sideOfRing } from './crossing.ts'
import { orientation, type Position } from './orientation.ts'

const crossingOf = (...lines: Position[][]) => findCrossing(lines.flatMap((line, i) => segmentsOf(line, i)))

describe('findCrossing', () => {
  it('finds where two segments of a line cross, and which', () => {
    const found = crossingOf([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ])
    expect(found).toEqual({ first: 0, second: 2, at: [1, 1] })
  })
  it('finds a line that touches its own corner', () => {
    expect(
      crossingOf([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
      ])?.at,
    ).toEqual([2, 0])
  })
  it('finds a line that runs back over itself', () => {
    expect(
      crossingOf([
        [0, 0],
        [4, 0],
        [1, 0],
      ])?.at,
    ).toEqual([1, 0])
    expect(
      crossingOf([
        [0, 0],
        [1, 0],
        [-3, 0],
      ])?.at,
    ).toEqual([0, 0])
  })
  it('finds two lines that only touch', () => {
    expect(
      crossingOf(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [2, 0],
          [2, 3],
        ],
      )?.at,
    ).toEqual([2, 0])
  })
  it('finds a closing line that crosses', () => {
    expect(
      crossingOf([
        [0, 0],
        [4, 0],
        [4, 4],
        [2, -1],
        [0, 0],
      ]),
    ).not.toBeNull()
  })
  it('leaves neighbours, repeated positions and the closing corner alone', () => {
    expect(
      crossingOf([
        [0, 0],
        [0, 0],
        [4, 0],
        [4, 0],
        [4, 4],
        [0, 0],
      ]),
    ).toBeNull()
  })
  it('is not fooled by rounding next to a line', () => {
    // 0.1 + 0.2 lies a hair beside the line through 0.3.
    const near: Position = [0.1 + 0.2, 0.3]
    expect(orientation([0, 0], [3, 3], near)).toBeLessThan(0)
    expect(
      crossingOf(
        [
          [0, 0],
          [3, 3],
        ],
        [near, [1, 0]],
      ),
    ).toBeNull()
  })
  it('copes with long parallel teeth in every direction', () => {
    for (const [ux, uy] of [
      [1, 0],
      [0, 1],
      [0.7, 0.7],
      [0.9, 0.4],
    ] as Position[]) {
      const comb: Position[] = Array.from({ length: 5000 }, (_, i) => {
        const [along, across] = [(i + 1) % 4 < 2 ? 0 : 50, Math.floor(i / 2) / 500]
        return [along * ux - across * uy, along * uy + across * ux]
      })
      expect(crossingOf(comb)).toBeNull()
    }
  })
})

describe('sideOfRing', () => {
  const ring: Position[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 2],
    [0, 4],
    [0, 0],
  ]
  it.each([
    [[5, 2], -1],
    [[2, 3], -1],
    [[-1, 0], -1],
    [[2, 2], 0],
    [[1, 0], 0],
    [[4, 4], 0],
    [[1, 1], 1],
    [[1, 2], 1],
  ] as [Position, number][])('tells where %j lies: %i', (point, side) => {
    expect(sideOfRing(point, ring)).toBe(side)
  })
})
