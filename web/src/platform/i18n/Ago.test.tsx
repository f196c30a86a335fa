// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Ago } from './Ago.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const passes = (minutes: number) =>
  act(() => {
    vi.advanceTimersByTime(minutes * 60_000)
  })

test("Ago shows 'now' for a time in the future", () => {
  render(<Ago at="2026-11-20T12:03:00Z" />)
  expect(screen.getByText('now')).toBeDefined()
})

test('Ago updates over time, with one timer for all instances, which stops when the last one unmounts', () => {
  const { unmount } = render(
    <>
      <Ago at="2026-11-20T12:00:00Z" />
      <Ago at="2026-11-20T11:50:00Z" />
    </>,
  )
  expect(screen.getByText('10 minutes ago')).toBeDefined()
  passes(2)
  expect(screen.getByText('2 minutes ago')).toBeDefined()
  expect(screen.getByText('12 minutes ago')).toBeDefined()
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
