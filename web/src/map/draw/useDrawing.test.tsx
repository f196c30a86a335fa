// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Draft } from '../operations/operations.ts'
import { type Drawing, useDrawing } from './useDrawing.ts'

afterEach(cleanup)

/** Renders `useDrawing` with a map that has not loaded. */
function withoutMap(initial: Draft) {
  const { result } = renderHook(() =>
    useDrawing(null, { initial, palette: 'light', device: 'desk', onChange: () => undefined }),
  )
  return { drawing: () => result.current, press: (ask: (drawing: Drawing) => void) => act(() => ask(result.current)) }
}

test("useDrawing gives the hint 'few' when a line of one vertex is closed, even before the map has loaded", () => {
  const { drawing, press } = withoutMap({ ring: [[5, 53]], closed: false })
  press((it) => it.close())
  expect(drawing().hint).toBe('few')
})

test('useDrawing can close and clear a stored drawing, and undo, even before the map has loaded', () => {
  const { drawing, press } = withoutMap({
    ring: [
      [5, 53],
      [5.1, 53],
      [5.1, 53.1],
    ],
    closed: false,
  })
  press((it) => it.close())
  expect(drawing().closed).toBe(true)
  press((it) => it.clear())
  expect(drawing().vertices).toBe(0)
  press((it) => it.undo())
  expect(drawing().vertices).toBe(3)
})
