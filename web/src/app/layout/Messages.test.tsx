// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Messages } from './Messages.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('style')
})

test('Messages reserves its own height on the page and releases it when unmounted', () => {
  let grow: (height: number) => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: (entries: { contentRect: { height: number } }[]) => void) {
        grow = (height) => seen([{ contentRect: { height } }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  const room = () => document.documentElement.style.getPropertyValue('--ff-message-room')
  const { unmount } = render(<Messages>Saved</Messages>)
  act(() => grow(72))
  expect(room()).toBe('72px')
  act(() => grow(0))
  expect(room()).toBe('0px')
  act(() => grow(72))
  unmount()
  expect(room()).toBe('0px')
})
