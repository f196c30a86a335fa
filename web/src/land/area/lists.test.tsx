// @vitest-environment happy-dom
import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { areas, readMyAreas } from './data.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

const call = fakeServer()
const area = (id: string) => ({ id }) as MyAreaView

beforeEach(() => {
  call.mockReset()
  queryClient.clear()
})
afterEach(cleanup)

test('readMyAreas, called when a deletion is undone, does not drop the next page of areas that is still loading', async () => {
  const second = Promise.withResolvers<unknown>()
  let pages = 0
  call.mockImplementation(async (name) => {
    if (name !== 'feed.measures.mine') return {}
    pages += 1
    return pages % 2 === 1 ? { items: [area('a')], next: 'after a' } : second.promise
  })
  const { result } = renderHook(
    () => ({
      list: usePagedQuery(areas.mine),
      restore: useCall(api.measure.restore.mutate, { onSettled: readMyAreas }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  await waitFor(() => expect(result.current.list.hasMore).toBe(true))
  act(() => result.current.list.more())
  await waitFor(() => expect(pages).toBe(2))
  await act(() => result.current.restore.mutateAsync({ measureId: 'c' }))
  expect(pages).toBe(2)
  second.resolve({ items: [area('b')], next: null })
  await waitFor(() => expect(result.current.list.items?.map(({ id }) => id)).toEqual(['a', 'b']))
})
