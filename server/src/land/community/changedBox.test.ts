import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { polygon, square } from '@fieldfare/shared/geo/testShapes.ts'
import { expect, test } from 'vitest'
import { changedBox } from './changedBox.ts'

const land = polygon(square(5, 53))

test('changedBox: the same outline in the other direction returns null', () => {
  expect(changedBox(land, polygon(square(5, 53).toReversed()))).toBeNull()
})

test('changedBox: returns the box around the part of the outline that a moved corner changes', () => {
  const moved: Position[] = [
    [5, 53],
    [6, 53],
    [6, 53.4],
    [6.2, 53.5],
    [6, 53.6],
    [6, 54],
    [5, 54],
    [5, 53],
  ]
  expect(changedBox(land, polygon(moved))).toEqual([6, 53, 6.2, 54])
})

test('changedBox: returns the box around a new part or hole, and the box around old and new land if they have nothing in common', () => {
  const parts: AreaShape = { type: 'MultiPolygon', coordinates: [[square(5, 53)], [square(8, 50)]] }
  expect(changedBox(land, parts)).toEqual([8, 50, 9, 51])
  expect(changedBox(land, polygon(square(5, 53), square(5.2, 53.2, 0.5)))).toEqual([5.2, 53.2, 5.7, 53.7])
  expect(changedBox(land, polygon(square(7, 50)))).toEqual([5, 50, 8, 54])
})
