// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDraft } from './useDraft.ts'

const keepDraft = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./draftSync.ts', async (load) => ({ ...(await load<object>()), keepDraft, dropDraft: vi.fn() }))

afterEach(cleanup)

/** A device that stores or refuses a draft only when the test calls for it. */
function slowDevice() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  keepDraft.mockReturnValueOnce(promise)
  return { keeps: () => act(async () => resolve()), refuses: () => act(async () => reject(new Error('no room'))) }
}
const renderDraft = () => renderHook(() => useDraft('area', 'one')).result

test('useDraft reports an edit refused by the device as unwritten, until a later edit is stored', async () => {
  const draft = renderDraft()
  const first = slowDevice()
  act(() => draft.current.keep({}, 'map'))
  expect(draft.current.status.unwritten).toBe('writing')
  await first.refuses()
  await waitFor(() => expect(draft.current.status.unwritten).toBe('refused'))
  const second = slowDevice()
  act(() => draft.current.keep({}, 'map'))
  await second.keeps()
  await waitFor(() => expect(draft.current.status.unwritten).toBe(null))
})

test('useDraft reports nothing unwritten once the draft is finished, even if the device then refuses the last edit', async () => {
  const draft = renderDraft()
  const device = slowDevice()
  act(() => draft.current.keep({}, 'map'))
  await act(() => draft.current.finish())
  expect(draft.current.status.unwritten).toBe(null)
  await device.refuses()
  expect(draft.current.status.unwritten).toBe(null)
})
