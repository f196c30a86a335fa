// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { ALL_SENT_MS, PAUSED_MS } from './useConnectionNotice.ts'
import { addUnsent, takeUnsent } from '../../platform/shell/states/unsent.ts'
import { getStatus, setConnection, setDataReady } from '../../platform/shell/states/status.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  setConnection('connecting')
  vi.useRealTimers()
})

test('nothing is said about a first connection', () => {
  render(<ConnectionStrip page="/map" />)
  act(() => setConnection('online'))
  expect(screen.queryByRole('status')).toBeNull()
})

const said = () => screen.queryByRole('status')?.textContent ?? ''

test.each([
  ['offline', en.app.connection.offline],
  ['away', en.app.connection.away],
  ['intercepted', en.app.connection.intercepted],
] as const)('%s is said until it ends, with another try; nothing was sent, so nothing says so', (state, text) => {
  render(<ConnectionStrip page="/map" />)
  act(() => setConnection('online'))
  act(() => setConnection(state))
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(said()).toContain(text)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  act(() => setConnection('online'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('where the network answers in our place, its own page can be opened past the app', () => {
  setConnection('intercepted')
  render(<ConnectionStrip page="/map" />)
  expect(screen.getByRole('link', { name: en.app.connection.openNetwork }).getAttribute('href')).toBe('/healthz')
})

test('"All sent" comes and goes when the last of what waited was sent, not before, and not when it was given up', () => {
  render(<ConnectionStrip page="/map" />)
  act(() => setConnection('offline'))
  act(() => {
    addUnsent('a draft')
    addUnsent('a photo')
    addUnsent('another photo')
  })
  act(() => setConnection('online'))
  expect(said()).toBe('')
  act(() => takeUnsent('a draft', 'sent'))
  expect(said()).toBe('')
  act(() => takeUnsent('another photo', 'dropped'))
  act(() => takeUnsent('a photo', 'sent'))
  expect(said()).toContain('All sent')
  act(() => void vi.advanceTimersByTime(ALL_SENT_MS))
  expect(said()).toBe('')
  act(() => addUnsent('a photo'))
  act(() => takeUnsent('a photo', 'dropped'))
  act(() => takeUnsent('what never waited', 'sent'))
  expect(said()).toBe('')
})

test('while calls are answered nobody is offline: that updates pause is said after a moment, until they go on', () => {
  render(<ConnectionStrip page="/map" />)
  act(() => setConnection('online'))
  act(() => setConnection('paused'))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(PAUSED_MS))
  expect(screen.getByRole('status').textContent).toContain('Live updates are paused.')
  act(() => setConnection('online'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('on a map it says that drawing still works', () => {
  setConnection('offline')
  render(<ConnectionStrip page="/map" map />)
  expect(screen.getByRole('status').textContent).toContain('Drawing still works.')
})

test('a notice that comes while a page is read lies over it, and has room only on the next page', () => {
  const { container, rerender } = render(<ConnectionStrip page="/map" />)
  const inFlow = () => [...container.children].filter((part) => !part.hasAttribute('data-over')).length
  act(() => setConnection('online'))
  act(() => setConnection('offline'))
  expect([said() !== '', inFlow()]).toEqual([true, 0])
  rerender(<ConnectionStrip page="/info" />)
  expect([said() !== '', inFlow()]).toEqual([true, 1])
  act(() => setConnection('online'))
  expect([screen.queryByRole('status'), inFlow()]).toEqual([null, 1])
  act(() => addUnsent('a photo'))
  act(() => takeUnsent('a photo', 'sent'))
  expect([said().includes('All sent'), inFlow()]).toEqual([true, 1])
  rerender(<ConnectionStrip page="/home2" />)
  expect(inFlow()).toBe(0)
})

test('the data-ready flag rises once', () => {
  expect(getStatus().dataReady).toBe(false)
  setDataReady()
  expect(getStatus().dataReady).toBe(true)
})
