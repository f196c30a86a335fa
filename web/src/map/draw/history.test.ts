import { expect, it } from 'vitest'
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
  replaceDraft,
} from '../operations/operations.ts'
import { goBack, goForth, type History, perform, startHistory } from './history.ts'

it('has nothing to take back or do again at the start', () => {
  const start = startHistory(EMPTY_DRAFT)
  expect(goBack(start)).toBe(start)
  expect(goForth(start)).toBe(start)
})

it('forgets what was taken back once something else is done', () => {
  const two = perform(perform(startHistory(EMPTY_DRAFT), addVertex([5, 53])), addVertex([6, 53]))
  const other = perform(goBack(two), addVertex([7, 53]))
  expect(goForth(other)).toBe(other)
  expect(other.draft.ring).toEqual([
    [5, 53],
    [7, 53],
  ])
})

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

function anyOperation({ ring, closed }: Draft, random: () => number): Operation {
  const position: Position = [random() * 360 - 180, random() * 170 - 85]
  const index = Math.floor(random() * ring.length)
  const possible: Operation[] = [replaceDraft({ ring: ring.slice(0, 2), closed: false })]
  if (!closed) possible.push(addVertex(position), addVertex(position), addVertex(position))
  if (!closed && ring.length >= 3) possible.push(closeRing)
  if (ring.length > 0) possible.push(moveVertex(index, position), deleteVertex(index))
  if (closed || index < ring.length - 1) possible.push(insertMidpoint(index, position))
  if (closed) possible.push(openRing)
  return possible[Math.floor(random() * possible.length)]!
}

it.each([1, 2, 3, 4, 5])('comes back to every draft and forth again, whatever was done (%i)', (seed) => {
  const random = randomFrom(seed * 7919)
  let history: History = startHistory(EMPTY_DRAFT)
  const drafts = [history.draft]
  for (let step = 0; step < 300; step++) {
    history = perform(history, anyOperation(history.draft, random))
    drafts.push(history.draft)
  }
  for (const draft of drafts.toReversed().slice(1)) {
    history = goBack(history)
    expect(history.draft).toEqual(draft)
  }
  for (const draft of drafts.slice(1)) {
    history = goForth(history)
    expect(history.draft).toEqual(draft)
  }
})
