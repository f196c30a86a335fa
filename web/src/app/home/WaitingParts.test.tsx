// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { type Waiting, WAITING_PARTS, type WaitingItem } from '@fieldfare/shared/waiting.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { WaitingParts } from './WaitingParts.tsx'

const call = fakeServer()
const NOTHING = Object.fromEntries(WAITING_PARTS.map((part) => [part, { items: [], next: null }])) as unknown as Waiting
const item = (id: string, part: Partial<WaitingItem> = {}): WaitingItem => ({
  id,
  title: `The ${id}`,
  community: 'Dunes',
  path: `/post/${id}`,
  at: null,
  count: null,
  ...part,
})

/** The server's answer; null if the call fails. */
let waiting: Waiting | null
let more: () => Promise<Page<WaitingItem>>

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  waiting = NOTHING
  more = async () => ({ items: [], next: null })
  call.mockReset()
  call.mockImplementation(async (name) => {
    if (name === 'feed.waiting.part') return more()
    if (!waiting) throw new AppError('general')
    return waiting
  })
})
afterEach(cleanup)

async function show() {
  const root = createRootRoute({ component: WaitingParts })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree: root, history })} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Waiting for you' })
}
const nothing = () => screen.queryByText(/^Nothing is waiting for you/)

test('WaitingParts offers another try after a failure instead of saying that nothing is waiting', async () => {
  waiting = null
  await show()
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  expect(nothing()).toBeNull()
  waiting = NOTHING
  fireEvent.click(retryButton)
  await waitFor(() => expect(nothing()).toBeTruthy())
  expect(screen.queryByRole('button')).toBeNull()
})

test('WaitingParts says that nothing is waiting only once the server has answered', async () => {
  let answer: (waiting: Waiting) => void = () => undefined
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await show()
  expect(nothing()).toBeNull()
  await waitFor(() => expect(call).toHaveBeenCalled())
  await act(async () => answer(NOTHING))
  await waitFor(() => expect(nothing()).toBeTruthy())
})

test('WaitingParts shows only the parts with items, in a fixed order, and each item with its community, count, date and link', async () => {
  waiting = {
    ...NOTHING,
    answers: { items: [item('heron', { count: 3, at: '2026-11-20T10:00:00.000Z' })], next: null },
    invitations: { items: [item('walk', { path: '/meeting/walk' })], next: null },
  }
  await show()
  await screen.findByText('The heron')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Invitations',
    'New comments',
  ])
  const line = screen.getByRole('link', { name: /The heron/ })
  expect(line.getAttribute('href')).toBe('/post/heron')
  expect(line.textContent).toMatch(/Dunes · 3 new · Last on November 20, 2026/)
  expect(screen.getByRole('link', { name: /The walk/ }).getAttribute('href')).toBe('/meeting/walk')
  expect(screen.queryByRole('button')).toBeNull()
})

test('WaitingParts loads more items of a part on request, and keeps the items on screen if that fails', async () => {
  waiting = { ...NOTHING, inbox: { items: [item('letter')], next: 'there' } }
  await show()
  const button = await screen.findByRole('button', { name: 'Show more' })
  more = async () => {
    throw new AppError('general')
  }
  fireEvent.click(button)
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The letter')).toBeTruthy()
  more = async () => ({ items: [item('second')], next: null })
  fireEvent.click(retryButton)
  await screen.findByText('The second')
  const list = screen.getByRole('list')
  expect(within(list).getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})
