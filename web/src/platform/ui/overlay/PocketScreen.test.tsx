// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PocketScreen } from './PocketScreen.tsx'

const onClose = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onClose.mockReset()
  const root = createRootRoute({
    component: () => (
      <PocketScreen open onClose={onClose} label="Hold to unlock">
        1.2 km
      </PocketScreen>
    ),
  })
  render(<RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />)
  await screen.findByText('1.2 km')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const dark = () => screen.getByText('1.2 km')
const down = (init: PointerEventInit = {}) =>
  fireEvent.pointerDown(dark(), { isPrimary: true, pointerId: 1, clientX: 10, clientY: 10, ...init })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('PocketScreen ignores short, multiple and moving touches', async () => {
  down()
  await wait(800)
  fireEvent.pointerUp(dark())
  await wait(2000)
  down()
  down({ isPrimary: false, pointerId: 2 })
  await wait(2000)
  fireEvent.pointerUp(dark())
  down()
  fireEvent.pointerMove(dark(), { clientX: 90, clientY: 10 })
  await wait(2000)
  fireEvent.click(screen.getByRole('button', { hidden: true }), { detail: 1 })
  expect(onClose).not.toHaveBeenCalled()
})

test('PocketScreen closes after a long press or a held key', async () => {
  down()
  await wait(1300)
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.pointerUp(dark())
  fireEvent.keyDown(dark(), { key: 'Enter' })
  await wait(600)
  fireEvent.keyUp(dark(), { key: 'Enter' })
  await wait(2000)
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent.keyDown(dark(), { key: 'Enter' })
  await wait(1300)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test("PocketScreen closes at once on a screen reader's click", () => {
  fireEvent.click(screen.getByRole('button', { hidden: true }), { detail: 0 })
  expect(onClose).toHaveBeenCalledOnce()
})
