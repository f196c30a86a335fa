// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setConnection } from '../../platform/shell/states/status.ts'
import type { Entry } from '../../platform/outbox/act.ts'
import { NOTHING, outboxState } from '../../platform/outbox/outboxState.ts'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { UnsentStrip } from './UnsentStrip.tsx'

const entry = (id: string, personId: string, refused: boolean) =>
  ({ id, personId, refusal: refused ? { code: 'ended', issues: [] } : null }) as unknown as Entry

fakeServer().mockImplementation(async () => ({ id: 'ann' }))

afterEach(() => {
  cleanup()
  setConnection('connecting')
  outboxState.set(() => NOTHING)
  queryClient.clear()
})

async function showOn(page: string, count: number, refused: number): Promise<HTMLElement> {
  queryClient.setQueryData(keys.me, { id: 'ann' })
  const own = Array.from({ length: count }, (_, at) => entry(String(at), 'ann', at < refused))
  outboxState.set(() => ({ ...NOTHING, entries: [...own, entry('x', 'ben', true)] }))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <UnsentStrip page={page} /> }),
    history: createMemoryHistory(),
  })
  const { container } = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  return container
}

test('UnsentStrip shows how many unsent things the server refused, except on the page that lists them', async () => {
  setConnection('online')
  await showOn('/home', 3, 2)
  expect(await screen.findByText('2 things weren’t sent and need you.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/unsent')
  cleanup()
  expect((await showOn('/unsent', 3, 2)).textContent).toBe('')
})

test('UnsentStrip shows the number of things waiting to be sent only while the server is out of reach', async () => {
  setConnection('away')
  await showOn('/home', 1, 0)
  expect(await screen.findByText(/1 thing waits on this device/)).toBeTruthy()
  cleanup()
  setConnection('online')
  expect((await showOn('/home', 1, 0)).textContent).toBe('')
})
