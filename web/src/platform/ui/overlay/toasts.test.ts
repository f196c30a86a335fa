import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, showToast, TOAST_MS, topToast } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (let toast = topToast(); toast; toast = topToast()) closeToast(toast.id)
  vi.useRealTimers()
})

const undo = { label: 'Undo', onPress: () => undefined }

test('one that holds an action never leaves by itself', () => {
  showToast('Gone', undo)
  vi.advanceTimersByTime(TOAST_MS * 10)
  expect(topToast()?.text).toBe('Gone')
})

test('there is one at a time, and a plain one leaves after six seconds', () => {
  showToast('First')
  showToast('Second')
  expect(topToast()?.text).toBe('Second')
  vi.advanceTimersByTime(TOAST_MS)
  expect(topToast()).toBeUndefined()
})

test('the chance to undo comes back when a newer toast has gone', () => {
  showToast('Gone', undo)
  showToast('Copied')
  expect(topToast()?.text).toBe('Copied')
  vi.advanceTimersByTime(TOAST_MS)
  expect(topToast()?.text).toBe('Gone')
})
