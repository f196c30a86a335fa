import { M2_PER_COVER } from '@fieldfare/shared/geo/geometry.ts'
import { WkbReader } from '../../platform/formats/wkb.ts'
import { type Overlap, overlapsWith, surfaceOf } from './overlap.ts'
import { cover, type Parts, type Union, unionShare, WORK_MAX } from './union.ts'

// The tasks of the measuring thread: see measure.ts. Shapes come as WKB, one after another.

const DEGREES = { x: (lng: number) => lng, y: (lat: number) => lat }

function read(shapes: Uint8Array): Parts[] {
  const reader = new WkbReader(shapes)
  const all = []
  while (!reader.done) all.push(reader.next(DEGREES))
  return all
}

export interface Task {
  shapes: Uint8Array
  /** The most work that the task may take, in edges times strips. */
  workMax?: number | undefined
}

/** Measures the union of all shapes. */
export const union = ({ shapes, workMax }: Task): Union => unionShare(read(shapes), workMax)

export interface SetsTask extends Task {
  /** The sets, as indexes of shapes from 0 on. */
  sets: readonly (readonly number[])[]
}
export interface Covers {
  /** The surface of the union of each set, in square metres. */
  m2: number[]
  exact: boolean
}

/** Measures the union of each set of shapes. */
export function covers({ shapes, sets, workMax = WORK_MAX }: SetsTask): Covers {
  const all = read(shapes)
  const found = sets.map((set) =>
    cover(
      set.map((place) => all[place] ?? []),
      workMax / sets.length,
    ),
  )
  return { m2: found.map(({ union: sum }) => sum * M2_PER_COVER), exact: found.every(({ exact }) => exact) }
}

export interface FirstsTask extends Task {
  /** The number of first shapes; each is compared with all shapes that follow it. */
  firsts: number
}
export interface Compared {
  m2: number
  /** The overlaps with each of the shapes that follow. */
  overlaps: Overlap[]
}

/** Measures the overlaps of each of the first shapes with the shapes that follow it. */
export function compare({ shapes, firsts, workMax = WORK_MAX / 2 }: FirstsTask): Compared[] {
  const all = read(shapes)
  return all.slice(0, firsts).map((one, i) => ({
    m2: surfaceOf(one),
    overlaps: overlapsWith(one, all.slice(i + 1), workMax / firsts),
  }))
}
