import { countsIn, type PollView } from '@fieldfare/shared/poll.ts'
import { expect, test } from 'vitest'
import { voted } from './voted.ts'

const option = (id: string, votes: number | null) => ({ id, value: id, place: null, votes })
const poll = (votes: (number | null)[], mine: PollView['mine']) =>
  ({ options: votes.map((count, i) => option('abc'[i] ?? '', count)), mine }) as PollView
const none = { reported: false, vote: null, counts: null }

test('voted adds no counts to a poll whose counts are hidden', () => {
  const hidden = poll([null, null], none)
  expect(countsIn(voted(hidden, 'a'))).toBeNull()
  expect(voted(hidden, 'a').mine).toEqual({ ...none, vote: 'a' })
})

test('voted counts a repeated vote in a poll once, moves a changed vote to the other option and subtracts a withdrawn vote', () => {
  const first = voted(poll([3, 1], none), 'a')
  expect(countsIn(first)).toEqual({ a: 4, b: 1 })
  const moved = voted(first, 'b')
  expect(countsIn(moved)).toEqual({ a: 3, b: 2 })
  expect(countsIn(voted(moved, 'b'))).toEqual({ a: 3, b: 2 })
  expect(countsIn(voted(moved, null))).toEqual({ a: 3, b: 1 })
})

test('voted updates counts that only voters see, and removes them after the vote is withdrawn', () => {
  const votedPoll = poll([null, null], { reported: false, vote: 'a', counts: { a: 2, b: 5 } })
  expect(countsIn(voted(votedPoll, 'b'))).toEqual({ a: 1, b: 6 })
  expect(countsIn(voted(votedPoll, null))).toBeNull()
})
