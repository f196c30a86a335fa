// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeToast, topToast } from './toasts.ts'
import { useUndoableAction } from './useUndoableAction.ts'

const act = vi.fn<() => Promise<unknown>>()
const back = vi.fn<() => Promise<unknown>>()
const action = { do: act, message: 'Deleted.', undo: { do: back, message: 'Restored.' } }
const run = () => renderHook(() => useUndoableAction()).result.current.run(action)

beforeEach(() => {
  for (let toast = topToast(); toast; toast = topToast()) closeToast(toast.id)
  act.mockReset().mockResolvedValue(null)
  back.mockReset().mockResolvedValue(null)
})

test('useUndoableAction shows the error of a failed action without an undo button', async () => {
  act.mockRejectedValue(new AppError('forbidden'))
  expect(await run()).toBe(false)
  expect(topToast()).toMatchObject({ text: en.errors.code.forbidden })
  expect(topToast()?.action).toBeUndefined()
})

test('useUndoableAction shows the error of an undo that fails', async () => {
  back.mockRejectedValue(new AppError('not-found'))
  await run()
  topToast()?.action?.onPress()
  await vi.waitFor(() => expect(topToast()?.text).toBe(en.errors.code['not-found']))
})

test('useUndoableAction shows a toast with Undo, and another one after undoing', async () => {
  expect(await run()).toBe(true)
  expect(topToast()).toMatchObject({ text: 'Deleted.', action: { label: en.app.word.undo } })
  topToast()?.action?.onPress()
  await vi.waitFor(() => expect(topToast()?.text).toBe('Restored.'))
  expect(back).toHaveBeenCalledTimes(1)
})
