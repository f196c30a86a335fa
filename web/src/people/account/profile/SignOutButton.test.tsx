// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { deviceDrafts } from '../../../platform/draft/device.ts'
import { clearDrafts, keepDraft } from '../../../platform/draft/draftSync.ts'
import { SignOutButton } from './SignOutButton.tsx'

const call = fakeServer()
const names = () => call.mock.calls.map(([name]) => name)
const me = () => queryClient.setQueryData(keys.me, { id: 'me' } as Me)
const left = async () => (await deviceDrafts('me')).map(({ key }) => key)

/** Presses the button as a person whose device has these drafts, which the server does not accept. */
async function signOut(...drafts: string[]): Promise<void> {
  me()
  call.mockReset()
  call.mockImplementation(async (name) => {
    if (name === 'draft.save') throw new TypeError('Failed to fetch')
    return {}
  })
  // The test environment has no storage, so the drafts are only kept in memory.
  for (const key of drafts) await keepDraft('message', key, { title: 'Storm' }, 'message').catch(() => undefined)
  const router = createRouter({
    routeTree: createRootRoute({ component: SignOutButton }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
}
const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const isOut = () => waitFor(() => expect(names()).toContain('account.signOut'))

afterEach(async () => {
  cleanup()
  me()
  await clearDrafts()
  queryClient.clear()
})

test('SignOutButton asks about drafts that are on this device alone, and does not sign out a person who chooses to stay', async () => {
  await signOut('one', 'two')
  expect(await screen.findByText('2 things are on this device only')).toBeTruthy()
  await choose('Stay signed in')
  expect(names()).not.toContain('account.signOut')
  expect(await left()).toEqual(['one', 'two'])
})

test('SignOutButton without unsent drafts signs out at once', async () => {
  await signOut()
  await isOut()
})

test('SignOutButton keeps unsent drafts if the person chooses so', async () => {
  await signOut('one')
  await choose('Keep and sign out')
  await isOut()
  expect(await left()).toEqual(['one'])
})

test('SignOutButton deletes unsent drafts if the person chooses so', async () => {
  await signOut('one')
  await choose('Delete and sign out')
  await isOut()
  await waitFor(async () => expect(await left()).toEqual([]))
})
