import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../testing/holds.ts'
import { gridPosition, star } from '../testing/shapeExamples.ts'
import { findCrossing, type Segment, segmentsOf, sideOfRing } from './crossing.ts'
import { orientation, type Position } from './orientation.ts'

const crossingOf = (...lines: Position[][]) => findCrossing(lines.flatMap((line, i) => segmentsOf(line, i)))

describe('findCrossing', () => {
  it('the crossing of two segments of a line is found, with their indexes and its position', () => {
    const found = crossingOf([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ])
    expect(found).toEqual({ first: 0, second: 2, at: [1, 1] })
  })
  it('a corner of a line that touches another segment of the line is found as a crossing', () => {
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
  it('a line that runs back over itself is found as a crossing', () => {
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
  it('two lines that only touch are found as a crossing', () => {
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
  it('a crossing of the segment that closes a ring is found', () => {
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
  it('neighbouring segments, repeated positions and the closing corner are not a crossing', () => {
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
  it('a position that misses a line by a rounding error only is not a crossing', () => {
    // 0.1 + 0.2 is a little more than 0.3, so the position lies just beside the diagonal.
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
  it('a comb-shaped line of 5,000 corners, in any direction, has no crossing', () => {
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
  ] as [Position, number][])(
    'the point %j is on side %i of the ring: 1 inside, 0 on the line, -1 outside',
    (point, side) => {
      expect(sideOfRing(point, ring)).toBe(side)
    },
  )
})

describe('findCrossing of random lines', () => {
  const line = (most: number) => fc.array(gridPosition, { minLength: 2, maxLength: most })
  // The lines have few corners, so that some never cross and some cross in one place only.
  const lines = fc.oneof(fc.tuple(line(8)), fc.tuple(line(3), line(3)), fc.tuple(line(2), line(2), line(4)))

  it('a crossing is found if, and only if, comparing all pairs of segments finds one', () =>
    holds(
      [lines],
      (some) => {
        expect(crossingOf(...some) !== null).toBe(meetsSomewhere(some))
      },
      1000,
    ))

  it('reversed lines have a crossing if, and only if, the original lines have one', () =>
    holds([lines], (some) => {
      expect(crossingOf(...some.map((one) => one.toReversed())) !== null).toBe(crossingOf(...some) !== null)
    }))

  it('no crossing is found in a ring of corners around a centre', () =>
    holds([star()], ({ ring }) => {
      expect(crossingOf([...ring, ring[0]!])).toBeNull()
    }))
})

/** Tells whether lines cross, by comparing every two segments; on corners of a grid this arithmetic is exact. */
function meetsSomewhere(lines: readonly Position[][]): boolean {
  const all = lines.flatMap((line, i) => segmentsOf(line, i))
  return all.some((one, i) =>
    all.slice(i + 1).some((other) => {
      const shared = neighbours(one, other, all)
      return shared ? runBack(...shared) : touch(one, other)
    }),
  )
}

type Corner = [before: Position, at: Position, after: Position]

/** Returns the corner that two consecutive segments of a line share, with their other ends; null if they are not consecutive. */
function neighbours(one: Segment, other: Segment, all: readonly Segment[]): Corner | null {
  if (one.line !== other.line) return null
  if (other.index === one.index + 1) return [one.a, one.b, other.b]
  const isLast = all.every(({ line, index }) => line !== other.line || index <= other.index)
  return one.index === 0 && isLast && String(one.a) === String(other.b) ? [one.b, one.a, other.a] : null
}

const runBack = (p: Position, at: Position, q: Position): boolean =>
  turnOf(p, at, q) === 0 && (p[0] - at[0]) * (q[0] - at[0]) + (p[1] - at[1]) * (q[1] - at[1]) > 0

const turnOf = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

function touch({ a, b }: Segment, { a: c, b: d }: Segment): boolean {
  const near = ([0, 1] as const).every(
    (k) => Math.max(a[k], b[k]) >= Math.min(c[k], d[k]) && Math.max(c[k], d[k]) >= Math.min(a[k], b[k]),
  )
  return near && turnOf(a, b, c) * turnOf(a, b, d) <= 0 && turnOf(c, d, a) * turnOf(c, d, b) <= 0
}

describe('sideOfRing of random rings', () => {
  const ring = fc.array(gridPosition, { minLength: 3, maxLength: 8 })

  it('whether a point is inside a ring does not depend on the first corner and the direction of the ring', () =>
    holds([ring, gridPosition, fc.nat(7)], (corners, point, start) => {
      const at = start % corners.length
      const begun = [...corners.slice(at), ...corners.slice(0, at)]
      const side = sideOfRing(point, [...corners, corners[0]!])
      expect(sideOfRing(point, [...begun, begun[0]!])).toBe(side)
      expect(sideOfRing(point, [...begun, begun[0]!].toReversed())).toBe(side)
    }))

  it('the centre of a ring is inside, each corner is on the line, and a distant position is outside', () =>
    holds([star()], ({ center, ring: corners }) => {
      const closed = [...corners, corners[0]!]
      expect(sideOfRing(center, closed)).toBe(1)
      for (const corner of corners) expect(sideOfRing(corner, closed)).toBe(0)
      expect(sideOfRing([center[0] + 1, center[1]], closed)).toBe(-1)
    }))
})
