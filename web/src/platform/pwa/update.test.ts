import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anyDirty, beforeReload, flushDrafts } from './beforeReload.ts'
import { createUpdate, RELOAD_MS, STEP_MS } from './update.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const percentOf = (update: ReturnType<typeof createUpdate>) => {
  const state = update.state.get()
  return state.phase === 'progress' ? state.percent : undefined
}

test('createUpdate never reloads while a form is dirty', () => {
  const reload = vi.fn()
  const update = createUpdate({ random: () => 0.99, anyDirty: () => true, reload })
  update.available()
  update.navigated()
  vi.advanceTimersByTime(3_600_000)
  expect(update.state.get().phase).toBe('held')
  expect(reload).not.toHaveBeenCalled()
})

test('createUpdate reloads once for two new versions', () => {
  const reload = vi.fn()
  const update = createUpdate({ random: () => 1, anyDirty: () => false, reload })
  update.available()
  update.available()
  update.accept()
  vi.advanceTimersByTime(10_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('createUpdate raises its progress to 100 percent by at most 21 per 250 ms, and reloads 500 ms later', () => {
  const reload = vi.fn()
  const update = createUpdate({ random: () => 0.999, anyDirty: () => false, reload })
  const percents: (number | undefined)[] = []
  update.state.subscribe(() => percents.push(percentOf(update)))
  update.available()
  vi.advanceTimersByTime(4 * STEP_MS)
  expect(percents).toEqual([0, 21, 42, 63, 84])
  vi.advanceTimersByTime(STEP_MS)
  expect(update.state.get()).toEqual({ phase: 'done' })
  vi.advanceTimersByTime(RELOAD_MS - 1)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('createUpdate starts a held update after navigation if no form is dirty any more, or on accept', () => {
  let dirty = true
  const update = createUpdate({ random: () => 0.5, anyDirty: () => dirty, reload: () => undefined })
  update.available()
  dirty = false
  update.navigated()
  expect(update.state.get().phase).toBe('progress')

  dirty = true
  const accepted = createUpdate({ random: () => 0.5, anyDirty: () => dirty, reload: () => undefined })
  accepted.available()
  accepted.accept()
  expect(accepted.state.get().phase).toBe('progress')
})

test('flushDrafts saves the remaining forms if one fails', () => {
  const kept = vi.fn()
  const onError = vi.fn()
  const leave = [
    beforeReload({
      isDirty: () => false,
      flush: () => {
        throw new Error('storage full')
      },
    }),
    beforeReload({ isDirty: () => true, flush: kept }),
  ]
  expect(anyDirty()).toBe(true)
  flushDrafts(onError)
  expect(onError).toHaveBeenCalledOnce()
  expect(kept).toHaveBeenCalledOnce()
  for (const off of leave) off()
  expect(anyDirty()).toBe(false)
})
