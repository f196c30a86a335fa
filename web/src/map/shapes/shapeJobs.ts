import { combine, flatSize, grid, type Grid, grow, partsOf, pathsOf, pathOf } from '@fieldfare/shared/geo/clip.ts'
import { type AreaShape, checkGeometry, geodesicArea, SURFACE_MIN } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { soundShape, type Unsound } from '@fieldfare/shared/geo/soundShape.ts'
import { ClipType, type Paths64 } from 'clipper2-ts'
import type { Finding } from '../operations/shape.ts'

/** A job for the worker. Rings and lines are in degrees and do not repeat their first position. */
export type ShapeJob =
  | { kind: 'add' | 'cut'; shape: AreaShape; ring: readonly Position[] }
  | { kind: 'split'; shape: AreaShape; line: readonly Position[] }
  | { kind: 'merge'; shape: AreaShape }
  | { kind: 'unite'; shape: AreaShape; other: AreaShape }
  | { kind: 'fit'; shape: AreaShape; max?: number | undefined }

/** A request to the worker to check whether a shape is valid. */
export interface ShapeCheck {
  kind: 'check'
  shape: AreaShape
}

/** Reasons why a job leaves the shape unchanged. */
export type ShapeRefusal = Unsound | 'beside' | 'noSplit' | 'apart'
/** The result of a job. `simplified` says that vertices were removed, so that the shape can be saved. */
export type ShapeAnswer = { shape: AreaShape; simplified: boolean } | { refused: ShapeRefusal }

/** Metres: half of the gap that a split leaves between two parts, since parts may not touch. */
const SPLIT_HALF = 0.25
/** Metres by which a bridge that joins two parts overlaps each part. */
const OVERLAP = 0.1
/** Metres: the first width up to which gaps are closed, twice the gap that a split leaves. */
const GAP_MIN = 4 * SPLIT_HALF
/** The widest gap that merging closes, as a share of the side of a square with the area of the shape. */
const GAP_SHARE = 0.25

/** Runs `checkGeometry` on a shape, and returns the result without the shape, which the caller has already. */
export function checkShape(shape: AreaShape): Finding {
  const result = checkGeometry(shape)
  return result.ok ? { ok: true, m2: result.m2 } : result
}

/** Does a shape job. Never throws for a valid shape: for an impossible job, returns `refused`. */
export function doShapeJob(job: ShapeJob): ShapeAnswer {
  const on = grid(job.shape)
  switch (job.kind) {
    case 'add':
      return soundShape(on, partsOf(combine(ClipType.Union, pathsOf(on, job.shape), [pathOf(on, job.ring)])))
    case 'cut':
      return cut(on, job.shape, [pathOf(on, job.ring)])
    case 'split':
      return split(on, job.shape, job.line)
    case 'merge':
      return merge(on, job.shape)
    case 'unite':
      return unite(on, job.shape, job.other)
    case 'fit':
      return soundShape(on, partsOf(combine(ClipType.Union, pathsOf(on, job.shape), [])), job.max)
  }
}

function cut(on: Grid, shape: AreaShape, away: Paths64): ShapeAnswer {
  const before = pathsOf(on, shape)
  const parts = partsOf(combine(ClipType.Difference, before, away))
  if (parts.length === 0) return { refused: 'nothingLeft' }
  return flatSize(on, before) - flatSize(on, parts.flat()) < SURFACE_MIN ? { refused: 'beside' } : soundShape(on, parts)
}

function split(on: Grid, shape: AreaShape, line: readonly Position[]): ShapeAnswer {
  const answer = cut(on, shape, grow(on, [pathOf(on, line)], SPLIT_HALF, true))
  if ('refused' in answer) return { refused: 'noSplit' }
  return countParts(answer.shape) > countParts(shape) ? answer : { refused: 'noSplit' }
}

const merge = (on: Grid, shape: AreaShape): ShapeAnswer =>
  closeGaps(on, pathsOf(on, shape), Math.sqrt(geodesicArea(shape)) * GAP_SHARE)

/** Joins two shapes that overlap, touch, or lie as near to each other as the parts of a split; else refuses. */
function unite(on: Grid, shape: AreaShape, other: AreaShape): ShapeAnswer {
  const parts = partsOf(combine(ClipType.Union, pathsOf(on, shape), pathsOf(on, other)))
  if (parts.length < countParts(shape) + countParts(other)) return soundShape(on, parts)
  return closeGaps(on, parts.flat(), GAP_MIN)
}

/** Joins parts by closing the gaps between them that are at most `widest` metres wide, the narrowest first. Changes nothing else. */
function closeGaps(on: Grid, paths: Paths64, widest: number): ShapeAnswer {
  const parts = partsOf(combine(ClipType.Union, paths, []))
  let best: ShapeAnswer = { refused: 'apart' }
  let fewest = parts.length
  for (let gap = GAP_MIN; gap <= widest && fewest > 1; gap *= 1.5) {
    const half = gap / 2
    const closed = grow(on, grow(on, paths, half), -half)
    const pieces = partsOf(combine(ClipType.Difference, closed, paths)).map((piece) => grow(on, piece, OVERLAP))
    const bridges = pieces.filter(
      (piece) => parts.filter((part) => partsOf(combine(ClipType.Intersection, piece, part)).length > 0).length > 1,
    )
    if (bridges.length === 0) continue
    const answer = soundShape(on, partsOf(combine(ClipType.Union, paths, bridges.flat())))
    if ('refused' in answer || countParts(answer.shape) >= fewest) continue
    best = answer
    fewest = countParts(answer.shape)
  }
  return best
}

const countParts = (shape: AreaShape): number => (shape.type === 'Polygon' ? 1 : shape.coordinates.length)
