// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { useView } from './useView.ts'

beforeEach(() => {
  queryClient.clear()
  fakeServer().mockImplementation(async () => ({ items: [], next: null }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

test('useView: waiting is true until the map has bounds and the areas in view are loaded', async () => {
  const { result } = renderHook(() => useView(new Map(), {}), { wrapper })
  expect(result.current[0]).toMatchObject({ waiting: true, far: false, areas: [] })
  act(() => result.current[1]([6.4, 53.1, 6.6, 53.3], 12))
  expect(result.current[0].waiting).toBe(true)
  await waitFor(() => expect(result.current[0].waiting).toBe(false))
})
