// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { SubscribeButton } from './SubscribeButton.tsx'

const call = fakeServer()
const community = { id: 'c', title: 'Dunes of Texel', creator: { id: 'o', name: 'Jelle' } }

function show(me: Partial<Me>, mine: Partial<CommunityView['mine']> = {}) {
  queryClient.setQueryData(keys.me, { id: 'm', subs: [], ...me })
  const page = createRootRoute({
    component: () => <SubscribeButton community={{ ...community, mine: mine as CommunityView['mine'] }} kind="call" />,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree: page, history: createMemoryHistory() })} />
    </QueryClientProvider>,
  )
  return screen.findByRole('button')
}

beforeEach(() => {
  queryClient.clear()
  call.mockReset().mockResolvedValue({})
})
afterEach(cleanup)

test('SubscribeButton is orange for a person who can join, but not for the owner of the land', async () => {
  await show({ id: 'o' })
  expect(screen.getByRole('button', { name: 'Join Dunes of Texel' }).className).not.toContain('call')
  cleanup()
  await show({})
  expect(screen.getByRole('button', { name: 'Join Dunes of Texel' }).className).toContain('call')
})

test('SubscribeButton of a member shows the membership; its dialog says what ends on leaving, and has a button to leave', async () => {
  await show({ subs: ['c'] }, { moderator: true, owner: false })
  expect(screen.queryByText(/Leave/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Member of Dunes of Texel' }))
  expect(screen.getByRole('dialog', { name: 'Member of Dunes of Texel' }).textContent).toContain(
    'When you leave, that ends too',
  )
  expect(call.mock.calls.map(([name]) => name)).not.toContain('unsubscribe')
  fireEvent.click(screen.getByRole('button', { name: 'Leave community' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith('unsubscribe', { landId: 'c' }))
})
