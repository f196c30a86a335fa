import { holds } from '@fieldfare/shared/testing/holds.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addVertex,
  beginGoal,
  closeRing,
  deleteVertex,
  type Draft,
  EMPTY_DRAFT,
  type Goal,
  insertMidpoint,
  moveVertex,
  openRing,
  type Operation,
  replaceDraft,
  RING_MIN,
  takeRing,
} from '../operations/operations.ts'
import { goBack, goForth, type History, perform, startHistory } from './history.ts'

it('goBack and goForth change nothing in a history without steps', () => {
  const start = startHistory(EMPTY_DRAFT)
  expect(goBack(start)).toBe(start)
  expect(goForth(start)).toBe(start)
})

it('perform clears the steps that could be redone', () => {
  const two = perform(perform(startHistory(EMPTY_DRAFT), addVertex([5, 53])), addVertex([6, 53]))
  const other = perform(goBack(two), addVertex([7, 53]))
  expect(goForth(other)).toBe(other)
  expect(other.draft.ring).toEqual([
    [5, 53],
    [7, 53],
  ])
})

const position = fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -85, max: 85 }))
/** A random number that chooses a vertex, an edge or a ring by its remainder. */
const pick = fc.nat(50)
const doable = fc.record({
  what: fc.constantFrom('add', 'add', 'move', 'delete', 'insert', 'close', 'open', 'take', 'begin', 'replace'),
  goal: fc.constantFrom<Goal>('add', 'cut', 'split'),
  pick,
  position,
})
type Doable = typeof doable extends fc.Arbitrary<infer T> ? T : never

/** Returns an operation for a draft; null if the draft lacks what the operation needs, such as a vertex to move. */
function operationOn(
  { ring, closed, others = [] }: Draft,
  { what, goal, pick, position: to }: Doable,
): Operation | null {
  const index = ring.length > 0 ? pick % ring.length : -1
  switch (what) {
    case 'add':
      return closed ? null : addVertex(to)
    case 'move':
      return index < 0 ? null : moveVertex(index, to)
    case 'delete':
      return index < 0 ? null : deleteVertex(index)
    case 'insert':
      return closed || (index >= 0 && index < ring.length - 1) ? insertMidpoint(index, to) : null
    case 'close':
      return !closed && ring.length >= RING_MIN ? closeRing : null
    case 'open':
      return closed ? openRing : null
    case 'take':
      return closed && others.length > 0 ? takeRing(pick % others.length) : null
    case 'begin':
      return closed ? beginGoal(goal) : null
    default:
      return replaceDraft({ ring: ring.slice(0, 2), closed: false })
  }
}

const ring = fc.array(position, { minLength: 3, maxLength: 6 })
const begun = fc.record({
  ring,
  closed: fc.constant(true),
  hole: fc.constant(false),
  others: fc.array(fc.record({ ring, hole: fc.boolean() }), { maxLength: 2 }),
})
const start = fc.oneof(fc.constant(EMPTY_DRAFT), begun)

it('after any operations, goBack and goForth restore every draft in between', () =>
  holds([start, fc.array(doable, { maxLength: 40 })], (draft, all) => {
    let history: History = startHistory(draft)
    const drafts = [draft]
    for (const one of all) {
      const operation = operationOn(history.draft, one)
      if (!operation) continue
      const copy = structuredClone(history.draft)
      const before = history.draft
      history = perform(history, operation)
      expect(before).toEqual(copy)
      expect(goBack(history).draft).toEqual(copy)
      drafts.push(history.draft)
    }
    for (const one of drafts.toReversed().slice(1)) {
      history = goBack(history)
      expect(history.draft).toEqual(one)
    }
    for (const one of drafts.slice(1)) {
      history = goForth(history)
      expect(history.draft).toEqual(one)
    }
  }))
