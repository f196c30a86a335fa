// @vitest-environment happy-dom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useBackCloses } from './useBackCloses.ts'

// These tests use the real router: `useBackCloses` increments `__TSR_index`, by which the router distinguishes Back from Forward.

let moves: string[] = []
let stop: () => void = () => undefined

async function show() {
  window.history.replaceState(null, '', '/list')
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: () => 'The list' })
  const page = createRoute({ getParentRoute: () => root, path: '/page', component: Page })
  const history = createBrowserHistory()
  const router = createRouter({ routeTree: root.addChildren([list, page]), history })
  render(<RouterProvider router={router} />)
  await screen.findByText('The list')
  await act(() => router.navigate({ to: '/page' as string }))
  stop = history.subscribe(({ action, location }) => moves.push(`${action.type} ${location.pathname}`))
  return { history, router }
}

function Page() {
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  return <button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button>
}

const press = async (name: string) => {
  await act(async () => (await screen.findByRole('button', { name })).click())
  await settle()
}
const back = async () => {
  await act(async () => window.history.back())
  await settle()
}
// The browser goes back in a later task.
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

beforeEach(() => (moves = []))
afterEach(() => {
  stop()
  cleanup()
})

test('useBackCloses adds one history entry for an open layer, and Back closes the layer on the same page', async () => {
  const { history } = await show()
  const before = history.location.state.__TSR_index
  await press('Open')
  expect(history.location.state.__TSR_index).toBe(before + 1)
  expect(history.location.pathname).toBe('/page')
  moves = []
  await back()
  await screen.findByRole('button', { name: 'Open' })
  expect(moves).toEqual(['BACK /page'])
  expect(history.location.state.__TSR_index).toBe(before)
  moves = []
  await back()
  await screen.findByText('The list')
  expect(moves).toEqual(['BACK /list'])
})

test('useBackCloses leaves no history entry for a layer closed by its button', async () => {
  const { history } = await show()
  const before = history.location.state.__TSR_index
  await press('Open')
  await press('Close')
  expect(history.location.state.__TSR_index).toBe(before)
  expect(history.location.pathname).toBe('/page')
  await back()
  await screen.findByText('The list')
})

test("useBackCloses lets a link in the layer replace the layer's history entry, and Back returns to the page below", async () => {
  const { history, router } = await show()
  const before = history.location.state.__TSR_index
  await press('Open')
  await act(() => router.navigate({ to: '/list' as string, replace: true }))
  await settle()
  expect(history.location.pathname).toBe('/list')
  expect(history.location.state.__TSR_index).toBe(before + 1)
  await back()
  await screen.findByRole('button', { name: 'Open' })
})
