import { findCrossing, segmentsOf } from '@fieldfare/shared/geo/crossing.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import { gridPosition, keptPosition } from '@fieldfare/shared/testing/shapeExamples.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundedRadius, circleRing, metresBetween, RADIUS_MAX, RADIUS_MIN } from './circle.ts'
import { withoutLoops } from './loops.ts'
import { RING_MIN } from './operations.ts'
import { simplifiedIndexes } from '@fieldfare/shared/geo/plane.ts'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { smoothStroke } from './smooth.ts'

const crossings = (line: Position[], closed: boolean) => findCrossing(segmentsOf(closed ? closedRing(line) : line))

describe('withoutLoops', () => {
  it('removes a small loop of a line', () => {
    const line: Position[] = [
      [0, 0],
      [2, 2],
      [3, 2],
      [3, 1],
      [1, 1.5],
      [1, 4],
    ]
    const straight = withoutLoops(line, false)
    expect(crossings(straight, false)).toBeNull()
    expect(straight[0]).toEqual([0, 0])
    expect(straight.at(-1)).toEqual([1, 4])
  })
  it('removes the crossing ends of a ring, and keeps the larger part of the ring', () => {
    const round: Position[] = [
      [0, 1],
      [10, 0],
      [10, 10],
      [1, 10],
      [1, -1],
    ]
    const closed = withoutLoops(round, true)
    expect(crossings(closed, true)).toBeNull()
    expect(closed).toContainEqual([10, 10])
    expect(closed).not.toContainEqual([1, -1])
  })
  it('returns a ring without crossings unchanged', () => {
    const square: Position[] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    expect(withoutLoops(square, true)).toEqual(square)
  })
  it('removes all crossings from any line or ring, and keeps the ends of a line', () =>
    holds([fc.array(fc.oneof(keptPosition, gridPosition), { minLength: 1, maxLength: 12 })], (scribble) => {
      const ring = withoutLoops(scribble, true)
      if (ring.length >= RING_MIN) expect(crossings(ring, true)).toBeNull()
      const line = withoutLoops(scribble, false)
      expect(crossings(line, false)).toBeNull()
      expect([line[0], line.at(-1)]).toEqual([scribble[0], scribble.at(-1)])
    }))
})

describe('smoothStroke and simplifiedIndexes', () => {
  it('smoothStroke returns no points for an empty stroke, and accepts a single point', () => {
    expect(smoothStroke([])).toEqual([])
    expect(smoothStroke([{ x: 1, y: 1 }])).toHaveLength(2)
  })
  it('smoothStroke smooths a stroke, reduces its points and keeps its ends', () => {
    const shaking = Array.from({ length: 400 }, (_, i) => ({ x: i, y: 100 * Math.sin(i / 60) + (i % 2 ? 1.5 : -1.5) }))
    const smooth = smoothStroke(shaking)
    expect(smooth.length).toBeLessThan(60)
    expect([smooth[0], smooth.at(-1)]).toEqual([shaking[0], shaking.at(-1)])
    for (const { x, y } of smooth.slice(3, -3)) expect(Math.abs(y - 100 * Math.sin(x / 60))).toBeLessThan(3)
  })
  it('simplifiedIndexes keeps points farther from the line than the tolerance', () => {
    const points = [0, 0.1, 9, 0.2, 0].map((y, x) => ({ x: x * 10, y }))
    expect(simplifiedIndexes(points, 5)).toEqual([0, 2, 4])
  })
})

describe('circleRing and boundedRadius', () => {
  it('circleRing returns vertices at the same distance from the centre, even far north', () => {
    for (const center of [
      [5, 53],
      [20, 78],
      [-179.9, -10],
    ] as Position[]) {
      const ring = circleRing({ center, radius: 2500 })
      for (const corner of ring) expect(metresBetween(center, corner)).toBeCloseTo(2500, 0)
      expect(new Set(ring.map(String)).size).toBe(60)
    }
  })
  it('boundedRadius limits the radius to RADIUS_MIN and RADIUS_MAX', () => {
    expect([boundedRadius(0), boundedRadius(1e9), boundedRadius(70)]).toEqual([RADIUS_MIN, RADIUS_MAX, 70])
  })
})
