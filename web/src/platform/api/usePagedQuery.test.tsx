// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withCallName } from './client.ts'
import { queryClient, readAgain } from './queries.ts'
import { list, usePagedQuery } from './usePagedQuery.ts'

const fetch = vi.fn<(page: { cursor?: string | undefined; limit?: number | undefined }) => Promise<Page<string>>>()
const letters = list(withCallName('letters', fetch), [])
const shown = () =>
  renderHook(() => usePagedQuery(letters), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  }).result

beforeEach(() => {
  queryClient.clear()
  fetch.mockReset()
})
afterEach(cleanup)

test('usePagedQuery returns a refusal as failure, and retry loads the list', async () => {
  fetch.mockRejectedValue(new AppError('forbidden'))
  const list = shown()
  await waitFor(() => expect(list.current.failure).toBeInstanceOf(AppError))
  expect(list.current.items).toBeUndefined()
  fetch.mockResolvedValue({ items: ['a'], next: null })
  act(() => list.current.retry())
  await waitFor(() => expect(list.current).toMatchObject({ items: ['a'], failure: null, hasMore: false }))
})

test('usePagedQuery loads pages one by one, each with the cursor of the former page', async () => {
  fetch.mockImplementation(async ({ cursor }) =>
    cursor ? { items: ['b'], next: null } : { items: ['a'], next: 'after a' },
  )
  const list = shown()
  await waitFor(() => expect(list.current).toMatchObject({ items: ['a'], hasMore: true }))
  act(() => list.current.more())
  await waitFor(() => expect(list.current).toMatchObject({ items: ['a', 'b'], hasMore: false }))
  expect(fetch.mock.calls.map(([page]) => page)).toEqual([
    { cursor: undefined, limit: 20 },
    { cursor: 'after a', limit: 20 },
  ])
})

test('usePagedQuery keeps a further page that is loading when the list is fetched again', async () => {
  const second = Promise.withResolvers<Page<string>>()
  fetch.mockImplementation(({ cursor }) =>
    cursor ? second.promise : Promise.resolve({ items: ['a'], next: 'after a' }),
  )
  const list = shown()
  await waitFor(() => expect(list.current.hasMore).toBe(true))
  act(() => list.current.more())
  act(() => readAgain({ queryKey: letters.key() }))
  second.resolve({ items: ['b'], next: null })
  await waitFor(() => expect(list.current.items).toEqual(['a', 'b']))
})
