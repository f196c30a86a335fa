// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { paths } from '../../platform/paths.ts'
import { PeoplePage } from './PeoplePage.tsx'

let call: ReturnType<typeof fakeServer>
beforeEach(() => {
  queryClient.clear()
  call = fakeServer()
  call.mockImplementation(async () => ({ items: [], next: null }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows the page of people. A link to one person's page stays loading until `arrive` is called. */
function renderPage() {
  let arrive!: () => void
  const loaded = new Promise<void>((done) => (arrive = done))
  const root = createRootRoute({ component: Outlet })
  const main = createRoute({ getParentRoute: () => root, id: 'main', component: Outlet })
  const people = createRoute({ getParentRoute: () => main, path: paths.people, component: PeoplePage })
  const person = createRoute({ getParentRoute: () => main, path: '/one', loader: () => loaded })
  const routeTree = root.addChildren([main.addChildren([people, person])])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [paths.people] }) })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { router, arrive }
}

test('PeoplePage searches after a pause in typing and puts the typed words into the URL', async () => {
  const { router } = renderPage()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Ruth' } })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ words: 'Ruth' }))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
})

test("PeoplePage: a person's page that is opened just after typing in the search stays open", async () => {
  const { router, arrive } = renderPage()
  const box = await screen.findByRole('searchbox')
  vi.useFakeTimers()
  fireEvent.change(box, { target: { value: 'Ruth' } })
  void router.navigate({ to: '/one' as never })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  arrive()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(router.state.location.pathname).toBe('/one')
})
