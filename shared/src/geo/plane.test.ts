import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../testing/holds.ts'
import { distanceToSegment, nearestOnSegment, simplifiedIndexes } from './plane.ts'

const pixel = fc.integer({ min: -500, max: 500 })
const point = fc.record({ x: pixel, y: pixel })

describe('simplifiedIndexes', () => {
  it('a simplified line keeps both ends of the line, and each point left out lies within the tolerance of the simplified line', () =>
    holds([fc.array(point, { minLength: 1, maxLength: 30 }), fc.integer({ min: 0, max: 200 })], (line, tolerance) => {
      const kept = simplifiedIndexes(line, tolerance)
      expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
      expect([kept[0], kept.at(-1)]).toEqual([0, line.length - 1])
      for (const [i, to] of kept.entries()) {
        const from = kept[i - 1] ?? to
        for (let left = from + 1; left < to; left++)
          expect(distanceToSegment(line[left]!, line[from]!, line[to]!)).toBeLessThanOrEqual(tolerance)
      }
    }))
})

describe('nearestOnSegment', () => {
  it('the nearest point lies on the segment, and no other point of the segment is nearer', () =>
    holds([point, point, point, fc.integer({ min: 0, max: 100 })], (away, a, b, percent) => {
      const nearest = nearestOnSegment(away, a, b)
      const other = { x: a.x + ((b.x - a.x) * percent) / 100, y: a.y + ((b.y - a.y) * percent) / 100 }
      const reach = ({ x, y }: typeof away) => Math.hypot(x - away.x, y - away.y)
      expect(distanceToSegment(nearest, a, b)).toBeCloseTo(0, 6)
      expect(reach(nearest)).toBeLessThanOrEqual(reach(other) + 1e-9)
    }))
})
