// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView, MyMembership } from '@fieldfare/shared/community.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys, queryClient } from '../../../../platform/api/queries.ts'
import { HiddenStrip } from './HiddenStrip.tsx'

const membership: MyMembership = { subscribed: true, owner: false, moderator: false, request: null, hidden: null }
const community = (mine: Partial<MyMembership>) =>
  ({
    id: 'c',
    title: 'Dunes of Texel',
    creator: { id: 'maker', name: 'Mia' },
    mine: { ...membership, ...mine },
  }) as CommunityView

async function show(what: ReactNode) {
  const root = createRootRoute({ component: () => what })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(keys.me, { id: 'me', verified: true, subs: ['c'] } as Me)
})
afterEach(cleanup)

test('HiddenStrip shows the reason to the creator, a short note to an admin, and nothing for a visible community', async () => {
  const hidden = { why: 'declined', reason: 'The land of others' } as const
  await show(<HiddenStrip community={community({ owner: true, hidden })} />)
  expect(screen.getByText('Only its owner and the admins can see this community.')).toBeTruthy()
  cleanup()
  queryClient.setQueryData(keys.me, { id: 'maker' } as Me)
  await show(<HiddenStrip community={community({ owner: true, hidden })} />)
  expect(screen.getByText(/The reason: The land of others/)).toBeTruthy()
  cleanup()
  await show(<HiddenStrip community={community({ owner: true, hidden: { why: 'waiting', reason: '' } })} />)
  expect(screen.getByText(/An admin is looking at this community first/)).toBeTruthy()
  cleanup()
  await show(<HiddenStrip community={community({ owner: true })} />)
  expect(screen.queryByRole('status')).toBeNull()
})
