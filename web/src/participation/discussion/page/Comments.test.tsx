// @vitest-environment happy-dom
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommentView, ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { Comments } from './Comments.tsx'

const call = fakeServer()
const thread = { id: 't', comments: 0 } as ThreadView
const community = {
  id: 'c',
  title: 'Dunes',
  creator: { id: 'o', name: 'Ola' },
  mods: ['o'],
  mine: null,
} as CommunityView

async function show(mine: CommunityView['mine'] = null) {
  const root = createRootRoute({ component: Outlet })
  const main = createRoute({ getParentRoute: () => root, id: 'main' })
  const post = createRoute({
    getParentRoute: () => main,
    path: 'post/$id',
    component: () => <Comments thread={thread} community={{ ...community, mine }} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([main.addChildren([post])]),
    history: createMemoryHistory({ initialEntries: ['/post/t'] }),
  })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const MEMBER = { subscribed: true, owner: false, moderator: false } as CommunityView['mine']
const commentOf = (id: string, vote: -1 | 0 | 1, author = 'r') =>
  ({
    id,
    threadId: 't',
    creator: { id: author, name: 'Ruth' },
    createdAt: '2026-11-01T10:00:00Z',
    editedAt: null,
    text: 'Quiet there',
    mentions: [],
    quote: null,
    photos: [],
    up: 0,
    down: 0,
    deleted: null,
    version: 1,
    mine: { vote, reported: false },
  }) satisfies Partial<CommentView>

/** Renders the comments for a signed-in person, with the community's `mine` part. */
async function showTo(mine: CommunityView['mine'], comments: object[]) {
  const me = { id: 'me', name: 'Me', verified: true } as Me
  queryClient.setQueryData(keys.me, me)
  call.mockImplementation(async (name) =>
    name === 'account.me' ? me : { items: comments, next: null, previous: null },
  )
  await show(mine)
  await screen.findAllByText('Quiet there')
}
const votesAreSeen = () =>
  screen.queryAllByText(`${en.discussion.vote.seen} Names appear and disappear in groups of at least 5.`).length

/** Makes the fake server answer the calls of a guest. */
const serve = (comments: () => Promise<unknown>) =>
  call.mockImplementation((name) => (name === 'account.me' ? Promise.resolve(null) : comments()))
const box = () => screen.queryByLabelText(en.discussion.compose.label)

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  queryClient.setQueryData(keys.me, null)
})
afterEach(cleanup)

test('Comments shows a guest the box to write in only after the comments have loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  serve(() => promise)
  await show()
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('feed.comments.of', expect.anything()))
  expect(box()).toBeNull()
  resolve({ items: [], next: null, previous: null })
  expect(await screen.findByLabelText(en.discussion.compose.label)).toBeTruthy()
})

test('Comments shows a guest the box to write in even if the comments fail to load', async () => {
  serve(() => Promise.reject(new AppError('general')))
  await show()
  expect(await screen.findByLabelText(en.discussion.compose.label)).toBeTruthy()
})

test('Comments says once, above the list, who sees votes', async () => {
  await showTo(MEMBER, [commentOf('1', 0), commentOf('2', 0)])
  expect(votesAreSeen()).toBe(1)
})

test('Comments has no note on who sees votes if the person has voted before or cannot vote', async () => {
  await showTo(MEMBER, [commentOf('1', 0), commentOf('2', -1)])
  expect(votesAreSeen()).toBe(0)
  cleanup()
  queryClient.clear()
  await showTo({ ...MEMBER, subscribed: false } as CommunityView['mine'], [commentOf('1', 0)])
  expect(votesAreSeen()).toBe(0)
})
