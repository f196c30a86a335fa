// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEnding } from './useEnding.ts'

const DAY = 24 * 3600 * 1000
const onRead = vi.fn()
const renderEnding = (ended: boolean, endsIn: number | null) => {
  const readAt = Date.now()
  return renderHook(
    (next: { ended: boolean; endsIn: number | null; readAt: number }) => useEnding(next, next.readAt, onRead),
    {
      initialProps: { ended, endsIn, readAt },
    },
  )
}
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms))
}

beforeEach(() => {
  vi.useFakeTimers()
  onRead.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('useEnding does not refetch a poll without an end, or one that has ended already', () => {
  expect(renderEnding(false, null).result.current).toBe(false)
  expect(renderEnding(true, null).result.current).toBe(true)
  pass(40 * DAY)
  expect(onRead).not.toHaveBeenCalled()
})

test('useEnding returns true at the moment at which the poll ends, and then refetches the poll', () => {
  const { result } = renderEnding(false, 5000)
  pass(4999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  pass(600)
  expect(onRead).toHaveBeenCalledOnce()
})

test('useEnding returns false again if the server answers with a later end', () => {
  const { result, rerender } = renderEnding(false, 5000)
  pass(5600)
  rerender({ ended: false, endsIn: 3000, readAt: Date.now() })
  expect(result.current).toBe(false)
  pass(3000)
  expect(result.current).toBe(true)
})

test('useEnding refetches the poll once a day if the poll ends in more than a day', () => {
  const { result } = renderEnding(false, 40 * DAY)
  pass(DAY)
  expect(onRead).toHaveBeenCalledOnce()
  expect(result.current).toBe(false)
})
