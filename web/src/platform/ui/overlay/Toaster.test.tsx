// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeToast, closeToastsOf, showToast, topToast } from './toasts.ts'
import { Toaster } from './Toaster.tsx'

afterEach(() => {
  cleanup()
  undo.onPress.mockClear()
  for (let toast = topToast(); toast; toast = topToast()) closeToast(toast.id)
})

const undo = { label: 'Undo', onPress: vi.fn<() => void>() }
/** A page with a toast, whose focus is on a button of the page. */
function renderToaster() {
  showToast('Gone', undo)
  render(
    <>
      <button type="button">Delete</button>
      <Toaster closeLabel="Close" />
    </>,
  )
  const from = screen.getByRole('button', { name: 'Delete' })
  from.focus()
  return from
}

test.each([
  ['Close', (button: HTMLElement) => fireEvent.click(button)],
  ['Undo', (button: HTMLElement) => fireEvent.click(button)],
  ['Close', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'Escape' })],
])('Toaster returns the focus to the page when a toast is closed by %s', (name, press) => {
  const from = renderToaster()
  const button = screen.getByRole('button', { name })
  button.focus()
  press(button)
  expect(screen.queryByText('Gone')).toBeNull()
  expect(document.activeElement).toBe(from)
})

test('Toaster ignores Escape outside a toast', () => {
  const from = renderToaster()
  fireEvent.keyDown(from, { key: 'Escape' })
  expect(screen.getByText('Gone')).toBeTruthy()
})

test('closeToastsOf closes toasts older than a time, also those with an action, but no newer ones', () => {
  renderToaster()
  const shownAt = topToast()?.at ?? 0
  act(() => closeToastsOf(shownAt))
  expect(screen.getByText('Gone')).toBeTruthy()
  act(() => closeToastsOf(shownAt + 1))
  expect(screen.queryByText('Gone')).toBeNull()
  expect(undo.onPress).not.toHaveBeenCalled()
})

/** Swipes the toast with a finger, by this many pixels to the right. */
function swipe(pixels: number) {
  const toast = screen.getByText('Gone')
  fireEvent.pointerDown(toast, { clientX: 100, clientY: 20, pointerId: 1, isPrimary: true })
  fireEvent.pointerMove(toast, { clientX: 100 + pixels / 2, clientY: 20, pointerId: 1, isPrimary: true })
  fireEvent.pointerMove(toast, { clientX: 100 + pixels, clientY: 20, pointerId: 1, isPrimary: true })
  fireEvent.pointerUp(toast, { clientX: 100 + pixels, clientY: 20, pointerId: 1, isPrimary: true })
}

test.each([30, -30])('Toaster keeps a toast in place after a swipe of %s pixels', (pixels) => {
  renderToaster()
  swipe(pixels)
  expect(screen.getByText('Gone').closest<HTMLElement>('[style]')).toBeNull()
})

test('Toaster keeps a toast in place after a cancelled swipe', () => {
  renderToaster()
  const toast = screen.getByText('Gone')
  fireEvent.pointerDown(toast, { clientX: 100, pointerId: 1, isPrimary: true })
  fireEvent.pointerMove(toast, { clientX: 300, pointerId: 1, isPrimary: true })
  fireEvent.pointerCancel(toast, { pointerId: 1, isPrimary: true })
  expect(screen.getByText('Gone').closest<HTMLElement>('[style]')).toBeNull()
})

test.each([120, -120])('Toaster closes a toast after a swipe of %s pixels without calling its action', (pixels) => {
  renderToaster()
  swipe(pixels)
  expect(screen.queryByText('Gone')).toBeNull()
  expect(undo.onPress).not.toHaveBeenCalled()
})
