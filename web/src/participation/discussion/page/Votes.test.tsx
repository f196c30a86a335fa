// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../../kinds.ts'
import { findCached } from '../../../platform/api/cache.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { topToast } from '../../../platform/ui/overlay/toasts.ts'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { Votes } from './Votes.tsx'
import { listKey } from '../../../content/contentCache.ts'

const call = fakeServer()
const listKeyOfThread = [...listKey('comment', 't'), 'first']
const comment = {
  id: 'c',
  threadId: 't',
  up: 3,
  down: 1,
  version: 1,
  mine: { vote: 0, reported: false },
} as CommentView
const cachedComment = () => findCached<CommentView>(queryClient.getQueryData(listKeyOfThread), 'c')

const renderVotes = (refused = () => false) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Votes comment={comment} name="Ruth" refused={refused} closed={false} />
    </QueryClientProvider>,
  )
const up = () => screen.getByRole('button', { name: 'Vote up: 3' })

beforeEach(() => {
  call.mockReset()
  queryClient.clear()
  queryClient.setQueryData(listKeyOfThread, {
    pages: [{ items: [comment], next: null, previous: null }],
    pageParams: [{}],
  })
})
afterEach(cleanup)

test('Votes sends nothing for a person who may not vote', () => {
  renderVotes(() => true)
  fireEvent.click(up())
  expect(call).not.toHaveBeenCalled()
  expect(cachedComment()?.up).toBe(3)
})

test('Votes counts a vote at once, and takes it back with a message if the server refuses it', async () => {
  let refuse: (error: unknown) => void = () => undefined
  call.mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
  renderVotes()
  fireEvent.click(up())
  await waitFor(() => expect(cachedComment()).toMatchObject({ up: 4, mine: { vote: 1 } }))
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  await act(async () => refuse(new AppError('not-subscribed')))
  await waitFor(() => expect(cachedComment()).toMatchObject({ up: 3, mine: { vote: 0 } }))
  expect(topToast()?.text).toBe('Join this community first to take part.')
})

test('Votes sends one vote for a double click', async () => {
  call.mockImplementation(async () => ({ ...comment, up: 4, version: 2, mine: { vote: 1, reported: false } }))
  renderVotes()
  fireEvent.click(up())
  fireEvent.click(up())
  await waitFor(() => expect(cachedComment()).toMatchObject({ up: 4, version: 2 }))
  expect(call.mock.calls.map(([name]) => name)).toEqual(['upVoteComment'])
})
