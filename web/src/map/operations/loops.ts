import { findCrossing, same, segmentsOf } from '@fieldfare/shared/geo/crossing.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { positionAt } from './operations.ts'

/** The most loops to remove: a line with more is a scribble, whose remaining crossings are marked instead. */
const LOOPS_MAX = 200

/**
 * Removes the loops of a line that crosses itself. At each crossing, an open line loses the loop, and a closed line the shorter of its two
 * sides, such as the overshoot of a hand that ends beyond its start. Positions in degrees; `closed` lines do not repeat the first.
 */
export function withoutLoops(line: readonly Position[], closed: boolean): Position[] {
  let remaining = line.filter((position, i) => i === 0 || !same(position, line[i - 1]!))
  for (let round = 0; round < LOOPS_MAX; round++) {
    if (closed && remaining.length > 1 && same(remaining[0]!, remaining.at(-1)!)) remaining = remaining.slice(0, -1)
    const way = closed && remaining[0] ? [...remaining, remaining[0]] : remaining
    const crossing = findCrossing(segmentsOf(way))
    if (!crossing) break
    const at = positionAt(...crossing.at)
    // The loop lies between the two segments that cross; the rest of the line lies before and after it.
    const loop = remaining.slice(crossing.first + 1, crossing.second + 1)
    const withoutLoop = [...remaining.slice(0, crossing.first + 1), at, ...remaining.slice(crossing.second + 1)]
    const next =
      closed && lengthOf([at, ...loop, at]) > lengthOf([...withoutLoop, withoutLoop[0]!]) ? [at, ...loop] : withoutLoop
    remaining = next.filter((position, i) => i === 0 || !same(position, next[i - 1]!))
  }
  return remaining
}

/** Returns the length in degrees, which is enough to compare two stretches of one line. */
function lengthOf(line: readonly Position[]): number {
  let length = 0
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1])
  return length
}
