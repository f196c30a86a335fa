import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, endToasts, showToast, TOAST_MS, topToast } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (let toast = topToast(); toast; toast = topToast()) closeToast(toast.id)
  vi.useRealTimers()
})

const undo = { label: 'Undo', onPress: () => undefined }

test('showToast leaves a toast with an action open, even after a minute', () => {
  showToast('Gone', undo)
  vi.advanceTimersByTime(TOAST_MS * 10)
  expect(topToast()?.text).toBe('Gone')
})

test('showToast shows one toast at a time and closes it after six seconds', () => {
  showToast('First')
  showToast('Second')
  expect(topToast()?.text).toBe('Second')
  vi.advanceTimersByTime(TOAST_MS)
  expect(topToast()).toBeUndefined()
})

test('showToast shows an earlier toast with an action again after a newer one closes', () => {
  showToast('Gone', undo)
  showToast('Copied')
  expect(topToast()?.text).toBe('Copied')
  vi.advanceTimersByTime(TOAST_MS)
  expect(topToast()?.text).toBe('Gone')
})

test('endToasts closes a toast with an action only if older than half a second, one without an action only if older than three seconds', () => {
  showToast('Your home is saved', undo)
  vi.advanceTimersByTime(400)
  endToasts()
  expect(topToast()?.text).toBe('Your home is saved')
  vi.advanceTimersByTime(200)
  showToast('Saved on this device')
  endToasts()
  vi.advanceTimersByTime(2900)
  endToasts()
  expect(topToast()?.text).toBe('Saved on this device')
  vi.advanceTimersByTime(200)
  endToasts()
  expect(topToast()).toBeUndefined()
})
