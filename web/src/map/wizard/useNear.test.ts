import { expect, test } from 'vitest'
import { gridBox } from './useNear.ts'

test('a map that shows half the world asks for no neighbours', () => {
  expect(gridBox([-60, -40, 60, 40])).toBeNull()
  expect(gridBox([5, 53, 5, Number.NaN])).toBeNull()
})

test('small moves ask for the same box, which holds what the map shows', () => {
  const box = gridBox([5.01, 53.01, 5.09, 53.06])
  expect(box).toEqual([5, 53, 5.125, 53.125])
  expect(gridBox([5.02, 53.02, 5.1, 53.07])).toEqual(box)
})

test('at the edge of the map the box ends with it', () => {
  expect(gridBox([179.9, 84.9, 180, 85])).toEqual([179.875, 84.875, 180, 85])
})
