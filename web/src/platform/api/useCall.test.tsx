// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './queries.ts'
import { useCall } from './useCall.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
afterEach(cleanup)

test('useCall returns the error of a failed call and passes the result of onMutate to onError; the next call succeeds', async () => {
  const send = vi.fn(async (text: string) => `sent ${text}`).mockRejectedValueOnce(new AppError('forbidden'))
  const takenBack = vi.fn()
  const { result } = renderHook(
    () => useCall(send, { onMutate: () => 'before', onError: (_error, _text, before) => takenBack(before) }),
    { wrapper },
  )
  await act(() => result.current.mutateAsync('a').catch(() => undefined))
  await waitFor(() => expect(result.current.error).toBeInstanceOf(AppError))
  expect(takenBack).toHaveBeenCalledWith('before')
  await act(() => result.current.mutateAsync('b'))
  await waitFor(() => expect(result.current.data).toBe('sent b'))
  expect(send.mock.calls).toEqual([['a'], ['b']])
})
