// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MantineProvider } from '@mantine/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { DrawBar } from './DrawBar.tsx'
import { DrawOverlay } from './DrawOverlay.tsx'
import { DrawPanel } from './DrawPanel.tsx'
import { close, drop, select, startModel } from './model.ts'
import { hintOf, stateOf } from './state.ts'
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
  return {
    ...state,
    hint: hintOf(state, view.tooFar ?? false),
    input: 'touch',
    tooFar: false,
    cross: !state.closed,
    inset: {},
    drops: 0,
    analytics: () => ({ mode: 'touch', vertices: state.vertices, seconds: 0, zoom: 12, device: 'phone' }),
    dropAtCentre: noop,
    undo: noop,
    redo: noop,
    close: noop,
    clear: noop,
    deleteSelected: vi.fn(),
    select: noop,
    zoomToDraw: vi.fn(),
    showProblem: vi.fn(),
    ...view,
  }
}

const show = (what: React.ReactNode) => render(<MantineProvider>{what}</MantineProvider>)
const next = { label: 'Next', onPress: vi.fn() }
const button = (name: string) => screen.getByRole('button', { name })

describe('the bar of a phone', () => {
  it('does not go on with a shape that crosses itself, but shows where', () => {
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
  it('zooms in instead of dropping from too far away', () => {
    const drawing = drawingOf(lineModel([]), { tooFar: true })
    show(<DrawBar drawing={drawing} next={next} />)
    button('Zoom in to draw').click()
    expect(drawing.zoomToDraw).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Drop a dot' })).toBeNull()
  })
  it('says that there is nothing to take back', () => {
    show(<DrawBar drawing={drawingOf()} next={next} />)
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  })
  it('drops, closes, and goes on', () => {
    const { rerender } = show(<DrawBar drawing={drawingOf(lineModel(corners))} next={next} />)
    expect(button('Drop a dot')).toBeTruthy()
    expect(button('Close the shape').getAttribute('aria-disabled')).toBe('false')
    const closed = close(lineModel(corners))
    rerender(
      <MantineProvider>
        <DrawBar drawing={drawingOf(closed)} next={next} />
      </MantineProvider>,
    )
    button('Next').click()
    expect(next.onPress).toHaveBeenCalledOnce()
    const chosen = drawingOf(select(closed, 1))
    rerender(
      <MantineProvider>
        <DrawBar drawing={chosen} next={next} />
      </MantineProvider>,
    )
    expect(button('Put the dot here')).toBeTruthy()
    button('Delete this dot').click()
    expect(chosen.deleteSelected).toHaveBeenCalledOnce()
  })
})

describe('over the map', () => {
  it('names a crossing, and leads there', () => {
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
  it('speaks of the first dot when it closes', () => {
    show(<DrawOverlay drawing={drawingOf(lineModel(corners), { input: 'mouse' })} />)
    const hint = 'Click the first dot to close the shape. You can change it afterwards.'
    expect(screen.getByRole('status').textContent).toBe(hint)
  })
})

describe('the panel of a desk', () => {
  it('has no size to show for two dots', () => {
    show(<DrawPanel drawing={drawingOf(lineModel(corners.slice(0, 2)))} />)
    expect(screen.getByText('No size yet')).toBeTruthy()
    expect(screen.getByText('2 dots')).toBeTruthy()
  })
  it('shows size and dots, and something to picture it by', () => {
    show(<DrawPanel drawing={drawingOf(lineModel(corners))} />)
    expect(screen.getByText('37.4 km²')).toBeTruthy()
    expect(screen.getByText('3 dots, about 5,200 football pitches')).toBeTruthy()
  })
})
