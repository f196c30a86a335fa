import { describe, expect, it } from 'vitest'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import {
  addVertex,
  closeRing,
  deleteVertex,
  type Draft,
  EMPTY_DRAFT,
  insertMidpoint,
  moveVertex,
  openRing,
  type Operation,
  positionAt,
  replaceDraft,
} from './operations.ts'

const corners: Position[] = [
  [5, 53],
  [6, 53],
  [6, 54],
]
const line: Draft = { ring: corners, closed: false }
const triangle: Draft = { ring: corners, closed: true }
const middle: Position = [5.5, 53]

describe('operations, errors', () => {
  it.each<[string, Operation, Draft]>([
    ['moveVertex of a vertex that does not exist', moveVertex(3, middle), line],
    ['deleteVertex of a vertex that does not exist', deleteVertex(-1), line],
    ['addVertex to a closed shape', addVertex(middle), triangle],
    ['insertMidpoint on the closing edge of an open line', insertMidpoint(2, middle), line],
    ['insertMidpoint in an empty draft', insertMidpoint(0, middle), EMPTY_DRAFT],
    ['closeRing of two vertices', closeRing, { ring: corners.slice(1), closed: false }],
  ])('throws a RangeError for %s', (_, operation, draft) => expect(() => operation(draft)).toThrow(RangeError))
})

describe('operations', () => {
  it.each<[string, Operation, Draft, Draft]>([
    ['addVertex adds a first vertex', addVertex(middle), EMPTY_DRAFT, { ring: [middle], closed: false }],
    ['addVertex adds a vertex at the end', addVertex(middle), line, { ring: [...corners, middle], closed: false }],
    [
      'moveVertex moves a vertex',
      moveVertex(1, middle),
      triangle,
      { ring: [corners[0]!, middle, corners[2]!], closed: true },
    ],
    [
      'insertMidpoint inserts a vertex',
      insertMidpoint(0, middle),
      line,
      { ring: corners.toSpliced(1, 0, middle), closed: false },
    ],
    [
      'insertMidpoint inserts a vertex on the closing edge',
      insertMidpoint(2, middle),
      triangle,
      { ring: [...corners, middle], closed: true },
    ],
    ['deleteVertex deletes a vertex', deleteVertex(0), line, { ring: corners.slice(1), closed: false }],
    ['deleteVertex opens a triangle', deleteVertex(0), triangle, { ring: corners.slice(1), closed: false }],
    ['closeRing closes a line', closeRing, line, triangle],
    ['openRing opens a ring', openRing, triangle, line],
    ['replaceDraft replaces the draft', replaceDraft(EMPTY_DRAFT), triangle, EMPTY_DRAFT],
  ])('%s, with undo and redo', (_, operation, before, after) => {
    const copy = structuredClone(before)
    const result = operation(before)
    expect(result.draft).toEqual(after)
    const undone = result.undo(result.draft)
    expect(undone.draft).toEqual(copy)
    expect(undone.undo(undone.draft).draft).toEqual(after)
    expect(before).toEqual(copy)
  })
})

describe('positions', () => {
  it.each([
    [6.58956012345, 53.2145781111, [6.5895601, 53.2145781]],
    [366.5, 53, [6.5, 53]],
    [-190, 10, [170, 10]],
    [180, 85, [180, 85]],
    [-180, -89, [-180, -85]],
  ])('positionAt for %d, %d rounds to 7 decimals, wraps the longitude and limits the latitude', (lng, lat, kept) =>
    expect(positionAt(lng, lat)).toEqual(kept),
  )
})
