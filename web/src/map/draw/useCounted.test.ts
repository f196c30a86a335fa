// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCounted } from './useCounted.ts'

let still = false
beforeEach(() => {
  still = false
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function counted(first: number | null) {
  const { result, rerender } = renderHook(({ value }) => useCounted(value), { initialProps: { value: first } })
  return {
    shown: () => result.current,
    to: (value: number | null) => rerender({ value }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('useCounted does not count up to the first number, and never counts for people who prefer reduced motion', () => {
  const { shown, to } = counted(null)
  expect(shown()).toBeNull()
  to(100)
  expect(shown()).toBe(100)
  still = true
  to(200)
  expect(shown()).toBe(200)
})

test('useCounted counts from the old number to the new number, more slowly towards the end', () => {
  const { shown, to, pass } = counted(100)
  to(200)
  pass(64)
  const middle = shown() ?? 0
  expect(middle).toBeGreaterThan(140)
  expect(middle).toBeLessThan(200)
  pass(200)
  expect(shown()).toBe(200)
})

test('useCounted continues from the shown number when the value changes while it counts, and ends at the last value', () => {
  const { shown, to, pass } = counted(100)
  to(200)
  pass(64)
  const middle = shown() ?? 0
  to(0)
  pass(16)
  expect(shown()).toBeLessThanOrEqual(middle)
  expect(shown()).toBeGreaterThan(0)
  pass(300)
  expect(shown()).toBe(0)
  to(null)
  expect(shown()).toBeNull()
})
