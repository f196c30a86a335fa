import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { polygon, square } from '@fieldfare/shared/geo/testShapes.ts'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '../../map/operations/operations.ts'
import { fromGeometry } from '../../map/operations/shape.ts'
import { beginWith, drawingToKeep, firstView } from './drawnPlace.ts'

const shape = polygon(square(5, 53))
const point = { type: 'Point' as const, coordinates: [5, 53] as [number, number] }
const line = { ring: square(6, 54).slice(0, 2), closed: false }

test('beginWith returns the stored drawing, else the chosen shape as a drawing; an empty drawing for a point or a malformed drawing', () => {
  expect(beginWith(line, shape)).toEqual(line)
  expect(beginWith(null, shape)).toEqual(fromGeometry(shape))
  expect(beginWith(undefined, point)).toEqual(EMPTY_DRAFT)
  expect(beginWith({ ring: 'a line' }, shape)).toEqual(EMPTY_DRAFT)
})

test('drawingToKeep returns the drawing to store, but null if the drawing is empty or equal to the chosen place', () => {
  expect(drawingToKeep(EMPTY_DRAFT, shape)).toBeNull()
  expect(drawingToKeep(line, null)).toBe(line)
  expect(drawingToKeep(line, shape)).toBe(line)
  const same = fromGeometry(shape)
  expect(drawingToKeep(same, shape)).toBeNull()
  expect(drawingToKeep(same, point)).toBe(same)
  expect(drawingToKeep(same, polygon(square(5, 53, 2)))).toBe(same)
  const cut = { ...EMPTY_DRAFT, goal: 'cut' as const, others: [{ ring: same.ring, hole: false }] }
  expect(drawingToKeep(cut, shape)).toBe(cut)
  const clockwise: AreaShape = { type: 'Polygon', coordinates: [square(5, 53).toReversed()] }
  expect(drawingToKeep(fromGeometry(clockwise), clockwise)).toBeNull()
})

test('firstView returns the bounds of the drawing, else of the chosen place, else of the land', () => {
  const land: [number, number, number, number] = [1, 50, 2, 51]
  expect(firstView(line, shape, land)).toEqual([6, 54, 7, 54])
  expect(firstView(EMPTY_DRAFT, point, land)).toEqual([5, 53, 5, 53])
  expect(firstView(EMPTY_DRAFT, null, land)).toEqual(land)
})
