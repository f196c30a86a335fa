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

test('useEnding never refetches for a poll without an end or after the end', () => {
  expect(renderEnding(false, null).result.current).toBe(false)
  expect(renderEnding(true, null).result.current).toBe(true)
  pass(40 * DAY)
  expect(onRead).not.toHaveBeenCalled()
})

test('useEnding reports the end on time and then refetches the results', () => {
  const { result } = renderEnding(false, 5000)
  pass(4999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  pass(600)
  expect(onRead).toHaveBeenCalledOnce()
})

test('useEnding reopens the poll if the server gives a later end', () => {
  const { result, rerender } = renderEnding(false, 5000)
  pass(5600)
  rerender({ ended: false, endsIn: 3000, readAt: Date.now() })
  expect(result.current).toBe(false)
  pass(3000)
  expect(result.current).toBe(true)
})

test('useEnding refetches a distant end once a day', () => {
  const { result } = renderEnding(false, 40 * DAY)
  pass(DAY)
  expect(onRead).toHaveBeenCalledOnce()
  expect(result.current).toBe(false)
})
