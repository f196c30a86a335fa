// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBackCloses } from './useBackCloses.ts'

const back = vi.spyOn(window.history, 'back')
beforeEach(() => {
  back.mockReset()
  window.history.replaceState({ __TSR_index: 3, key: 'page' }, '')
})
afterEach(cleanup)

const layer = () => window.history.state?.layer as string | undefined
const open = (onClose = vi.fn()) => ({
  onClose,
  ...renderHook(({ shown }) => useBackCloses(shown, onClose), { initialProps: { shown: true } }),
})

test('useBackCloses leaves the history unchanged while the layer is closed', () => {
  renderHook(() => useBackCloses(false, () => undefined))
  expect(layer()).toBeUndefined()
})

test('useBackCloses closes the layer on Back and stays on the page', () => {
  const { onClose } = open()
  expect(layer()).toBeTruthy()
  expect(window.history.state.__TSR_index).toBe(4)
  window.history.replaceState({ __TSR_index: 3, key: 'page' }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('useBackCloses removes its history entry when the layer closes in another way than by Back', async () => {
  const { rerender, onClose } = open()
  rerender({ shown: false })
  await Promise.resolve()
  expect(back).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('useBackCloses reuses the history entry for a layer that replaces another', async () => {
  const second = vi.fn()
  const first = vi.fn()
  const { rerender } = renderHook(
    ({ menu }) => {
      useBackCloses(menu, first)
      useBackCloses(!menu, second)
    },
    { initialProps: { menu: true } },
  )
  const [menu, length] = [layer(), window.history.length]
  rerender({ menu: false })
  await Promise.resolve()
  expect(layer()).not.toBe(menu)
  expect(window.history.length).toBe(length)
  expect(window.history.state.__TSR_index).toBe(4)
  expect(back).not.toHaveBeenCalled()
  expect(second).not.toHaveBeenCalled()
})

test('useBackCloses does not go back in history when the layer closes after a link was followed', async () => {
  const { rerender } = open()
  window.history.pushState({ __TSR_index: 5, key: 'next page' }, '')
  rerender({ shown: false })
  await Promise.resolve()
  expect(back).not.toHaveBeenCalled()
})
