// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadMessages, LOCALES } from '@fieldfare/shared/locale.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { DrawBar } from './DrawBar.tsx'
import { DrawOverlay } from './DrawOverlay.tsx'
import { DrawPanel } from './DrawPanel.tsx'
import type { Draft } from '../operations/operations.ts'
import { begin, close, drop, select, startModel } from './model.ts'
import { stateOf } from './state.ts'
import { hintOf } from './tools/tools.ts'
import type { Drawing } from './useDrawing.ts'

afterEach(cleanup)

const corners: Position[] = [
  [5, 53],
  [5.1, 53],
  [5.1, 53.1],
]
const lineModel = (dots: Position[]) => dots.reduce(drop, startModel({ ring: [], closed: false }))

function drawingOf(model = lineModel([]), view: Partial<Drawing> = {}): Drawing {
  const state = stateOf(model)
  const noop = vi.fn()
  const inHand = { tool: view.tool ?? 'dots', circle: view.circle ?? null, tooFar: view.tooFar ?? false }
  return {
    ...state,
    ...inHand,
    hint: hintOf({ ...state, ...inHand }),
    input: 'touch',
    snap: true,
    busy: false,
    cross: !state.closed,
    inset: {},
    drops: 0,
    analytics: () => ({ mode: 'touch', vertices: state.vertices, seconds: 0, zoom: 12, device: 'phone' }),
    dropAtCentre: noop,
    escape: noop,
    undo: noop,
    redo: noop,
    close: noop,
    clear: noop,
    deleteSelected: vi.fn(),
    select: noop,
    finishRing: noop,
    deleteRing: vi.fn(),
    takeRing: noop,
    beginGoal: vi.fn(),
    endGoal: vi.fn(),
    merge: vi.fn(),
    takeBorder: vi.fn(),
    simplify: noop,
    offer: noop,
    setTool: vi.fn(),
    setSnap: vi.fn(),
    setRadius: vi.fn(),
    addStroke: noop,
    refuseWalk: noop,
    showWalk: noop,
    zoomToDraw: vi.fn(),
    showProblem: vi.fn(),
    ...view,
  }
}

const show = (what: React.ReactNode) => render(what)
const next = { label: 'Next', onPress: vi.fn() }
const button = (name: string) => screen.getByRole('button', { name })

describe('DrawBar', () => {
  it('shows the crossing of a shape that crosses itself instead of continuing', () => {
    const bow = startModel({
      ring: [
        [5, 53],
        [7, 55],
        [7, 53],
        [5, 55],
      ],
      closed: true,
    })
    const drawing = drawingOf(bow)
    show(<DrawBar drawing={drawing} next={next} />)
    button('Next').click()
    expect(next.onPress).not.toHaveBeenCalled()
    expect(drawing.showProblem).toHaveBeenCalledOnce()
  })
  it('zooms in instead of adding a vertex when zoomed out too far', () => {
    const drawing = drawingOf(lineModel([]), { tooFar: true })
    show(<DrawBar drawing={drawing} next={next} />)
    button('Zoom in to draw').click()
    expect(drawing.zoomToDraw).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Drop a dot' })).toBeNull()
  })
  it('disables Undo at the start', () => {
    show(<DrawBar drawing={drawingOf()} next={next} />)
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  })
  it('offers to add, close, continue, and move or delete a selected vertex', () => {
    const { rerender } = show(<DrawBar drawing={drawingOf(lineModel(corners))} next={next} />)
    expect(button('Drop a dot')).toBeTruthy()
    expect(button('Close the shape').getAttribute('aria-disabled')).toBe('false')
    const closed = close(lineModel(corners))
    rerender(<DrawBar drawing={drawingOf(closed)} next={next} />)
    button('Next').click()
    expect(next.onPress).toHaveBeenCalledOnce()
    const drawing = drawingOf(select(closed, 1))
    rerender(<DrawBar drawing={drawing} next={next} />)
    expect(button('Put the dot here')).toBeTruthy()
    button('Delete this dot').click()
    expect(drawing.deleteSelected).toHaveBeenCalledOnce()
  })
})

const square: Draft = {
  ring: [...corners, [5, 53.1]],
  closed: true,
}
const names = () => screen.getAllByRole('button').map((one) => one.textContent)

describe('DrawBar and DrawPanel, tools', () => {
  it('offer drawing tools without a shape and editing tools with one', () => {
    const drawing = drawingOf()
    const { rerender } = show(<DrawBar drawing={drawing} next={next} />)
    button('Freehand').click()
    expect(drawing.setTool).toHaveBeenCalledWith('freehand')
    expect(button('Dots').getAttribute('aria-pressed')).toBe('true')
    const closed = drawingOf(startModel(square))
    rerender(<DrawBar drawing={closed} next={next} />)
    expect(names()).not.toContain('Freehand')
    expect(names()).not.toContain('Merge')
    button('Cut out').click()
    expect(closed.beginGoal).toHaveBeenCalledWith('cut')
  })
  it('offer to cancel or apply a line that changes the shape', () => {
    const cutting = drawingOf(begin(startModel(square), 'cut'))
    const { rerender } = show(<DrawBar drawing={cutting} next={next} />)
    button('Cancel').click()
    expect(cutting.endGoal).toHaveBeenCalledOnce()
    const drawing = drawingOf(corners.reduce(drop, begin(startModel(square), 'cut')))
    rerender(<DrawBar drawing={drawing} next={next} />)
    expect(button('Cut this out').getAttribute('aria-disabled')).toBe('false')
  })
  it('apply a typed radius and show an error for one out of range', () => {
    const drawing = drawingOf(lineModel([]), { tool: 'circle', circle: { center: [5, 53], radius: 300 } })
    show(<DrawBar drawing={drawing} next={next} />)
    const field = screen.getByLabelText<HTMLInputElement>('Radius')
    fireEvent.change(field, { target: { value: '2' } })
    expect(drawing.setRadius).not.toHaveBeenCalled()
    expect(field.value).toBe('2')
    expect(screen.getByText('Between 5 m and 200 km.')).toBeTruthy()
    fireEvent.change(field, { target: { value: '450' } })
    expect(drawing.setRadius).toHaveBeenCalledWith(450)
    expect(button('Use this circle')).toBeTruthy()
  })
  it('delete a part of a shape with several rings and count all vertices', () => {
    const holed = drawingOf(
      startModel({
        ...square,
        others: [
          {
            hole: true,
            ring: [
              [5.02, 53.02],
              [5.05, 53.02],
              [5.05, 53.05],
            ],
          },
        ],
      }),
    )
    show(<DrawPanel drawing={holed} />)
    button('Delete this part').click()
    expect(holed.deleteRing).toHaveBeenCalledOnce()
    expect(screen.getByText('7 dots', { exact: false })).toBeTruthy()
  })
})

describe('DrawOverlay', () => {
  it('names a crossing and shows its position', () => {
    const drawing = drawingOf(
      lineModel([
        [5, 53],
        [7, 55],
        [7, 53],
        [5, 55],
      ]),
    )
    show(<DrawOverlay drawing={drawing} />)
    expect(screen.getByRole('status').textContent).toBe('The line crosses itself here. Move this dot.')
    button('Show where').click()
    expect(drawing.showProblem).toHaveBeenCalledOnce()
  })
  it('explains how to close a line with the first vertex', () => {
    show(<DrawOverlay drawing={drawingOf(lineModel(corners), { input: 'mouse' })} />)
    const hint = 'Click the first dot to close the shape. You can change it afterwards.'
    expect(screen.getByRole('status').textContent).toBe(hint)
  })
})

describe("DrawOverlay and DrawPanel, with purpose 'content'", () => {
  const hintOfEmpty = (view: Partial<Drawing>) => {
    show(<DrawOverlay drawing={drawingOf(lineModel([]), view)} />)
    return screen.getByRole('status').textContent
  }
  it("DrawOverlay says 'the place' instead of 'your place'", () => {
    expect(hintOfEmpty({ purpose: 'content' })).toBe(
      'Move the place under the cross, then drop a dot to start drawing.',
    )
    cleanup()
    expect(hintOfEmpty({})).toBe('Move your place under the cross, then drop a dot to start drawing.')
  })
  it('DrawOverlay keeps a hint that names no place', () => {
    expect(hintOfEmpty({ purpose: 'content', input: 'mouse' })).toBe('Click to place the first dot and start drawing.')
  })
  it('DrawPanel says that going back keeps the drawing in the form', () => {
    show(<DrawPanel drawing={drawingOf(lineModel([]), { purpose: 'content' })} />)
    expect(screen.getByText('goes back; your drawing stays in the form')).toBeTruthy()
  })
  it.each(LOCALES)("draw.hint in %s never says 'area'", async (locale) => {
    const { draw } = await loadMessages(locale)
    expect(JSON.stringify(draw.hint)).not.toMatch(/\b(area|gebied|Gebiet\w*|zone)\b/)
  })
})

describe('DrawPanel', () => {
  it('shows no size for two vertices', () => {
    show(<DrawPanel drawing={drawingOf(lineModel(corners.slice(0, 2)))} />)
    expect(screen.getByText('No size yet')).toBeTruthy()
    expect(screen.getByText('2 dots')).toBeTruthy()
  })
  it('shows the size, the number of vertices and a comparison', () => {
    show(<DrawPanel drawing={drawingOf(lineModel(corners))} />)
    expect(screen.getByText('37.4 km²')).toBeTruthy()
    expect(screen.getByText('3 dots, about 5,200 football pitches')).toBeTruthy()
  })
})
