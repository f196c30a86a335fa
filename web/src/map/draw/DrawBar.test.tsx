// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { loadMessages, LOCALES } from '@fieldfare/shared/locale.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DrawBar } from './DrawBar.tsx'
import { DrawOverlay } from './DrawOverlay.tsx'
import { DrawPanel } from './DrawPanel.tsx'
import type { Draft } from '../operations/operations.ts'
import { begin, close, drop, refuse, select, startModel, undo } from './model.ts'
import { corners, drawingOf, lineModel } from './testDrawing.ts'
import type { Drawing } from './useDrawing.ts'

afterEach(cleanup)

const show = (what: React.ReactNode) => render(what)
const next = { label: 'Next', onPress: vi.fn() }
const button = (name: string) => screen.getByRole('button', { name })

describe('DrawBar', () => {
  it('Next shows where the shape crosses itself, instead of continuing', () => {
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
  it('shows a button that zooms in, instead of one that adds a vertex, when zoomed out too far', () => {
    const drawing = drawingOf(lineModel([]), { tooFar: true })
    show(<DrawBar drawing={drawing} next={next} />)
    button('Zoom in to draw').click()
    expect(drawing.zoomToDraw).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Drop a dot' })).toBeNull()
  })
  it('with nothing drawn, refuses to continue, says what is missing and shows no Undo', () => {
    const drawing = drawingOf()
    show(<DrawBar drawing={drawing} next={next} />)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    const main = button('Drop a dot in your place')
    expect(main.getAttribute('aria-disabled')).toBe('true')
    expect(main.getAttribute('aria-describedby')).toBe('hint')
    main.click()
    expect(drawing.refuseNothing).toHaveBeenCalledOnce()
    expect(next.onPress).not.toHaveBeenCalled()
  })
  it('disables Undo when all steps are undone, and shows Redo among the tools', () => {
    const undone = undo(drop(startModel({ ring: corners.slice(0, 1), closed: false }), [5, 54]))
    show(<DrawBar drawing={drawingOf(undone)} next={next} />)
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('Tools: Dots'))
    expect(button('Redo').getAttribute('aria-disabled')).toBe('false')
  })
  it('Next closes an open line, and continues to the next step if the shape is closed, even while a vertex is selected', () => {
    const press = () => fireEvent.click(button('Next'))
    const open = drawingOf(lineModel(corners))
    const { rerender } = show(<DrawBar drawing={open} next={next} />)
    expect(button('Drop a dot')).toBeTruthy()
    press()
    expect(open.close).toHaveBeenCalledOnce()
    expect(next.onPress).not.toHaveBeenCalled()
    const closed = close(lineModel(corners))
    for (const model of [closed, select(closed, 1)]) {
      next.onPress.mockClear()
      rerender(<DrawBar drawing={drawingOf(model)} next={next} />)
      press()
      expect(next.onPress).toHaveBeenCalledOnce()
    }
  })
  it('a single press on Next closes the line and continues to the next step', () => {
    next.onPress.mockClear()
    const open = drawingOf(lineModel(corners))
    const { rerender } = show(<DrawBar drawing={open} next={next} />)
    open.close = () => rerender(<DrawBar drawing={drawingOf(close(lineModel(corners)))} next={next} />)
    fireEvent.click(button('Next'))
    expect(next.onPress).toHaveBeenCalledOnce()
  })
  it('has buttons to move and to delete a selected vertex, beside Next', () => {
    const drawing = drawingOf(select(close(lineModel(corners)), 1), { dropAtCentre: vi.fn(), cross: true })
    show(<DrawBar drawing={drawing} next={next} />)
    button('Put the dot here').click()
    expect(drawing.dropAtCentre).toHaveBeenCalledOnce()
    button('Delete this dot').click()
    expect(drawing.deleteSelected).toHaveBeenCalledOnce()
    expect(button('Next')).toBeTruthy()
  })
  it('one press takes over the highlighted border and goes to the next step; from three vertices on, the button reads Next', async () => {
    next.onPress.mockClear()
    const lit = { label: 'this wood', take: vi.fn(async () => {}) }
    const { rerender } = show(<DrawBar drawing={drawingOf()} next={next} lit={lit} />)
    lit.take.mockImplementation(async () =>
      rerender(<DrawBar drawing={drawingOf(close(lineModel(corners)))} next={next} />),
    )
    await act(async () => button('Continue with this wood').click())
    expect(next.onPress).toHaveBeenCalledOnce()
    rerender(<DrawBar drawing={drawingOf(lineModel(corners))} next={next} lit={lit} />)
    expect(button('Next')).toBeTruthy()
  })
})

const square: Draft = {
  ring: [...corners, [5, 53.1]],
  closed: true,
}
const names = () => screen.getAllByRole('button').map((one) => one.textContent)

describe('tools in DrawBar and DrawPanel', () => {
  it('DrawBar offers tools for drawing at first, and tools for editing once the shape is closed', () => {
    const drawing = drawingOf()
    const { rerender } = show(<DrawBar drawing={drawing} next={next} />)
    button('Freehand').click()
    expect(drawing.setTool).toHaveBeenCalledWith('freehand')
    expect(button('Dots').getAttribute('aria-pressed')).toBe('true')
    const closed = drawingOf(startModel(square))
    rerender(<DrawBar drawing={closed} next={next} />)
    fireEvent.click(button('Tools: Change'))
    expect(names()).not.toContain('Freehand')
    expect(names()).not.toContain('Merge')
    expect(screen.getByRole('switch', { name: 'Snap' }).getAttribute('aria-checked')).toBe('true')
    fireEvent.click(button('Cut out'))
    expect(closed.beginGoal).toHaveBeenCalledWith('cut')
    expect(names()).not.toContain('Cut out')
  })
  it('DrawBar has buttons to cancel and to apply a cut out of the shape', () => {
    const cutting = drawingOf(begin(startModel(square), 'cut'))
    const { rerender } = show(<DrawBar drawing={cutting} next={next} />)
    button('Cancel').click()
    expect(cutting.endGoal).toHaveBeenCalledOnce()
    const drawing = drawingOf(corners.reduce(drop, begin(startModel(square), 'cut')))
    rerender(<DrawBar drawing={drawing} next={next} />)
    button('Cut this out').click()
    expect(drawing.close).toHaveBeenCalledOnce()
  })
  it('DrawBar applies a typed radius of the circle, but shows an error for a radius out of range', () => {
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
  it('DrawPanel deletes a part of a shape with several rings, and counts the vertices of all rings', () => {
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

describe('hints in DrawOverlay', () => {
  it('DrawOverlay on a touch screen hides hints after the first vertex, except the hint of a refused command', () => {
    const gone = (drawing: Drawing) => {
      cleanup()
      show(<DrawOverlay drawing={drawing} touch />)
      return screen.getByRole('status').closest('[data-gone]') !== null
    }
    expect(gone(drawingOf())).toBe(false)
    expect(gone(drawingOf(lineModel(corners)))).toBe(true)
    // The only vertex was undone: the hint stays hidden, since the person has read it.
    expect(gone(drawingOf(lineModel([]), { drops: 1 }))).toBe(true)
    expect(gone(drawingOf(refuse(lineModel(corners.slice(0, 2)), 'few')))).toBe(false)
  })
  it('DrawOverlay says that the line crosses itself, and its button shows where', () => {
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
  it('DrawOverlay explains that a click on the first vertex closes the shape', () => {
    show(<DrawOverlay drawing={drawingOf(lineModel(corners), { input: 'mouse' })} />)
    const hint = 'Click the first dot to close the shape. You can change it afterwards.'
    expect(screen.getByRole('status').textContent).toBe(hint)
  })
})

describe("texts for purpose 'content'", () => {
  const hintOfEmpty = (view: Partial<Drawing>) => {
    show(<DrawOverlay drawing={drawingOf(lineModel([]), view)} />)
    return screen.getByRole('status').textContent
  }
  it("DrawOverlay with purpose 'content' says 'the place' instead of 'your place'", () => {
    expect(hintOfEmpty({ purpose: 'content' })).toBe(
      'Move the place under the cross, then drop a dot to start drawing.',
    )
    cleanup()
    expect(hintOfEmpty({})).toBe('Move your place under the cross, then drop a dot to start drawing.')
  })
  it("DrawOverlay with purpose 'content' does not change a hint that lacks 'your place'", () => {
    expect(hintOfEmpty({ purpose: 'content', input: 'mouse' })).toBe('Click to place the first dot and start drawing.')
  })
  it("DrawPanel with purpose 'content' says that going back keeps the drawing in the form", () => {
    show(<DrawPanel drawing={drawingOf(lineModel([]), { purpose: 'content' })} />)
    expect(screen.getByText('goes back; your drawing stays in the form')).toBeTruthy()
  })
  it.each(LOCALES)("the hints for drawing in %s never contain the word 'area'", async (locale) => {
    const { draw } = await loadMessages(locale)
    expect(JSON.stringify(draw.hint)).not.toMatch(/\b(area|gebied|Gebiet\w*|zone)\b/)
  })
})

describe('size in DrawPanel', () => {
  it('DrawPanel shows no size for a line of two vertices', () => {
    show(<DrawPanel drawing={drawingOf(lineModel(corners.slice(0, 2)))} />)
    expect(screen.getByText('No size yet')).toBeTruthy()
    expect(screen.getByText('2 dots')).toBeTruthy()
  })
  it('DrawPanel shows size and number of vertices, and compares the size with football pitches', () => {
    show(<DrawPanel drawing={drawingOf(lineModel(corners))} />)
    expect(screen.getByText('37.4 km²')).toBeTruthy()
    expect(screen.getByText('3 dots, about 5,200 football pitches')).toBeTruthy()
  })
})
