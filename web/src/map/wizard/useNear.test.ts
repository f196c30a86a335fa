import { expect, test } from 'vitest'
import { gridBox } from './useNear.ts'

test('gridBox returns null for bounds of half the world and for invalid bounds', () => {
  expect(gridBox([-60, -40, 60, 40])).toBeNull()
  expect(gridBox([5, 53, 5, Number.NaN])).toBeNull()
})

test('gridBox returns a box around the bounds, and the same box after a small move of the map', () => {
  const box = gridBox([5.01, 53.01, 5.09, 53.06])
  expect(box).toEqual([5, 53, 5.125, 53.125])
  expect(gridBox([5.02, 53.02, 5.1, 53.07])).toEqual(box)
})

test('gridBox clips the box to the edge of the world', () => {
  expect(gridBox([179.9, 84.9, 180, 85])).toEqual([179.875, 84.875, 180, 85])
})
