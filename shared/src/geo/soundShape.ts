import { type Grid, grow, type Paths64, pathsOf, shapeOf, united } from './clip.ts'
import { type AreaShape, checkGeometry, countCorners, VERTICES_MAX } from './geometry.ts'
import { simplifyParts } from './simplifyParts.ts'

/** The metres that are taken off all around where rings touch, which no kept shape may. */
const APART = 0.1

/** Reasons why no shape that may be kept could be made. */
export type Unsound = 'nothingLeft' | 'failed'

/**
 * The parts of a result as a shape that may be kept: without slivers, within the limit of vertices, and with no rings that touch.
 * `simplified` says that vertices were left out, so that it has at most `max` corners.
 */
export function soundShape(
  on: Grid,
  parts: Paths64[],
  max = VERTICES_MAX,
): { shape: AreaShape; simplified: boolean } | { refused: Unsound } {
  const full = shapeOf(on, parts)
  if (!full) return { refused: 'nothingLeft' }
  const simplified = countCorners(full) > max
  const fitting = simplified ? simplifyParts(on, full, max) : full
  for (const shape of [fitting, fitting && erode(on, fitting)]) {
    if (shape && checkGeometry(shape).ok) return { shape, simplified }
  }
  return { refused: 'failed' }
}

const erode = (on: Grid, shape: AreaShape) => shapeOf(on, united(grow(on, pathsOf(on, shape), -APART)))
