// @vitest-environment happy-dom
import { AppError, type ErrorCode } from '@fieldfare/shared/errors.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys, queryClient } from '../platform/api/queries.ts'
import { fakeServer } from '../platform/api/fakeServer.ts'
import { closeToastsOf, topToast } from '../platform/ui/overlay/toasts.ts'
import { JoinPrompt } from './JoinPrompt.tsx'

const call = fakeServer()

beforeEach(() => {
  call.mockReset()
  // Toasts of an earlier test file may still be open.
  closeToastsOf(Infinity)
  queryClient.clear()
  queryClient.setQueryData(keys.me, null)
})
afterEach(cleanup)

function show(why: ErrorCode, joinAbove = false) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/post/1',
    component: () => <JoinPrompt community={{ id: 'c', title: 'Dunes of Texel' }} why={why} joinAbove={joinAbove} />,
  })
  const history = createMemoryHistory({ initialEntries: ['/post/1?comment=2'] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('JoinPrompt gives a guest a sign-in link that returns to the same URL', async () => {
  show('not-signed-in')
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(new URL(link.getAttribute('href') ?? '', 'https://here').searchParams.get('then')).toBe('/post/1?comment=2')
})

test('JoinPrompt offers a button to join to a person who has not joined', async () => {
  show('not-subscribed')
  expect(await screen.findByRole('button', { name: 'Join Dunes of Texel' })).toBeDefined()
})

test('JoinPrompt shows its text without a button if the page above has a join button', async () => {
  show('not-subscribed', true)
  expect(await screen.findByText(/Join Dunes of Texel to take part/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['is sent', undefined, 'The email is on its way.'],
  ['is refused', new AppError('too-many'), en.errors.code['too-many']],
])('JoinPrompt sends another confirmation mail on request and shows a message when it %s', async (_, refused, said) => {
  if (refused) call.mockRejectedValue(refused)
  else call.mockResolvedValue({ sent: true })
  show('not-verified')
  fireEvent.click(await screen.findByRole('button', { name: en.account.verify.again }))
  await waitFor(() => expect(topToast()?.text).toBe(said))
  expect(call).toHaveBeenCalledTimes(1)
})

test('JoinPrompt shows the plain error text for a reason without an action, such as forbidden', async () => {
  show('forbidden')
  expect(await screen.findByText(en.errors.code.forbidden)).toBeDefined()
})
