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

describe('an operation refuses', () => {
  it.each<[string, Operation, Draft]>([
    ['a dot that is not there to move', moveVertex(3, middle), line],
    ['a dot that is not there to delete', deleteVertex(-1), line],
    ['a dot after the end of a closed shape', addVertex(middle), triangle],
    ['an edge that an open line does not have', insertMidpoint(2, middle), line],
    ['an edge of nothing', insertMidpoint(0, middle), EMPTY_DRAFT],
    ['two dots to close', closeRing, { ring: corners.slice(1), closed: false }],
  ])('%s', (_, operation, draft) => expect(() => operation(draft)).toThrow(RangeError))
})

describe('an operation', () => {
  it.each<[string, Operation, Draft, Draft]>([
    ['adds a first dot', addVertex(middle), EMPTY_DRAFT, { ring: [middle], closed: false }],
    ['adds a dot at the end', addVertex(middle), line, { ring: [...corners, middle], closed: false }],
    ['moves a dot', moveVertex(1, middle), triangle, { ring: [corners[0]!, middle, corners[2]!], closed: true }],
    ['inserts a dot', insertMidpoint(0, middle), line, { ring: corners.toSpliced(1, 0, middle), closed: false }],
    ['inserts before the first dot', insertMidpoint(2, middle), triangle, { ring: [...corners, middle], closed: true }],
    ['deletes a dot', deleteVertex(0), line, { ring: corners.slice(1), closed: false }],
    ['opens a triangle that loses a dot', deleteVertex(0), triangle, { ring: corners.slice(1), closed: false }],
    ['closes', closeRing, line, triangle],
    ['reopens', openRing, triangle, line],
    ['replaces', replaceDraft(EMPTY_DRAFT), triangle, EMPTY_DRAFT],
  ])('%s, can be taken back and done again', (_, operation, before, after) => {
    const kept = structuredClone(before)
    const done = operation(before)
    expect(done.draft).toEqual(after)
    const undone = done.undo(done.draft)
    expect(undone.draft).toEqual(kept)
    expect(undone.undo(undone.draft).draft).toEqual(after)
    expect(before).toEqual(kept)
  })
})

describe('positionAt', () => {
  it.each([
    [6.58956012345, 53.2145781111, [6.5895601, 53.2145781]],
    [366.5, 53, [6.5, 53]],
    [-190, 10, [170, 10]],
    [180, 85, [180, 85]],
    [-180, -89, [-180, -85]],
  ])('keeps %d, %d within one world', (lng, lat, kept) => expect(positionAt(lng, lat)).toEqual(kept))
})
