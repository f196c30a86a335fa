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

test('DotDrop animates no vertex that was there on mount, and no vertex at all for people who prefer reduced motion', () => {
  const { container, rerender } = render(dropped(3))
  expect(container.childElementCount).toBe(0)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  rerender(dropped(4))
  expect(container.childElementCount).toBe(0)
})

test('DotDrop never animates a vertex that was inserted between two others or taken over with a border', () => {
  const { container, rerender } = render(dropped(3))
  rerender(dropped(4, insert(lineModel(corners), 0, [5.05, 53])))
  expect(container.childElementCount).toBe(0)
  rerender(dropped(4))
  expect(container.childElementCount).toBe(0)
  rerender(dropped(5, startModel({ ring: corners, closed: true })))
  expect(container.childElementCount).toBe(0)
})

test('DotDrop shows a new vertex at its pixels on the map, less the inset, until its animation ends', () => {
  const { container, rerender } = render(dropped(3))
  rerender(dropped(4))
  const dot = container.firstElementChild as HTMLElement
  // The last vertex is at 410, 290 on the map.
  expect(dot.style).toMatchObject({ left: '310px', top: '280px' })
  fireEvent.animationEnd(dot)
  expect(container.childElementCount).toBe(0)
  rerender(dropped(5))
  expect(container.childElementCount).toBe(1)
})
