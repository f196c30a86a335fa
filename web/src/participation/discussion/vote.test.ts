import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { expect, test } from 'vitest'
import { type Vote, voteCall, voted } from './vote.ts'

const comment = (vote: Vote, up: number, down: number) => ({ up, down, mine: { vote, reported: false } }) as CommentView
const counts = ({ up, down, mine }: CommentView) => [mine?.vote, up, down]

test('voted leaves a comment that a guest sees unchanged', () => {
  const cached = { ...comment(0, 3, 1), mine: null }
  expect(voted(cached, 1)).toBe(cached)
})

test('voted counts a repeated vote on a comment once', () => {
  expect(counts(voted(voted(comment(0, 3, 1), 1), 1))).toEqual([1, 4, 1])
})

test('voted replaces the opposite vote and subtracts a withdrawn one', () => {
  expect(counts(voted(comment(-1, 3, 1), 1))).toEqual([1, 4, 0])
  expect(counts(voted(comment(1, 3, 1), -1))).toEqual([-1, 2, 2])
  expect(counts(voted(comment(1, 3, 1), 0))).toEqual([0, 2, 1])
  expect(counts(voted(comment(-1, 3, 1), 0))).toEqual([0, 3, 0])
})

test('voteCall returns the name of the server call for each change of a vote', () => {
  expect([voteCall(0, 1), voteCall(-1, 1), voteCall(1, -1), voteCall(1, 0), voteCall(-1, 0)]).toEqual([
    'upVoteComment',
    'upVoteComment',
    'downVoteComment',
    'removeUpVoteComment',
    'removeDownVoteComment',
  ])
})
