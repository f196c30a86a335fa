// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { deviceIntent } from '../../platform/session/deviceIntent.ts'
import { topToast } from '../../platform/ui/overlay/toasts.ts'
import { useBegin } from './useBegin.ts'

const call = fakeServer()
const KEY = '7b0a4d2e-7f0e-4c3d-9a51-0f6f3c1f2b11'

function Save() {
  const begin = useBegin()
  return (
    <>
      <button type="button" onClick={() => void begin({ act: 'save', input: { key: KEY }, name: 'The heath' })}>
        Save
      </button>
      <button type="button" onClick={() => void begin({ act: 'like', input: { areaId: KEY }, name: 'The heath' })}>
        Like
      </button>
    </>
  )
}

/** Renders a page with the buttons Save and Like for a person; null for a guest, undefined while the server has not said who it is. */
function show(me: Partial<Me> | null | undefined) {
  queryClient.setQueryData(keys.me, me as Me | null | undefined)
  const root = createRootRoute()
  const page = (path: string, component = () => <></>) => createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([page('/add-area', Save), page('/login'), page('/register')]),
    history: createMemoryHistory({ initialEntries: ['/add-area'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

/** Presses Save. @returns the URL to which the app then navigates */
async function begun(me: Partial<Me> | null): Promise<string> {
  call.mockImplementation(async () => queryClient.getQueryData(keys.me))
  const router = show(me)
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/add-area'))
  return router.state.location.href
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
})
afterEach(cleanup)

test('useBegin: a person whose session has ended sees a toast and the sign-in page, and the area to save is kept on the device', async () => {
  expect(await begun({ id: 'me', verified: true, subs: [] })).toBe('/login?then=%2Fadd-area')
  expect(deviceIntent()).toMatchObject({ act: 'save', input: { key: KEY }, then: '/add-area' })
  expect(queryClient.getQueryData(keys.me)).toBeNull()
  expect(topToast()).toBeTruthy()
})

test('useBegin: a person whose account is still loading stays on the page, and their like is sent to the account', async () => {
  const knowing = Promise.withResolvers<unknown>()
  const view = { id: 'kept', state: 'done', then: '/area/a', community: null }
  call.mockImplementation(async (name) => (name === 'account.me' ? knowing.promise : view))
  const router = show(undefined)
  fireEvent.click(await screen.findByRole('button', { name: 'Like' }))
  knowing.resolve({ id: 'me', verified: true, subs: [] })
  await waitFor(() => expect(call).toHaveBeenCalledWith('intent.keep', expect.objectContaining({ act: 'like' })))
  expect([router.state.location.pathname, deviceIntent()]).toEqual(['/add-area', null])
})

test('useBegin: a guest who saves is led to register, and the area to save is kept on the device', async () => {
  expect(await begun(null)).toBe('/register?then=%2Fadd-area')
  expect(deviceIntent()).toMatchObject({ act: 'save', input: { key: KEY } })
})
