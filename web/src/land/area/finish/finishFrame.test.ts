import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { toPixels } from '@fieldfare/shared/map/mapFrame.ts'
import { expect, test } from 'vitest'
import { finishFrame, pathsOf, positionOf } from './finishFrame.ts'

const square = (side: number): AreaShape => ({
  type: 'Polygon',
  coordinates: [
    [
      [5, 53],
      [5 + side, 53],
      [5 + side, 53 + side],
      [5, 53 + side],
      [5, 53],
    ],
  ],
})

test('finishFrame shows the whole shape in the middle of the part of the picture that is not covered', () => {
  const frame = finishFrame(square(0.1), 390, 412, 24)
  const [left, bottom] = toPixels(frame, 5, 53)
  const [right, top] = toPixels(frame, 5.1, 53.1)
  expect((left + right) / 2).toBeCloseTo(195)
  expect((top + bottom) / 2).toBeCloseTo((412 - 24) / 2)
  expect(right - left).toBeLessThanOrEqual(390 * 0.72)
  expect(bottom - top).toBeLessThanOrEqual((412 - 24) * 0.72 + 0.01)
})

test('finishFrame uses zoom level 16 at most, so that the surroundings of a tiny shape are shown', () => {
  expect(positionOf(finishFrame(square(0.00001), 390, 412, 24)).zoom).toBe(16)
})

test('positionOf returns the point in the middle of the frame', () => {
  const frame = finishFrame(square(0.1), 400, 400, 0)
  const { lng, lat } = positionOf(frame)
  const [x, y] = toPixels(frame, lng, lat)
  expect([x, y].map(Math.round)).toEqual([200, 200])
})

test('pathsOf returns a closed SVG path for each ring of a shape, the longest path first', () => {
  const two: AreaShape = {
    type: 'MultiPolygon',
    coordinates: [square(0.01).coordinates as [number, number][][], square(0.1).coordinates as [number, number][][]],
  }
  const frame = finishFrame(two, 400, 400, 0)
  const paths = pathsOf(two, frame)
  expect(paths).toEqual([pathsOf(square(0.1), frame)[0], pathsOf(square(0.01), frame)[0]])
  expect(paths[0]).toMatch(/^M.*Z$/)
})
