import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { distanceToSegment } from '@fieldfare/shared/geo/plane.ts'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import { star } from '@fieldfare/shared/testing/shapeExamples.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Screen } from './hit.ts'
import { snapAt, snapLines } from './snapping.ts'

/** A screen of 1000 by 1000 pixels that shows one degree, north up. */
const screen: Screen = {
  project: ([lng, lat]) => ({ x: (lng - 5) * 1000, y: (53 - lat) * 1000 }),
  unproject: ([x, y]) => ({ lng: 5 + x / 1000, lat: 53 - y / 1000 }),
}
/** Pixels by which rounding moves a position (7 decimals), with a margin. */
const ROUNDED = 0.001
const pixel = fc.integer({ min: 0, max: 1000 })
const point = fc.record({ x: pixel, y: pixel })
const lines = fc.array(star(), { maxLength: 4 }).map((stars) => stars.map(({ ring }) => closedRing(ring)))
const reach = fc.integer({ min: 1, max: 60 })

describe('snapping to borders', () => {
  it('snapAt returns the nearest corner of a border within reach, else the nearest position on its edges, else null', () =>
    holds([lines, point, reach], (borders, at, within) => {
      const apart = (to: { x: number; y: number }) => Math.hypot(to.x - at.x, to.y - at.y)
      const points = borders.map((line) => line.map((position) => screen.project(position)))
      const nearest = (to: { x: number; y: number }) =>
        Math.min(...points.flatMap((line) => line.slice(1).map((end, i) => distanceToSegment(to, line[i]!, end))))
      const corner = Math.min(...points.flat().map(apart))
      const snapped = snapAt(snapLines(borders), screen, at, within)
      expect(snapped !== null).toBe(nearest(at) <= within)
      if (!snapped) return
      const to = screen.project(snapped)
      expect(nearest(to)).toBeLessThan(ROUNDED)
      expect(apart(to)).toBeCloseTo(corner <= within ? corner : nearest(at), 2)
    }))

  it('snapAt leaves a position that is already snapped where it is', () =>
    holds([lines, point, reach], (borders, at, within) => {
      const lines = snapLines(borders)
      const snapped = snapAt(lines, screen, at, within)
      if (!snapped) return
      const snappedAgain = snapAt(lines, screen, screen.project(snapped), ROUNDED)
      expect(snappedAgain && Math.hypot(snappedAgain[0] - snapped[0], snappedAgain[1] - snapped[1])).toBeLessThan(
        ROUNDED / 1000,
      )
    }))
})
