// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { PersonGate } from './PersonGate.tsx'
import { rememberVisitor } from '../../platform/shell/routing/visitor.ts'

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/my-areas',
    component: () => <PersonGate>Mine</PersonGate>,
  })
  const history = createMemoryHistory({ initialEntries: ['/my-areas?order=rating'] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

// Loads the code for stored answers in advance. The app loads that code at the first request.
beforeAll(() => import('../../platform/api/keptAnswers.ts'))

test('PersonGate hides the page from a guest, and its sign-in link returns to the same URL', async () => {
  queryClient.setQueryData(keys.me, null)
  show()
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(new URL(link.getAttribute('href') ?? '', 'https://here').searchParams.get('then')).toBe(
    '/my-areas?order=rating',
  )
  expect(screen.queryByText('Mine')).toBeNull()
})

test('PersonGate shows a remembered person a network error instead of a sign-in link while offline', async () => {
  rememberVisitor({ owner: false })
  queryClient.setQueryDefaults(keys.me, { retry: false })
  show()
  expect(await screen.findByText('Network error. Please check your internet connection')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('PersonGate shows the page to a signed-in person', async () => {
  queryClient.setQueryData(keys.me, { id: '1', name: 'Marijke' })
  show()
  expect(await screen.findByText('Mine')).toBeTruthy()
})
