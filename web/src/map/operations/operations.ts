import { LAT_MAX, LNG_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { OtherRing } from '@fieldfare/shared/geo/rings.ts'

/** The border that a draft began as, and the digest of the draft at that time: if the digest differs now, the border was changed. */
export interface BorderOrigin {
  readonly source: string
  readonly id: string
  readonly licence: string
  readonly dated: string
  readonly digest: number
}

/** The effect of a finished line on the rest of its shape: adds land, cuts land out, or splits the shape. */
export type Goal = 'add' | 'cut' | 'split'

/**
 * An unfinished shape: the vertices of the current ring (the one being edited) in order, in degrees, the first not repeated at the end,
 * and the other rings. Plain data, so that a wizard can save a draft and continue later. Operations never change a draft, but return
 * the next one.
 */
export interface Draft {
  readonly ring: readonly Position[]
  readonly closed: boolean
  /** True if the current ring is a hole. */
  readonly hole?: boolean | undefined
  /** The other, finished rings of the shape. */
  readonly others?: readonly OtherRing[] | undefined
  /** Set while the current ring is a line that will change the shape; the shape itself then consists of `others` only. */
  readonly goal?: Goal | undefined
  /** The border that the shape began as. */
  readonly begun?: BorderOrigin | undefined
}

export const EMPTY_DRAFT: Draft = { ring: [], closed: false }
/** A ring needs at least three vertices to enclose land. */
export const RING_MIN = 3

/** One edit. Called with the draft that it was made for, it returns the next draft and the operation that undoes the edit. */
export type Operation = (draft: Draft) => { draft: Draft; undo: Operation }

/**
 * Appends a vertex to an open line, position in degrees. Its undo deletes the last vertex. Throws a RangeError on a closed
 * shape, which has no end: use `insertMidpoint` there.
 */
export const addVertex =
  (position: Position): Operation =>
  (draft) => {
    if (draft.closed) throw new RangeError('a closed shape has no end')
    return { draft: { ...draft, ring: [...draft.ring, position] }, undo: deleteVertex(draft.ring.length) }
  }

/**
 * Inserts a vertex between the vertex at `edge` and the next one, position in degrees. On a closed shape the last edge runs
 * back to the first vertex. Its undo deletes the vertex. Throws a RangeError when there is no such edge.
 */
export const insertMidpoint =
  (edge: number, position: Position): Operation =>
  (draft) => {
    const edges = draft.closed ? draft.ring.length : draft.ring.length - 1
    if (edge < 0 || edge >= edges) throw new RangeError(`no edge ${edge} among ${edges}`)
    return { draft: { ...draft, ring: draft.ring.toSpliced(edge + 1, 0, position) }, undo: deleteVertex(edge + 1) }
  }

/** Moves the vertex at an index to a position in degrees. Its undo moves the vertex back. Throws a RangeError if there is no such vertex. */
export const moveVertex =
  (index: number, to: Position): Operation =>
  (draft) => {
    const from = vertexAt(draft, index)
    return { draft: { ...draft, ring: draft.ring.with(index, to) }, undo: moveVertex(index, from) }
  }

/**
 * Deletes the vertex at an index. A closed shape left with fewer than three vertices opens. Its undo restores the vertex, and
 * closes the shape again if the deletion opened it. Throws a RangeError when there is no such vertex.
 */
export const deleteVertex =
  (index: number): Operation =>
  (draft) => {
    const position = vertexAt(draft, index)
    const ring = draft.ring.toSpliced(index, 1)
    const closed = draft.closed && ring.length >= RING_MIN
    return { draft: { ...draft, ring, closed }, undo: restoreVertex(index, position, draft.closed) }
  }

const restoreVertex =
  (index: number, position: Position, closed: boolean): Operation =>
  (draft) => ({
    draft: { ...draft, ring: draft.ring.toSpliced(index, 0, position), closed },
    undo: deleteVertex(index),
  })

/** Closes an open line of at least three vertices. Its undo opens the line. Throws a RangeError when there are fewer vertices. */
export const closeRing: Operation = (draft) => {
  if (draft.ring.length < RING_MIN) throw new RangeError(`${draft.ring.length} dots do not make a shape`)
  return { draft: { ...draft, closed: true }, undo: openRing }
}

/** Opens a closed shape between its last vertex and its first, to continue from the last. Its undo closes the shape. */
export const openRing: Operation = (draft) => ({ draft: { ...draft, closed: false }, undo: closeRing })

/** Replaces the draft by another one, such as an empty one to start again. Its undo brings the old one back. */
export const replaceDraft =
  (next: Draft): Operation =>
  (draft) => ({ draft: next, undo: replaceDraft(draft) })

/** Makes another ring of the shape the current one. Its undo returns to the ring before. Throws a RangeError when there is no such ring. */
export const takeRing =
  (index: number): Operation =>
  (draft) => {
    const { ring, hole, others = [] } = draft
    const next = others[index]
    if (!next) throw new RangeError(`no ring ${index} among ${others.length}`)
    const otherRings = others.with(index, { ring, hole: hole ?? false })
    return { draft: { ...draft, ring: next.ring, hole: next.hole, others: otherRings }, undo: takeRing(index) }
  }

/**
 * Begins a line that changes the shape: the current ring becomes one of the others, and an empty ring begins. Its undo makes that ring
 * the current one again. Throws a RangeError on an open ring.
 */
export const beginGoal =
  (goal: Goal): Operation =>
  (draft) => {
    if (!draft.closed) throw new RangeError('an open ring is no shape to change')
    const rings = [{ ring: draft.ring, hole: draft.hole ?? false }, ...(draft.others ?? [])]
    return { draft: { ring: [], closed: false, others: rings, goal, begun: draft.begun }, undo: replaceDraft(draft) }
  }

/** Returns the number of vertices of all rings of a draft. */
export const cornersOf = ({ ring, others = [] }: Draft): number =>
  others.reduce((count, other) => count + other.ring.length, ring.length)

/**
 * Returns a position as it is stored: rounded to 7 decimals of a degree (about 1 cm), with the longitude wrapped into one world, however
 * far the map was dragged around it, and the latitude limited to the map.
 */
export function positionAt(lng: number, lat: number): Position {
  const turns = Math.floor((lng + LNG_MAX) / (2 * LNG_MAX))
  const within = Math.abs(lng) <= LNG_MAX ? lng : lng - turns * 2 * LNG_MAX
  return [round(within), round(Math.min(LAT_MAX, Math.max(-LAT_MAX, lat)))]
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** Returns the vertex at an index. Throws a RangeError when there is no such vertex: then the operation was made for another draft. */
export function vertexAt({ ring }: Draft, index: number): Position {
  const vertex = ring[index]
  if (!vertex) throw new RangeError(`no dot ${index} among ${ring.length}`)
  return vertex
}
