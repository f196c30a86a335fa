import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'

type Box = [west: number, south: number, east: number, north: number]

/**
 * The box around what two outlines of one land do not have in common, in degrees: around all sides that only one of them has, between
 * which everything lies that only one covers. Null where they are the same.
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

/** Returns all sides, keyed by a name that is the same in both directions. */
function sidesOf(shape: AreaShape): Map<string, [Position, Position]> {
  const sides = new Map<string, [Position, Position]>()
  for (const ring of partsOfShape(shape).flat())
    for (let i = 1; i < ring.length; i++) {
      const [a, b] = [ring[i - 1], ring[i]]
      if (a && b) sides.set([String(a), String(b)].toSorted().join(' '), [a, b])
    }
  return sides
}
