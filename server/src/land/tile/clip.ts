import { BUFFER, EXTENT } from './grid.ts'
import type { Line } from '../../platform/formats/wkb.ts'
import { cutLine } from '../surface/cutLine.ts'

const [LOW, HIGH] = [-BUFFER, EXTENT + BUFFER]
const WHOLE_AREA = (HIGH - LOW) ** 2

/**
 * Returns a polygon as a tile draws it: cut at the tile's buffer, rounded to whole units, the outer ring clockwise on screen (y goes down),
 * holes the other way, without closing positions and without rings that cover no unit.
 * The pieces of a shape that leaves the tile and comes back stay joined by lines along the buffer's edge, which lies outside the visible
 * part (Sutherland and Hodgman, 1974). Source: MVT 2.1, section 4.3.4.4.
 * @param rings the outer ring, then its holes, closed, in units
 * @returns null if nothing of the polygon is left
 */
export function cutPolygon([outer = [], ...holes]: readonly Line[]): Line[] | null {
  const line = cutRing(outer, 1)
  if (!line) return null
  const rings = [line]
  for (const hole of holes) {
    const cut = cutRing(hole, -1)
    if (!cut) continue
    if (Math.abs(twiceArea(cut)) === 2 * WHOLE_AREA) return null
    rings.push(cut)
  }
  return rings
}

function cutRing(closed: Line, sign: 1 | -1): Line | null {
  const line = cutLine(closed, [LOW, LOW, HIGH, HIGH])
  if (!line) return null
  const ring = round(line)
  const area = twiceArea(ring)
  if (area === 0) return null
  return Math.sign(area) === sign ? ring : reverse(ring)
}

/** Rounds a ring to whole units, and leaves out repeated positions and the closing one. */
function round(line: Line): Line {
  const ring: Line = []
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [Math.round(line[i]!), Math.round(line[i + 1]!)]
    if (x !== ring.at(-2) || y !== ring.at(-1)) ring.push(x, y)
  }
  while (ring.length > 2 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1)) ring.length -= 2
  return ring
}

/** Returns twice the area of a ring, positive if the ring turns clockwise on screen, by the surveyor's formula, which is exact for whole units. */
export function twiceArea(ring: Line): number {
  let sum = 0
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    sum += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!
  }
  return sum
}

function reverse(ring: Line): Line {
  const back: Line = []
  for (let i = ring.length - 2; i >= 0; i -= 2) back.push(ring[i]!, ring[i + 1]!)
  return back
}
