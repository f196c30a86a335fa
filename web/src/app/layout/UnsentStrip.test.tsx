// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setConnection } from '../../platform/shell/states/status.ts'
import { setUnsentActs } from '../../platform/outbox/unsentActs.ts'
import { UnsentStrip } from './UnsentStrip.tsx'

afterEach(() => {
  cleanup()
  setConnection('connecting')
  setUnsentActs(0, 0)
})

async function showOn(page: string, count: number, refused: number): Promise<HTMLElement> {
  setUnsentActs(count, refused)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <UnsentStrip page={page} /> }),
    history: createMemoryHistory(),
  })
  const { container } = await act(async () => render(<RouterProvider router={router} />))
  return container
}

test('UnsentStrip counts what was refused, except on the page that lists it', async () => {
  setConnection('online')
  await showOn('/home', 3, 2)
  expect(await screen.findByText('2 things weren’t sent and need you.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/unsent')
  cleanup()
  expect((await showOn('/unsent', 3, 2)).textContent).toBe('')
})

test('UnsentStrip counts what waits while the server is out of reach, and says nothing of it otherwise', async () => {
  setConnection('away')
  await showOn('/home', 1, 0)
  expect(await screen.findByText(/1 thing waits on this device/)).toBeTruthy()
  cleanup()
  setConnection('online')
  expect((await showOn('/home', 1, 0)).textContent).toBe('')
})
