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

test('ConnectionStrip shows nothing when the first connection is made', () => {
  render(<ConnectionStrip page="/map" />)
  act(() => setConnection('online'))
  expect(screen.queryByRole('status')).toBeNull()
})

const statusText = () => screen.queryByRole('status')?.textContent ?? ''

test.each([
  ['offline', en.app.connection.offline],
  ['away', en.app.connection.away],
  ['intercepted', en.app.connection.intercepted],
] as const)(
  "ConnectionStrip shows the state '%s' with a button to try again, until the connection returns",
  (state, text) => {
    render(<ConnectionStrip page="/map" />)
    act(() => setConnection('online'))
    act(() => setConnection(state))
    act(() => void vi.advanceTimersByTime(3_600_000))
    expect(statusText()).toContain(text)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    act(() => setConnection('online'))
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('ConnectionStrip over the map of a wizard on a phone appears after four seconds without a connection, without a button', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<ConnectionStrip page="/add-area" map wizard />)
  act(() => setConnection('online'))
  act(() => setConnection('offline'))
  act(() => void vi.advanceTimersByTime(3900))
  expect(statusText()).toBe('')
  act(() => void vi.advanceTimersByTime(200))
  expect(statusText()).toBe(en.app.connection.offline)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => setConnection('online'))
  expect(statusText()).toBe('')
  vi.unstubAllGlobals()
})

test("ConnectionStrip, while a captive portal intercepts requests, links to a path outside the app, so that the portal's page opens", () => {
  setConnection('intercepted')
  render(<ConnectionStrip page="/map" />)
  expect(screen.getByRole('link', { name: en.app.connection.openNetwork }).getAttribute('href')).toBe('/healthz')
})

test('ConnectionStrip shows "All sent" for a while once the last waiting item is sent, but not if all waiting items were dropped', () => {
  render(<ConnectionStrip page="/map" />)
  act(() => setConnection('offline'))
  act(() => {
    addUnsent('a draft')
    addUnsent('a photo')
    addUnsent('another photo')
  })
  act(() => setConnection('online'))
  expect(statusText()).toBe('')
  act(() => takeUnsent('a draft', 'sent'))
  expect(statusText()).toBe('')
  act(() => takeUnsent('another photo', 'dropped'))
  act(() => takeUnsent('a photo', 'sent'))
  expect(statusText()).toContain('All sent')
  act(() => void vi.advanceTimersByTime(ALL_SENT_MS))
  expect(statusText()).toBe('')
  act(() => addUnsent('a photo'))
  act(() => takeUnsent('a photo', 'dropped'))
  act(() => takeUnsent('what never waited', 'sent'))
  expect(statusText()).toBe('')
})

test('ConnectionStrip shows no "All sent" after only a waiting draft was saved, but shows it if a photo was sent as well', () => {
  render(<ConnectionStrip page="/create-message" />)
  act(() => setConnection('online'))
  act(() => addUnsent('a draft'))
  act(() => takeUnsent('a draft', 'saved'))
  expect(statusText()).toBe('')
  act(() => {
    addUnsent('a draft')
    addUnsent('a photo')
  })
  act(() => takeUnsent('a photo', 'sent'))
  act(() => takeUnsent('a draft', 'saved'))
  expect(statusText()).toContain('All sent')
})

test('ConnectionStrip shows that live updates are paused, but not before a delay, and only until they continue', () => {
  render(<ConnectionStrip page="/map" />)
  act(() => setConnection('online'))
  act(() => setConnection('paused'))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(PAUSED_MS))
  expect(screen.getByRole('status').textContent).toContain('Live updates are paused.')
  act(() => setConnection('online'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('ConnectionStrip on a map says in the offline notice that drawing still works', () => {
  setConnection('offline')
  render(<ConnectionStrip page="/map" map />)
  expect(screen.getByRole('status').textContent).toContain('Drawing still works.')
})

test('ConnectionStrip lays a new notice over the current page, and reserves space for the notice only on the next page', () => {
  const { container, rerender } = render(<ConnectionStrip page="/map" />)
  const inFlow = () => [...container.children].filter((part) => !part.hasAttribute('data-over')).length
  act(() => setConnection('online'))
  act(() => setConnection('offline'))
  expect([statusText() !== '', inFlow()]).toEqual([true, 0])
  rerender(<ConnectionStrip page="/info" />)
  expect([statusText() !== '', inFlow()]).toEqual([true, 1])
  act(() => setConnection('online'))
  expect([screen.queryByRole('status'), inFlow()]).toEqual([null, 1])
  act(() => addUnsent('a photo'))
  act(() => takeUnsent('a photo', 'sent'))
  expect([statusText().includes('All sent'), inFlow()]).toEqual([true, 1])
  rerender(<ConnectionStrip page="/home2" />)
  expect(inFlow()).toBe(0)
})

test('setDataReady sets the dataReady flag of the status', () => {
  expect(getStatus().dataReady).toBe(false)
  setDataReady()
  expect(getStatus().dataReady).toBe(true)
})
