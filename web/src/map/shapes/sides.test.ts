import { type AreaShape, checkGeometry, geodesicArea, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { expect, test } from 'vitest'
import { doShapeJob } from './shapeJobs.ts'
import { sidesOf } from './sides.ts'

/** Makes positions, given in hundredths of a degree from 5, 53. */
const at = (...points: [number, number][]): Position[] => points.map(([x, y]) => [5 + x / 100, 53 + y / 100])
const polygon = (...points: [number, number][]): AreaShape => ({
  type: 'Polygon',
  coordinates: [at(...points, points[0]!)],
})
const U = polygon([0, 0], [10, 0], [10, 10], [8, 10], [8, 2], [2, 2], [2, 10], [0, 10])

function sides(shape: AreaShape, line: Position[]) {
  const answer = doShapeJob({ kind: 'split', shape, line })
  if ('refused' in answer) throw new Error(answer.refused)
  return sidesOf(answer.shape, line)
}

test('sidesOf returns null for a shape of one part', () => {
  expect(sidesOf(U, at([-1, 5], [11, 5]))).toBeNull()
})

test('sidesOf divides a U-shaped area along a line that crosses only one leg, and leaves the other leg whole', () => {
  const [larger, smaller] = sides(U, at([-1, 6], [3, 6])) ?? []
  expect(larger?.type).toBe('Polygon')
  expect(smaller?.type).toBe('Polygon')
  for (const shape of [larger, smaller]) expect(checkGeometry(shape)).toMatchObject({ ok: true })
  expect(geodesicArea(smaller!) / geodesicArea(U)).toBeCloseTo(8 / 52, 3)
})

test('sidesOf puts both ends of a U-shaped area on one side of a line through both legs, for any direction and bends of the line', () => {
  for (const line of [at([-1, 6], [11, 6]), at([11, 6], [-1, 6]), at([-1, 6], [5, 4], [11, 6])]) {
    const [larger, smaller] = sides(U, line) ?? []
    expect(partsOfShape(larger!)).toHaveLength(1)
    expect(partsOfShape(smaller!)).toHaveLength(2)
  }
})

test('sidesOf assigns a part that the line does not cross to the side on which the part lies', () => {
  const beside: AreaShape = {
    type: 'MultiPolygon',
    coordinates: [U.coordinates as Position[][], [at([20, 8], [21, 8], [21, 9], [20, 8])]],
  }
  const [, smaller] = sides(beside, at([-1, 6], [11, 6])) ?? []
  expect(partsOfShape(smaller!)).toHaveLength(3)
})

test('sidesOf separates a piece that a bent line cuts out of one edge of a shape', () => {
  const square = polygon([0, 0], [10, 0], [10, 10], [0, 10])
  const [larger, smaller] = sides(square, at([2, -1], [2, 3], [5, 3], [5, -1])) ?? []
  expect(geodesicArea(smaller!) / geodesicArea(larger!)).toBeCloseTo(9 / 91, 2)
})
