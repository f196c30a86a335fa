// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STORY_MS, useSlideshow } from './useSlideshow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (stories: number): void =>
  act(() => {
    vi.advanceTimersByTime(stories * STORY_MS)
  })

test('useSlideshow does not play with reduced motion, but can be turned by hand', () => {
  const { result } = renderHook(() => useSlideshow(3, true))
  wait(5)
  expect(result.current).toMatchObject({ index: 0, playing: false })
  act(() => result.current.go(-1))
  expect(result.current.index).toBe(2)
})

test('useSlideshow plays every story once and ends at the first', () => {
  const { result } = renderHook(() => useSlideshow(3, false))
  wait(1)
  wait(1)
  expect(result.current).toMatchObject({ index: 2, playing: true })
  wait(1)
  expect(result.current).toMatchObject({ index: 0, playing: false })
  wait(2)
  expect(result.current.index).toBe(0)
})

test('useSlideshow waits during hover or focus, and stops when paused or turned by hand', () => {
  const { result } = renderHook(() => useSlideshow(3, false))
  act(() => result.current.hold(true))
  wait(2)
  expect(result.current.index).toBe(0)
  act(() => result.current.hold(false))
  wait(1)
  expect(result.current.index).toBe(1)
  act(() => result.current.go(1))
  wait(2)
  expect(result.current).toMatchObject({ index: 2, playing: false })
  act(() => result.current.play())
  act(() => result.current.pause())
  wait(2)
  expect(result.current.index).toBe(2)
})

test('useSlideshow shows the last remaining story when the shown story disappears', () => {
  const { result, rerender } = renderHook(({ count }) => useSlideshow(count, true), { initialProps: { count: 2 } })
  act(() => result.current.go(1))
  rerender({ count: 1 })
  expect(result.current.index).toBe(0)
})
