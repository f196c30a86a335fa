// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageOf } from '../../pages.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { pathNames, type PathName } from '../../platform/paths.ts'
import { withLayout } from './withLayout.tsx'

const fetchMap = vi.hoisted(() => vi.fn())
vi.mock('../../map/view/MapCanvas.tsx', () => {
  fetchMap()
  return { MapCanvas: () => null }
})

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Shows a page with its access checks to a guest or a signed-in person. The content of the page is the word 'Within'. */
async function show(name: PathName, me: { admin: boolean } | null): Promise<void> {
  queryClient.setQueryData(keys.me, me)
  const Page = await withLayout({ ...pageOf(name), load: async () => () => 'Within' })()
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute({ component: () => <Page /> }), history })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('withLayout fetches the code of the map along with a page for drawing, but not with the login page', async () => {
  // This test has to be the first: a module is fetched only once.
  const load = async () => () => 'Within'
  await withLayout({ ...pageOf('login'), load })()
  expect(fetchMap).not.toHaveBeenCalled()
  await withLayout({ ...pageOf('addArea'), load })()
  await vi.waitFor(() => expect(fetchMap).toHaveBeenCalledOnce())
})

const signIn = () => screen.findByRole('link', { name: 'Sign in' })

describe.each(pathNames.filter((name) => pageOf(name).who === 'person'))('withLayout: %s', (name) => {
  test('a page for signed-in people asks a guest to sign in', async () => {
    await show(name, null)
    expect(await signIn()).toBeTruthy()
    expect(screen.queryByText('Within')).toBeNull()
  })

  test('a page for signed-in people is shown to a signed-in person', async () => {
    await show(name, { admin: false })
    expect(await screen.findByText('Within')).toBeTruthy()
  })
})

describe.each(pathNames.filter((name) => pageOf(name).who === 'admin'))('withLayout: %s', (name) => {
  test('a page for admins asks a guest to sign in', async () => {
    await show(name, null)
    expect(await signIn()).toBeTruthy()
    expect(screen.queryByText('Within')).toBeNull()
  })

  test("a page for admins shows 'nothing here' to a signed-in person without admin rights", async () => {
    await show(name, { admin: false })
    expect(await screen.findByText('Sorry, nothing here...')).toBeTruthy()
    expect(screen.queryByText('Within')).toBeNull()
  })

  test('a page for admins is shown to an admin', async () => {
    await show(name, { admin: true })
    expect(await screen.findByText('Within')).toBeTruthy()
  })
})
