import { M2_PER_COVER } from '@fieldfare/shared/geo/geometry.ts'
import { cutLine } from './cutLine.ts'
import { cover, coverOf, type Parts, WORK_MAX } from './union.ts'

type Box = [west: number, south: number, east: number, north: number]

/** The land that two shapes share, in square metres. */
export interface Overlap {
  m2: number
  /** False if the shapes have so many edges side by side that the overlap is approximate. */
  exact: boolean
}

/**
 * Measures the overlap of one shape with each of the others. Each measurement may use the work that earlier ones left over: all together
 * take a third of a second, however their lines cross. Only land within the bounding boxes of both shapes is compared.
 */
export function overlapsWith(one: Parts, others: readonly Parts[], workMax = WORK_MAX): Overlap[] {
  const box = boxOf(one)
  let work = workMax
  return others.map((other) => {
    const both = sharedBox(box, boxOf(other))
    if (!both) return { m2: 0, exact: true }
    const [first, second] = [cut(one, both), cut(other, both)]
    const { union, total, exact, work: done } = cover([first, second], Math.max(1, work))
    work -= done
    return { m2: (total - union) * M2_PER_COVER, exact }
  })
}

/** Returns the surface of a shape in square metres, with edges straight in longitude and latitude, consistent with `overlapsWith`. */
export const surfaceOf = (parts: Parts): number => coverOf(parts) * M2_PER_COVER

const cut = (parts: Parts, box: Box): Parts =>
  parts
    .map((rings) => rings.map((ring) => cutLine(ring, box)).filter((ring) => ring !== null))
    .filter((rings) => rings.length > 0)

function boxOf(parts: Parts): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [outer = []] of parts)
    for (let i = 0; i < outer.length; i += 2) {
      const [lng = 0, lat = 0] = [outer[i], outer[i + 1]]
      if (lng < box[0]) box[0] = lng
      if (lat < box[1]) box[1] = lat
      if (lng > box[2]) box[2] = lng
      if (lat > box[3]) box[3] = lat
    }
  return box
}

function sharedBox(a: Box, b: Box): Box | null {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return box[0] < box[2] && box[1] < box[3] ? box : null
}
