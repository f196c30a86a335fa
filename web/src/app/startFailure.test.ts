// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn()

/** Sets whether a service worker serves the page, which is then part of a stored app. */
const setStored = (stored: boolean) => vi.stubGlobal('navigator', { serviceWorker: { controller: stored ? {} : null } })

beforeAll(async () => {
  // @ts-expect-error: a plain script of the HTML page, without types
  await import('../../public/startFailure.js')
})
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  sessionStorage.clear()
  document.body.innerHTML = '<div id="words">The nature you love</div><div id="app"></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('reloadOnce does not reload a page whose files come from the network', () => {
  setStored(false)
  expect(window.reloadOnce?.()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('reloadOnce does not reload where the browser refuses session storage', () => {
  setStored(true)
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(window.reloadOnce?.()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('reloadOnce reloads a page that a service worker serves, at most once a minute', () => {
  setStored(true)
  expect(window.reloadOnce?.()).toBe(true)
  vi.advanceTimersByTime(59_000)
  expect(window.reloadOnce?.()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(window.reloadOnce?.()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('showStartFailure replaces the static text by an error message with a button that reloads', () => {
  setStored(false)
  window.showStartFailure?.()
  expect(document.body.textContent).toBe('An error occured. Please try again.Try again')
  expect(reload).not.toHaveBeenCalled()
  document.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledOnce()
})

test('showStartFailure reloads a page that a service worker serves, and keeps the static text of the page', () => {
  setStored(true)
  window.showStartFailure?.()
  expect(document.body.textContent).toBe('The nature you love')
  expect(reload).toHaveBeenCalledOnce()
})
