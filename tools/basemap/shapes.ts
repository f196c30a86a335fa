import type { Position } from 'geojson'

export type Line = Position[]
export type Bounds = [west: number, south: number, east: number, north: number]

const lngOf = (position: Position | undefined): number => position?.[0] ?? 0
const latOf = (position: Position | undefined): number => position?.[1] ?? 0

/**
 * Rounds the corners of a line, so that the steps of data on a coarse grid do not show at high zooms.
 * @param line positions in degrees; a ring repeats its first position at the end
 * @param reach how far from a corner, in degrees, its rounding may begin
 */
export function roundCorners(line: Line, reach: number): Line {
  const ring = isRing(line)
  const corners = ring ? line.slice(0, -1) : line
  if (corners.length < 3) return line
  const out = corners.flatMap((corner, i) => {
    const before = corners[i - 1] ?? (ring ? corners.at(-1) : undefined)
    const after = corners[i + 1] ?? (ring ? corners[0] : undefined)
    return before && after ? bend(before, corner, after, reach) : [corner]
  })
  return ring ? [...out, ...out.slice(0, 1)] : out
}

/** Returns a quadratic curve with the corner as control point: both ends, and as many points between as the turn needs. */
function bend(before: Position, corner: Position, after: Position, reach: number): Line {
  const start = towards(corner, before, reach)
  const end = towards(corner, after, reach)
  const turn = Math.abs(angle(before, corner) - angle(corner, after))
  const steps = Math.min(turn, 2 * Math.PI - turn) > 0.5 ? 3 : 2
  const between = Array.from({ length: steps - 1 }, (_, i) => {
    const t = (i + 1) / steps
    const mix = (of: (position: Position) => number) =>
      (1 - t) ** 2 * of(start) + 2 * t * (1 - t) * of(corner) + t ** 2 * of(end)
    return [mix(lngOf), mix(latOf)]
  })
  return [start, ...between, end]
}

const angle = (from: Position, to: Position) => Math.atan2(latOf(to) - latOf(from), lngOf(to) - lngOf(from))

function towards(from: Position, to: Position, reach: number): Position {
  const [dx, dy] = [lngOf(to) - lngOf(from), latOf(to) - latOf(from)]
  const length = Math.hypot(dx, dy)
  const share = length === 0 ? 0 : Math.min(0.5, reach / length)
  return [lngOf(from) + dx * share, latOf(from) + dy * share]
}

function isRing(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)]
  return line.length > 3 && lngOf(first) === lngOf(last) && latOf(first) === latOf(last)
}

/**
 * Prepares a polygon for a flat map. In the packages, rings cross the 180th meridian; on a flat map such a ring must continue
 * beyond 180 degrees, with its holes, instead of jumping back, and the land round the south pole must reach down to the pole.
 * @param polygon the outer ring, then its holes
 * @returns the closed rings, and the parts of these that are coast
 */
export function flatten(polygon: Line[]): { rings: Line[]; coasts: Line[] } {
  const [outer = [], ...holes] = polygon.map(unroll)
  if (isRoundThePole(outer)) {
    const [start, end] = [outer[0] ?? [], outer.at(-1) ?? []]
    return { rings: [[...outer, [lngOf(end), -90], [lngOf(start), -90], start]], coasts: [outer] }
  }
  const home = shift(outer, -turns(middleOf(outer)))
  const rings = [home, ...holes.map((hole) => shift(hole, turns(middleOf(home) - middleOf(hole))))]
  return { rings, coasts: rings }
}

/** Returns the whole turns of 360 degrees that are nearest to a number of degrees, in degrees. */
const turns = (degrees: number) => 360 * Math.round(degrees / 360)

function unroll(ring: Line): Line {
  const out: Line = ring.slice(0, 1)
  for (const position of ring.slice(1)) {
    out.push([lngOf(position) + turns(lngOf(out.at(-1)) - lngOf(position)), latOf(position)])
  }
  return out
}

const isRoundThePole = (line: Line) => Math.abs(lngOf(line.at(-1)) - lngOf(line[0])) > 180
const shift = (line: Line, degrees: number): Line =>
  degrees ? line.map((position) => [lngOf(position) + degrees, latOf(position)]) : line

function middleOf(line: Line): number {
  const [west, , east] = boundsOf(line)
  return (west + east) / 2
}

/** Returns the bounds of a line: west, south, east and north in degrees. */
export function boundsOf(line: Line): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (const position of line) {
    bounds[0] = Math.min(bounds[0], lngOf(position))
    bounds[1] = Math.min(bounds[1], latOf(position))
    bounds[2] = Math.max(bounds[2], lngOf(position))
    bounds[3] = Math.max(bounds[3], latOf(position))
  }
  return bounds
}
