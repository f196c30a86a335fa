// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLive } from '../platform/api/connection.ts'
import { joinShell, type Shell } from './phoneShell.ts'

type Listener = (value?: unknown) => void
let listeners: Record<string, Listener>
const minimizeApp = vi.fn(async () => undefined)
const share = vi.fn(async () => undefined)
const push = vi.fn()
const connectNow = vi.fn()

function fakeShell(native = true): Shell {
  const addListener = (event: string, listener: Listener) => void (listeners[event] = listener)
  return { isNativePlatform: () => native, Plugins: { App: { addListener, minimizeApp } as never, Share: { share } } }
}

beforeEach(() => {
  listeners = {}
  vi.clearAllMocks()
  watchLive({ isConnected: () => true, connectNow, readInstead() {} })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  Reflect.deleteProperty(navigator, 'share')
  window.history.replaceState(null, '')
})

test('joinShell adds no listener and no share function in a browser, even if it has a Capacitor object', () => {
  joinShell({ history: { push } }, undefined)
  joinShell({ history: { push } }, {})
  joinShell({ history: { push } }, fakeShell(false))
  expect(listeners).toEqual({})
  expect('share' in navigator).toBe(false)
})

test('joinShell ignores links of other sites and malformed links', () => {
  joinShell({ history: { push } }, fakeShell())
  for (const url of ['https://elsewhere.example/area/1', 'javascript:alert(1)', 'nothing', 'org.fieldfare.app://x'])
    listeners.appUrlOpen?.({ url })
  expect(push).not.toHaveBeenCalled()
})

test('joinShell opens a link to a page of the app in the router, and loads the target of a link that only the server can answer', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  joinShell({ history: { push } }, fakeShell())
  listeners.appUrlOpen?.({ url: `${window.location.origin}/reset-password/abc?x=1#y` })
  expect(push).toHaveBeenCalledExactlyOnceWith('/reset-password/abc?x=1#y')
  listeners.appUrlOpen?.({ url: `${window.location.origin}/unsubscribe/abc` })
  expect(push).toHaveBeenCalledTimes(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/unsubscribe/abc')
})

test('joinShell goes back in history on the back button, and minimizes the app on the first page', () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
  joinShell({ history: { push } }, fakeShell())
  window.history.replaceState({ __TSR_index: 0 }, '')
  listeners.backButton?.()
  expect([back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([0, 1])
  window.history.replaceState({ __TSR_index: 2 }, '')
  listeners.backButton?.()
  expect([back.mock.calls.length, minimizeApp.mock.calls.length]).toEqual([1, 1])
})

test('joinShell reconnects live updates after a minute in the background, but not after three seconds', () => {
  vi.useFakeTimers()
  joinShell({ history: { push } }, fakeShell())
  listeners.appStateChange?.({ isActive: false })
  expect(focusManager.isFocused()).toBe(false)
  vi.advanceTimersByTime(3000)
  listeners.appStateChange?.({ isActive: true })
  expect(focusManager.isFocused()).toBe(true)
  expect(connectNow).not.toHaveBeenCalled()
  listeners.appStateChange?.({ isActive: false })
  vi.advanceTimersByTime(60_000)
  listeners.appStateChange?.({ isActive: true })
  expect(connectNow).toHaveBeenCalledTimes(1)
})

test('joinShell shares through the phone where the web view cannot share', async () => {
  joinShell({ history: { push } }, fakeShell())
  await navigator.share({ title: 'Dunes', url: 'https://fieldfare.example/area/1' })
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Dunes', url: 'https://fieldfare.example/area/1' })
})
