import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'

type Box = [west: number, south: number, east: number, north: number]

/**
 * Returns the box, in degrees, around the differences between two outlines of one land: around all sides that only one outline has. All
 * land that only one of them covers lies between these sides. Null if the outlines are the same.
 */
export function changedBox(before: AreaShape, now: AreaShape): Box | null {
  const [former, present] = [sidesOf(before), sidesOf(now)]
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [sides, others] of [
    [former, present],
    [present, former],
  ] as const)
    for (const [name, ends] of sides)
      if (!others.has(name))
        for (const [lng, lat] of ends) {
          box[0] = Math.min(box[0], lng)
          box[1] = Math.min(box[1], lat)
          box[2] = Math.max(box[2], lng)
          box[3] = Math.max(box[3], lat)
        }
  return box[0] <= box[2] ? box : null
}

type Position = [number, number]

/** Returns all sides of a shape, keyed by a name that is the same for both directions of a side. */
function sidesOf(shape: AreaShape): Map<string, [Position, Position]> {
  const sides = new Map<string, [Position, Position]>()
  for (const ring of partsOfShape(shape).flat())
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1], ring[i]]
      if (a && b) sides.set([String(a), String(b)].toSorted().join(' '), [a, b])
    }
  return sides
}
