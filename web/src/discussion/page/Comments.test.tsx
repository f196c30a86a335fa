// @vitest-environment happy-dom
import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ThreadView } from '@fieldfare/shared/discussion.ts'
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
import { fakeServer } from '../../api/fakeServer.ts'
import { keys, queryClient } from '../../api/queries.ts'
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

async function show() {
  const root = createRootRoute({ component: Outlet })
  const main = createRoute({ getParentRoute: () => root, id: 'main' })
  const post = createRoute({
    getParentRoute: () => main,
    path: 'post/$id',
    component: () => <Comments thread={thread} community={community} />,
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
/** The server that knows no session. */
const serve = (comments: () => Promise<unknown>) =>
  call.mockImplementation((name) => (name === 'account.me' ? Promise.resolve(null) : comments()))
const prompt = () => screen.queryByText(en.community.take.guest)

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  queryClient.setQueryData(keys.me, null)
})
afterEach(cleanup)

test('what a guest is asked to do waits for the comments, which would push it down', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  serve(() => promise)
  await show()
  await vi.waitFor(() => expect(call).toHaveBeenCalledWith('feed.comments.of', expect.anything()))
  expect(prompt()).toBeNull()
  resolve({ items: [], next: null, previous: null })
  expect(await screen.findByText(en.community.take.guest)).toBeTruthy()
})

test('it is asked although the comments cannot be read', async () => {
  serve(() => Promise.reject(new AppError('general')))
  await show()
  expect(await screen.findByText(en.community.take.guest)).toBeTruthy()
})
