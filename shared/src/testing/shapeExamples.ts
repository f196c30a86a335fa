import fc from 'fast-check'
import type { AreaShape } from '../geo/geometry.ts'
import type { Position } from '../geo/orientation.ts'

/** Corners of a small grid: lines between them touch and cross often. */
export const gridPosition: fc.Arbitrary<Position> = fc.tuple(
  fc.integer({ min: 0, max: 7 }),
  fc.integer({ min: 0, max: 7 }),
)

/** Positions in degrees with the precision of stored ones, within a degree of each other. */
export const keptPosition: fc.Arbitrary<Position> = fc
  .tuple(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 1e7 }))
  .map(([east, north]) => [(5e7 + east) / 1e7, (52e7 + north) / 1e7])

export interface Star {
  center: Position
  /** The corners around the center, counterclockwise, the first not repeated. */
  ring: Position[]
}

/** A turn between two corners. Any three of these are less than half a turn and more than an eighth. */
const turn = fc.integer({ min: 10, max: 19 })
const corner = fc.record({ turn, reach: fc.integer({ min: 20, max: 100 }) })

/** Rings that do not cross themselves: every corner is seen from the centre. At most `size` degrees from side to side. */
export const star = (around: fc.Arbitrary<Position> = keptPosition, size = 0.2): fc.Arbitrary<Star> =>
  fc.tuple(around, fc.array(corner, { minLength: 3, maxLength: 24 })).map(([center, corners]) => {
    const total = corners.reduce((sum, one) => sum + one.turn, 0)
    let turned = 0
    const ring = corners.map(({ turn: by, reach }): Position => {
      turned += (by / total) * 2 * Math.PI
      const radius = (reach / 100) * (size / 2)
      return [round(center[0] + radius * Math.cos(turned)), round(center[1] + radius * Math.sin(turned))]
    })
    return { center, ring }
  })

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

export const shapeOfStar = ({ ring }: Star): AreaShape => ({
  type: 'Polygon',
  coordinates: [[...ring, ring[0] ?? [0, 0]]],
})
