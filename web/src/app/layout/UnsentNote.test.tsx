// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import type { Entry } from '../../platform/outbox/act.ts'
import { NOTHING, outboxState } from '../../platform/outbox/outboxState.ts'
import { setConnection } from '../../platform/shell/states/status.ts'
import { ConnectionStrip } from './ConnectionStrip.tsx'

const me = { id: 'ann' } as Me
const entry = (id: string, personId: string, refused: boolean) =>
  ({ id, personId, refusal: refused ? { code: 'ended', issues: [] } : null }) as unknown as Entry

fakeServer().mockImplementation(async () => me)

beforeEach(() => {
  queryClient.setQueryData(keys.me, me)
})
afterEach(() => {
  cleanup()
  setConnection('connecting')
  outboxState.set(() => NOTHING)
})

async function showOn(page: string, ...entries: Entry[]): Promise<HTMLElement> {
  outboxState.set(() => ({ ...NOTHING, entries }))
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ConnectionStrip page={page} /> }),
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

test('ConnectionStrip says nothing of what another person left on the device', async () => {
  setConnection('online')
  const container = await showOn('/map', entry('a', 'ben', true))
  expect(container.textContent).toBe('')
})

test('ConnectionStrip counts what was refused, with room of its own, except on the page that lists it', async () => {
  setConnection('online')
  const container = await showOn('/map', entry('a', 'ann', true), entry('b', 'ann', true))
  expect(await screen.findByText('2 things weren’t sent and need you.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/unsent')
  expect(container.querySelector('[data-over]')).toBeNull()
  cleanup()
  expect((await showOn('/unsent', entry('a', 'ann', true))).textContent).toBe('')
})

test('ConnectionStrip counts what waits while the server is out of reach', async () => {
  setConnection('away')
  await showOn('/map', entry('a', 'ann', false))
  expect(await screen.findByText(/1 thing waits on this device/)).toBeTruthy()
})
