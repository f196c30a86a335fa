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
  const inHand = { tool: view.tool ?? 'dots', circle: view.circle ?? null, tooFar: view.tooFar ?? false }
  return {
    ...state,
    ...inHand,
    hint: hintOf(state, inHand),
    input: 'touch',
    snap: true,
    busy: false,
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
    rerender(<DrawBar drawing={drawingOf(closed)} next={next} />)
    button('Next').click()
    expect(next.onPress).toHaveBeenCalledOnce()
    const chosen = drawingOf(select(closed, 1))
    rerender(<DrawBar drawing={chosen} next={next} />)
    expect(button('Put the dot here')).toBeTruthy()
    button('Delete this dot').click()
    expect(chosen.deleteSelected).toHaveBeenCalledOnce()
  })
})

const square: Draft = {
  ring: [...corners, [5, 53.1]],
  closed: true,
}
const names = () => screen.getAllByRole('button').map((one) => one.textContent)

describe('the tools', () => {
  it('draw while there is no shape, and change it once there is', () => {
    const open = drawingOf()
    const { rerender } = show(<DrawBar drawing={open} next={next} />)
    button('Freehand').click()
    expect(open.setTool).toHaveBeenCalledWith('freehand')
    expect(button('Dots').getAttribute('aria-pressed')).toBe('true')
    const closed = drawingOf(startModel(square))
    rerender(<DrawBar drawing={closed} next={next} />)
    expect(names()).not.toContain('Freehand')
    expect(names()).not.toContain('Merge')
    button('Cut out').click()
    expect(closed.beginGoal).toHaveBeenCalledWith('cut')
  })
  it('say what a line is for that changes the shape, and how to leave it', () => {
    const cutting = drawingOf(begin(startModel(square), 'cut'))
    const { rerender } = show(<DrawBar drawing={cutting} next={next} />)
    button('Cancel').click()
    expect(cutting.endGoal).toHaveBeenCalledOnce()
    const drawn = drawingOf(corners.reduce(drop, begin(startModel(square), 'cut')))
    rerender(<DrawBar drawing={drawn} next={next} />)
    expect(button('Cut this out').getAttribute('aria-disabled')).toBe('false')
  })
  it('take the radius that is typed, and refuse one out of range', () => {
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
  it('delete a part or fill a hole where there are several rings', () => {
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

describe('hints for what is no area of one’s own', () => {
  const hintOfEmpty = (view: Partial<Drawing>) => {
    show(<DrawOverlay drawing={drawingOf(lineModel([]), view)} />)
    return screen.getByRole('status').textContent
  }
  it('do not say that the place is yours', () => {
    expect(hintOfEmpty({ purpose: 'content' })).toBe(
      'Move the place under the cross, then drop a dot to start drawing.',
    )
    cleanup()
    expect(hintOfEmpty({})).toBe('Move your place under the cross, then drop a dot to start drawing.')
  })
  it('are the same where they speak of no place', () => {
    expect(hintOfEmpty({ purpose: 'content', input: 'mouse' })).toBe('Click to place the first dot and start drawing.')
  })
  it('say that going back keeps the drawing in the form', () => {
    show(<DrawPanel drawing={drawingOf(lineModel([]), { purpose: 'content' })} />)
    expect(screen.getByText('goes back; your drawing stays in the form')).toBeTruthy()
  })
  it.each(LOCALES)('speak in %s of no area: what is drawn is a shape', async (locale) => {
    const { draw } = await loadMessages(locale)
    expect(JSON.stringify(draw.hint)).not.toMatch(/\b(area|gebied|Gebiet\w*|zone)\b/)
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
