// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DotDrop } from './DotDrop.tsx'
import { insert, startModel } from './model.ts'
import { corners, drawingOf, lineModel } from './testDrawing.ts'
import { fakeMap } from './testMap.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { map } = fakeMap()
const dropped = (drops: number, model = lineModel(corners)) => (
  <DotDrop drawing={drawingOf(model, { drops, inset: { left: 100, top: 10 } })} map={map} />
)

test('DotDrop shows no dot that was there before, and none to people who asked for less motion', () => {
  const { container, rerender } = render(dropped(3))
  expect(container.childElementCount).toBe(0)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  rerender(dropped(4))
  expect(container.childElementCount).toBe(0)
})

test('DotDrop shows none where a dot is put between two others or a border is taken, nor afterwards', () => {
  const { container, rerender } = render(dropped(3))
  rerender(dropped(4, insert(lineModel(corners), 0, [5.05, 53])))
  expect(container.childElementCount).toBe(0)
  rerender(dropped(4))
  expect(container.childElementCount).toBe(0)
  rerender(dropped(5, startModel({ ring: corners, closed: true })))
  expect(container.childElementCount).toBe(0)
})

test('DotDrop shows a new dot at its place within what overlays leave free, until it has landed', () => {
  const { container, rerender } = render(dropped(3))
  rerender(dropped(4))
  const dot = container.firstElementChild as HTMLElement
  // The place on the map is 410, 290.
  expect(dot.style).toMatchObject({ left: '310px', top: '280px' })
  fireEvent.animationEnd(dot)
  expect(container.childElementCount).toBe(0)
  rerender(dropped(5))
  expect(container.childElementCount).toBe(1)
})
