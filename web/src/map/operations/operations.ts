import { LAT_MAX, LNG_MAX } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { OtherRing } from '@fieldfare/shared/geo/rings.ts'

/** A border that was there already, and the digest of the draft that it was at first: another one says that it was changed. */
export interface BorderOrigin {
  readonly source: string
  readonly id: string
  readonly licence: string
  readonly dated: string
  readonly digest: number
}

/** The effect of a line on the rest of its shape once it is done: adds land, cuts land out, or splits the shape in two. */
export type Goal = 'add' | 'cut' | 'split'

/**
 * An unfinished shape: the vertices of the ring under the hand in order, in degrees, the first not repeated at the end, and the
 * rings beside it. Plain data, so that a wizard can keep it and continue with it later. Operations never change a draft, they
 * return the next one.
 */
export interface Draft {
  readonly ring: readonly Position[]
  readonly closed: boolean
  /** The ring under the hand takes land out. */
  readonly hole?: boolean | undefined
  /** The finished rings of the shape that are not under the hand. */
  readonly others?: readonly OtherRing[] | undefined
  /** Set while the ring is drawn to change the others, which are the whole shape then. */
  readonly goal?: Goal | undefined
  /** The border that the shape began as. */
  readonly begun?: BorderOrigin | undefined
}

export const EMPTY_DRAFT: Draft = { ring: [], closed: false }
/** A ring needs at least three vertices to enclose land. */
export const RING_MIN = 3

/** One edit. Given the draft it was made for, it returns the next draft and the operation that reverts it. */
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

/** Moves the vertex at an index to a position in degrees. Its undo moves it back. Throws a RangeError if there is none. */
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

/** Closes an open line of at least three vertices. Its undo opens it. Throws a RangeError when there are fewer. */
export const closeRing: Operation = (draft) => {
  if (draft.ring.length < RING_MIN) throw new RangeError(`${draft.ring.length} dots do not make a shape`)
  return { draft: { ...draft, closed: true }, undo: openRing }
}

/** Opens a closed shape between its last vertex and its first, to continue from the last. Its undo closes it. */
export const openRing: Operation = (draft) => ({ draft: { ...draft, closed: false }, undo: closeRing })

/** Replaces the draft by another one, such as an empty one to start again. Its undo brings the old one back. */
export const replaceDraft =
  (next: Draft): Operation =>
  (draft) => ({ draft: next, undo: replaceDraft(draft) })

/** Takes another ring of the shape under the hand. Its undo returns to the one before. Throws a RangeError when there is none. */
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
 * Begins a line that changes the shape: the ring under the hand joins the others, and an empty one begins. Throws a RangeError on
 * an open ring. Its undo brings the ring back.
 */
export const beginGoal =
  (goal: Goal): Operation =>
  (draft) => {
    if (!draft.closed) throw new RangeError('an open ring is no shape to change')
    const rings = [{ ring: draft.ring, hole: draft.hole ?? false }, ...(draft.others ?? [])]
    return { draft: { ring: [], closed: false, others: rings, goal, begun: draft.begun }, undo: replaceDraft(draft) }
  }

/** The vertices of all rings of a draft. */
export const cornersOf = ({ ring, others = [] }: Draft): number =>
  others.reduce((count, other) => count + other.ring.length, ring.length)

/**
 * Rounds a position as it is stored: 7 decimals of a degree (about 1 cm), longitude within one world however often the map was
 * turned around, latitude within the map.
 */
export function positionAt(lng: number, lat: number): Position {
  const turns = Math.floor((lng + LNG_MAX) / (2 * LNG_MAX))
  const within = Math.abs(lng) <= LNG_MAX ? lng : lng - turns * 2 * LNG_MAX
  return [round(within), round(Math.min(LAT_MAX, Math.max(-LAT_MAX, lat)))]
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

/** The vertex at an index. Throws a RangeError when there is none: the operation was made for another draft. */
export function vertexAt({ ring }: Draft, index: number): Position {
  const vertex = ring[index]
  if (!vertex) throw new RangeError(`no dot ${index} among ${ring.length}`)
  return vertex
}
