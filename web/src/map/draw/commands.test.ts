// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Draft, EMPTY_DRAFT } from '../operations/operations.ts'
import type { Commands } from './commands.ts'
import { drawByKeyboard } from './input.ts'
import { hold } from './model.ts'
import type { DrawSession } from './session.ts'
import { drawOnFake } from './testMap.ts'

let session: DrawSession
let commands: Commands
let on: ReturnType<typeof drawOnFake>['on']
let dropAt: ReturnType<typeof drawOnFake>['dropAt']
const onStop = vi.fn()
const ring = () => session.get().state.draft.ring
const state = () => session.get().state

function draw(initial: Draft = EMPTY_DRAFT) {
  const drawing = drawOnFake(initial, [], onStop)
  ;({ on, session, commands, dropAt } = drawing)
  return drawing.place
}
const square: Position[] = [
  [4, 52],
  [6, 52],
  [6, 54],
  [4, 54],
]

beforeEach(() => {
  onStop.mockClear()
  draw()
})

describe('createCommands, refusals', () => {
  it("adds no vertex when zoomed out too far, with refusal 'tooFar'", () => {
    session.look({ tooFar: true })
    dropAt([5, 53])
    expect(state()).toMatchObject({ vertices: 0, refusal: 'tooFar' })
  })
  it('adds no second vertex at the position of the first', () => {
    dropAt([5, 53], [5, 53], [5.05, 53])
    expect(state()).toMatchObject({ vertices: 1, selected: null })
  })
  it('close refuses a line that crosses itself, and moves the map to the crossing', () => {
    dropAt([0, 50], [2, 52], [2, 50], [0, 52])
    on.look([9, 53])
    commands.close()
    expect(state().closed).toBe(false)
    expect(on.easeTo).toHaveBeenCalledWith(expect.objectContaining({ center: [1, 51] }))
  })
  it('deleteSelected changes nothing without a selected vertex', () => {
    dropAt(...square)
    commands.deleteSelected()
    expect(ring()).toEqual(square)
  })
})

describe('vertices at the crosshair', () => {
  it('dropAtCentre adds vertices, and closes the line if the crosshair is near the first vertex', () => {
    dropAt(...square, [4.2, 52.05])
    expect(state()).toMatchObject({ closed: true, vertices: 4 })
  })
  it('dropAtCentre selects a vertex under the crosshair; the next call moves that vertex to the new crosshair and deselects it', () => {
    draw({ ring: square, closed: true })
    dropAt([6, 54])
    expect(state().selected).toBe(2)
    dropAt([7, 55])
    expect(state().selected).toBeNull()
    expect(ring()[2]).toEqual([7, 55])
    dropAt([7, 55], [7, 55])
    expect(state().selected).toBeNull()
    expect(ring()).toHaveLength(4)
  })
  it('dropAtCentre moves a selected vertex next to the first vertex without closing the line', () => {
    draw({ ring: [...square, [5, 55]], closed: false })
    commands.select(4)
    dropAt([4.15, 52.2])
    expect(state()).toMatchObject({ closed: false, selected: null, vertices: 5 })
  })
  it('dropAtCentre at the middle of an edge inserts a vertex there and selects that vertex', () => {
    draw({ ring: square, closed: true })
    dropAt([5, 52])
    expect(ring()[1]).toEqual([5, 52])
    expect(state().selected).toBe(1)
  })
  it('zoomToDraw moves the map to the last vertex at a zoom that allows drawing', () => {
    dropAt([5, 53], [6, 54])
    commands.zoomToDraw()
    expect(on.easeTo).toHaveBeenCalledWith(expect.objectContaining({ center: [6, 54], zoom: 10 }))
  })
})

describe('drawByKeyboard', () => {
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = on.canvas) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    target.dispatchEvent(event)
    return event
  }
  let stop: () => void
  beforeEach(() => {
    stop = drawByKeyboard(draw(), commands)
  })
  afterEach(() => stop())

  it('keyboard: ignores shortcuts in text fields, and keys without a tool', () => {
    press('Enter')
    const field = document.body.appendChild(document.createElement('input'))
    expect(press('z', { ctrlKey: true }, field).defaultPrevented).toBe(false)
    expect(press('a').defaultPrevented).toBe(false)
    expect(ring()).toHaveLength(1)
  })
  it('keyboard: ignores Enter repeated by a key that is held down', () => {
    press('Enter')
    on.look([6, 53])
    press('Enter', { repeat: true })
    expect(ring()).toHaveLength(1)
  })
  it('keyboard: adds vertices with Enter and Space, and undoes and redoes with shortcuts', () => {
    press('Enter')
    on.look([6, 53])
    expect(press(' ').defaultPrevented).toBe(true)
    press('Backspace')
    expect(ring()).toHaveLength(1)
    press('Z', { ctrlKey: true, shiftKey: true }, document.body)
    expect(ring()).toHaveLength(2)
    press('z', { metaKey: true }, document.body)
    press('y', { ctrlKey: true }, document.body)
    expect(ring()).toHaveLength(2)
    expect(session.get().view).toMatchObject({ input: 'keyboard', aim: 'centre' })
  })
  it('keyboard: pans the map by 10 pixels with Shift and an arrow key', () => {
    press('ArrowLeft', { shiftKey: true })
    press('ArrowLeft')
    expect(on.panBy.mock.calls).toEqual([[[-10, 0], { animate: false }]])
  })
  it('keyboard: the first Escape cancels a drag, the second cancels the selection, and the third stops drawing', () => {
    dropAt(...square)
    session.update((model) => hold(model, 1, [9, 50], false))
    press('Escape')
    expect(ring()).toEqual(square)
    commands.select(1)
    press('Escape')
    expect(onStop).not.toHaveBeenCalled()
    press('Escape')
    expect(onStop).toHaveBeenCalledOnce()
    expect(ring()).toEqual(square)
  })
})
