// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { ALL_SENT_MS, PAUSED_MS } from './useConnectionNotice.ts'
import { getStatus, setConnection, setDataReady } from '../../shell/states/status.ts'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-us', lowerCaseLng: true, resources: { 'en-us': { translation: en } } })
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  setConnection('connecting')
  vi.useRealTimers()
})

test('nothing is said about a first connection', () => {
  render(<ConnectionStrip />)
  act(() => setConnection('online'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('being offline is said until it ends, then "All sent" comes and goes', () => {
  render(<ConnectionStrip />)
  act(() => setConnection('online'))
  act(() => setConnection('offline'))
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(screen.getByRole('status').textContent).toContain('You are offline.')
  act(() => setConnection('online'))
  expect(screen.getByRole('status').textContent).toContain('All sent')
  act(() => void vi.advanceTimersByTime(ALL_SENT_MS))
  expect(screen.queryByRole('status')).toBeNull()
})

test('while calls are answered nobody is offline: that updates pause is said after a moment, until they go on', () => {
  render(<ConnectionStrip />)
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
  render(<ConnectionStrip map />)
  expect(screen.getByRole('status').textContent).toContain('Drawing still works.')
})

test('the data-ready flag rises once', () => {
  expect(getStatus().dataReady).toBe(false)
  setDataReady()
  expect(getStatus().dataReady).toBe(true)
})
