// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../kinds.ts'
import { commentAct, commentDeleteAct, commentVoteAct } from '../../participation/discussion/discussionActs.ts'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { outbox } from '../../platform/outbox/outbox.ts'
import { setConnection } from '../../platform/shell/states/status.ts'
import { topToast } from '../../platform/ui/overlay/toasts.ts'
import { UnsentPage } from './UnsentPage.tsx'

const call = fakeServer()
const me = { id: 'ann', name: 'Ann' } as Me
const ABOUT = { title: 'The path', words: 'Still worth saying.', then: '/post/t' }
const upVote = { commentId: 'c', threadId: 't', before: 0, vote: 1 } as const
const comment = {
  comment: { id: 'c', threadId: 't', text: 'Still worth saying.' },
  written: { text: 'Still worth saying.', people: [], quoted: null, photos: [] },
}
const deletion = {
  ref: { kind: 'comment', id: 'c', parentId: 't', communityId: 'l' } as const,
  before: { id: 'c', version: 1 } as CommentView,
  at: '2026-05-04T10:00:00.000Z',
}

beforeEach(async () => {
  queryClient.setQueryData(keys.me, me)
  call.mockReset().mockImplementation(async (name) => (name === 'account.me' ? me : null))
  setConnection('offline')
})
afterEach(async () => {
  cleanup()
  for (const { id } of outbox.state.get().entries) await outbox.discard(id)
  setConnection('connecting')
  queryClient.clear()
  localStorage.clear()
})

async function show(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: UnsentPage }),
    history: createMemoryHistory(),
  })
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('UnsentPage says that everything is sent if nothing waits', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Everything is sent' })).toBeTruthy()
})

test('UnsentPage lists the unsent actions in the order in which they are sent, without those of another person', async () => {
  await outbox.post(commentAct, comment, ABOUT)
  await outbox.post(commentVoteAct, upVote, { ...ABOUT, words: '' })
  queryClient.setQueryData(keys.me, { ...me, id: 'ben' })
  await outbox.post(commentVoteAct, { ...upVote, commentId: 'd' }, { ...ABOUT, title: 'Ben’s' })
  queryClient.setQueryData(keys.me, me)
  await show()
  expect(rows()).toEqual([
    expect.stringMatching(/^CommentOn this device.*The pathStill worth saying\./),
    expect.stringMatching(/^Vote on a commentOn this device.*The path/),
  ])
})

test('UnsentPage says why a comment was refused, offers Undo after deleting the comment, and opens its text for editing', async () => {
  await outbox.post(commentAct, comment, ABOUT)
  await show()
  call.mockImplementation(async (name) => {
    if (name === 'account.me') return me
    throw new AppError('not-found')
  })
  setConnection('online')
  await act(() => outbox.send())
  expect(rows()).toEqual([expect.stringMatching(/^CommentNeeds you/)])
  expect(screen.getByText('What it was about no longer exists.')).toBeTruthy()
  await press('Delete')
  expect(screen.getByText('Everything is sent')).toBeTruthy()
  await act(async () => topToast()?.action?.onPress())
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^CommentNeeds you/)]))
  await press('Edit')
  await waitFor(() => expect(screen.getByText('Everything is sent')).toBeTruthy())
  expect(sessionStorage.getItem('form:comment t')).toContain('Still worth saying.')
})

test('UnsentPage can cancel an unsent deletion of a comment, and then shows a toast that offers Undo', async () => {
  await outbox.post(commentDeleteAct, deletion, ABOUT)
  await show()
  await press('Don’t delete')
  expect(screen.getByText('Everything is sent')).toBeTruthy()
  expect(topToast()?.text).toBe('It isn’t deleted.')
  await act(async () => topToast()?.action?.onPress())
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Delete a commentOn this device/)]))
})

test('UnsentPage offers to compare both versions of a comment refused as a conflict, and shows no button to try again', async () => {
  await outbox.post(commentAct, comment, ABOUT)
  await show()
  call.mockImplementation(async (name) => {
    if (name === 'account.me') return me
    throw new AppError('conflict')
  })
  setConnection('online')
  await act(() => outbox.send())
  expect(screen.getByRole('button', { name: 'Compare both' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
