// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageProgress } from './PageProgress.tsx'

afterEach(cleanup)

test('PageProgress shows a progress bar over the old page while the next page loads', async () => {
  const page = Promise.withResolvers<void>()
  const root = createRootRoute({
    component: () => (
      <>
        <PageProgress />
        <Outlet />
      </>
    ),
  })
  const routes = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      component: () => (
        <button type="button" onClick={() => router.history.push('/next')}>
          Next
        </button>
      ),
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/next',
      loader: () => page.promise,
      component: () => <h1>Here</h1>,
    }),
  ]
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })
  render(<RouterProvider router={router} />)
  const link = await screen.findByText('Next')
  expect(screen.queryByRole('progressbar')).toBe(null)
  fireEvent.click(link)
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(screen.getByText('Next')).toBeTruthy()
  page.resolve()
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBe(null)
})
