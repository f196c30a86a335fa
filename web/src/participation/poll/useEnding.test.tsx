// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEnding } from './useEnding.ts'

const DAY = 24 * 3600 * 1000
const read = vi.fn()
const shown = (ended: boolean, endsIn: number | null) => {
  const readAt = Date.now()
  return renderHook(
    (next: { ended: boolean; endsIn: number | null; readAt: number }) => useEnding(next, next.readAt, read),
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
  read.mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('useEnding never refetches for a poll without an end or after the end', () => {
  expect(shown(false, null).result.current).toBe(false)
  expect(shown(true, null).result.current).toBe(true)
  pass(40 * DAY)
  expect(read).not.toHaveBeenCalled()
})

test('useEnding reports the end on time and then refetches the results', () => {
  const { result } = shown(false, 5000)
  pass(4999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  pass(600)
  expect(read).toHaveBeenCalledOnce()
})

test('useEnding reopens the poll if the server gives a later end', () => {
  const { result, rerender } = shown(false, 5000)
  pass(5600)
  rerender({ ended: false, endsIn: 3000, readAt: Date.now() })
  expect(result.current).toBe(false)
  pass(3000)
  expect(result.current).toBe(true)
})

test('useEnding refetches a distant end once a day', () => {
  const { result } = shown(false, 40 * DAY)
  pass(DAY)
  expect(read).toHaveBeenCalledOnce()
  expect(result.current).toBe(false)
})
