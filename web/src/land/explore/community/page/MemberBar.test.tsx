// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endWelcome, welcomeTo } from '../../../../content/intent/intents.ts'
import { fakeServer } from '../../../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../../../platform/api/queries.ts'
import '../../../../kinds.ts'
import { JoinedCard } from './JoinedCard.tsx'
import { MemberBar } from './MemberBar.tsx'

const call = fakeServer()
const community = {
  id: 'c',
  title: 'Dunes of Texel',
  creator: { id: 'o', name: 'Jelle' },
  bbox: [4, 52, 5, 53],
  mine: null,
} as unknown as CommunityView

const joined = (subs: string[], id = 'm') =>
  act(() => void queryClient.setQueryData(keys.me, { id, subs } as unknown as Me))

async function show(subs: string[]) {
  joined(subs)
  const page = createRootRoute({
    component: () => (
      <>
        <MemberBar community={community} />
        <JoinedCard community={community} />
      </>
    ),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree: page, history: createMemoryHistory() })} />
    </QueryClientProvider>,
  )
  return screen.findAllByRole('button')
}

beforeEach(() => {
  queryClient.clear()
  call.mockReset().mockResolvedValue({})
})
afterEach(() => {
  cleanup()
  endWelcome('c')
})

const menu = () => screen.findByRole('button', { expanded: false })
const joinButton = () => screen.findByRole('button', { name: 'Join Dunes of Texel' })

test('MemberBar does not move the focus when another person signs in, or when the focus is outside the bar', async () => {
  await show([])
  joined(['c'], 'other')
  await menu()
  expect(document.activeElement).toBe(document.body)
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  joined([], 'other')
  await joinButton()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('MemberBar moves the focus to the button that replaces the pressed button, after joining and after leaving', async () => {
  await show([])
  ;(await joinButton()).focus()
  joined(['c'])
  expect(await menu()).toBe(document.activeElement)
  joined([])
  expect(await joinButton()).toBe(document.activeElement)
})

test('JoinedCard is shown to a person who has just joined, until they leave, and not to a person who was a member before', async () => {
  const welcome = () => screen.queryByText(en.intent.joined.text)
  await show(['c'])
  expect(welcome()).toBeNull()
  await act(async () => welcomeTo('c'))
  expect(welcome()).toBeTruthy()
  joined([])
  await joinButton()
  expect(welcome()).toBeNull()
  await act(async () => endWelcome('c'))
  joined(['c'])
  await menu()
  expect(welcome()).toBeNull()
})
