import { type Grid, grow, type Paths64, pathsOf, shapeOf, united } from './clip.ts'
import { type AreaShape, checkGeometry, countCorners, VERTICES_MAX } from './geometry.ts'
import { simplifyParts } from './simplifyParts.ts'

/** Metres by which a shape whose rings touch is shrunk all around, since the rings of a stored shape may not touch. */
const APART = 0.1

/** Reasons why no shape could be made that may be stored. */
export type Unsound = 'nothingLeft' | 'failed'

/**
 * Converts computed parts to a shape that may be stored: without slivers, within the limit of vertices, and with no rings that touch.
 * `simplified` is true if corners were left out to have at most `max` of them.
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
